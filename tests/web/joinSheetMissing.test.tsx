import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { serve } from './support/api.ts'
import { buildFullPost } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))
vi.mock('../../web/src/routes/join/JoinSheet.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('a sheet that can’t be loaded is no detour: the link of the lock is followed, and Back leads to the page', async () => {
  // React reports every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  serve('get', '/api/posts/5', buildFullPost({ id: 5, isSubscriberOnly: true, locked: true, videoURL: null }))
  const person = renderApp('/content/5')
  await person.click(await screen.findByRole('link', { name: 'Sign In to Watch Content' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1))
  const address = new URL(String(leaveTo.mock.calls[0]?.[0]), window.location.origin)
  expect([address.pathname, address.searchParams.get('redirect')]).toEqual(['/api/login', '/content/5'])
  expect(window.history.state).not.toHaveProperty('usr.joinFor')
  expect(screen.getByRole('main')).not.toHaveAttribute('inert')
})
