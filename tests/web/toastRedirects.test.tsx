import { act, screen, waitFor } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readToast } from '../../web/src/lib/toastStore.ts'
import type * as toastRegion from '../../web/src/ui/toast/ToastRegion.tsx'
import { serve, signIn } from './support/api.ts'
import { buildFullPost, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))

/** Whether the code of toasts has loaded, as far as the screen can see. */
const chunk = vi.hoisted(() => {
  let isLoaded = false
  let changed = () => {}
  const subscribe = (listener: () => void) => {
    changed = listener
    return () => {}
  }
  return { isLoaded: () => isLoaded, subscribe, load: (is: boolean) => ((isLoaded = is), changed()) }
})
vi.mock('../../web/src/ui/toast/ToastRegion.tsx', async (original) => {
  const { ToastRegion } = await original<typeof toastRegion>()
  const LateRegion: typeof ToastRegion = (props) => (
    <>{useSyncExternalStore(chunk.subscribe, chunk.isLoaded) && <ToastRegion {...props} />}</>
  )
  return { ToastRegion: LateRegion }
})

let leftAt = 0
beforeEach(() => {
  leftAt = 0
  leaveTo.mockReset().mockImplementation(() => void (leftAt = Date.now()))
  chunk.load(false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})

/** Milliseconds between the toast, which appears late, and the redirect. */
async function redirectDelay(title: string): Promise<number> {
  await waitFor(() => expect(readToast()?.title).toBe(title))
  // Longer than any redirect waits after the toast.
  act(() => void vi.advanceTimersByTime(1500))
  expect(leaveTo).not.toHaveBeenCalled()
  const shownAt = Date.now()
  act(() => chunk.load(true))
  await findToast(title)
  await waitFor(() => expect(leaveTo).toHaveBeenCalled())
  return leftAt - shownAt
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
    expect(await redirectDelay('Unauthorized')).toBeGreaterThanOrEqual(500)
  })

  it('starts 1000 ms after the toast appears when access is denied', async () => {
    renderApp('/admin')
    expect(await redirectDelay('Access Denied')).toBeGreaterThanOrEqual(1000)
  })
})
