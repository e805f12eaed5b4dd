// @vitest-environment jsdom
import './support/setup.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { serve, signIn } from './support/api.ts'
import { buildPost, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

// jsdom cannot leave its page.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))
// The toast's code arrives later than the redirect used to.
vi.mock('../../web/src/ui/toast/ToastRegion.tsx', async (original) => {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return original()
})

// Only the delay above counts, not how long a busy machine takes to compile what the toast is made of.
beforeAll(async () => void (await import('radix-ui')))

let leftAt = 0
beforeEach(() => {
  leftAt = 0
  leaveTo.mockReset().mockImplementation(() => void (leftAt = performance.now()))
})

/** Milliseconds from the toast's appearance to the redirect. */
async function readingTime(title: string): Promise<number> {
  const shown = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('li[data-state=open][data-tone]')?.textContent?.includes(title)) return
      observer.disconnect()
      resolve(performance.now())
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await findToast(title)
  await waitFor(() => expect(leaveTo).toHaveBeenCalled())
  return leftAt - (await shown)
}

describe('a redirect after a toast', () => {
  it('waits 500 ms from the moment the toast shows when the session has expired', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', buildPost({ id: 3, type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'] }))
    serve('get', '/api/posts/3/comments', [])
    serve('post', '/api/posts/3/comments', { message: 'Unauthorized', code: 'unauthorized' }, 401)
    const person = renderApp('/content/3')
    await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Hello')
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    expect(await readingTime('Unauthorized')).toBeGreaterThan(300)
  })

  it('waits 1000 ms when a screen is not for the visitor', async () => {
    renderApp('/admin')
    expect(await readingTime('Access Denied')).toBeGreaterThan(800)
  })
})
