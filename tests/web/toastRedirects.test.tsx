import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { serve, signIn } from './support/api.ts'
import { buildFullPost, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))
// The toast's chunk loads later than the redirect delay.
vi.mock('../../web/src/ui/toast/ToastRegion.tsx', async (original) => {
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return original()
})

// Preloaded, so that the time to compile the toast's modules does not count.
beforeAll(async () => void (await import('radix-ui')))

let leftAt = 0
beforeEach(() => {
  leftAt = 0
  leaveTo.mockReset().mockImplementation(() => void (leftAt = performance.now()))
})

/** Milliseconds between the toast and the redirect. */
async function redirectDelay(title: string): Promise<number> {
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
  it('starts 500 ms after the toast appears when the session has expired', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', buildFullPost({ id: 3, type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'] }))
    serve('get', '/api/posts/3/comments', [])
    serve('post', '/api/posts/3/comments', { message: 'Unauthorized', code: 'unauthorized' }, 401)
    const person = renderApp('/content/3')
    await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Hello')
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    expect(await redirectDelay('Unauthorized')).toBeGreaterThan(300)
  })

  it('starts 1000 ms after the toast appears when access is denied', async () => {
    renderApp('/admin')
    expect(await redirectDelay('Access Denied')).toBeGreaterThan(800)
  })
})
