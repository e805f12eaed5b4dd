import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serve, signIn } from './support/api.ts'
import { buildFullPost, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

// jsdom cannot navigate.
const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('../../web/src/lib/leaveTo.ts', () => ({ leaveTo }))
beforeEach(() => leaveTo.mockReset())

describe('an expired session', () => {
  it('shows a toast when a comment is rejected, then opens the sign-in page', async () => {
    signIn(buildUser({ isSubscriber: true }))
    serve('get', '/api/posts/3', buildFullPost({ id: 3, type: 'gallery', videoURL: null, imageURLs: ['/a.jpg'] }))
    serve('get', '/api/posts/3/comments', [])
    serve('post', '/api/posts/3/comments', { message: 'Unauthorized', code: 'unauthorized' }, 401)
    const person = renderApp('/content/3')
    await person.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Hello')
    await person.click(screen.getByRole('button', { name: 'Post Comment' }))
    expect(await findToast('Unauthorized')).toHaveTextContent('You are logged out. Logging in again...')
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login'))
  })
})

describe('/upload', () => {
  it('redirects a signed-out visitor to the sign-in page after a second', async () => {
    renderApp('/upload')
    expect(await findToast('Unauthorized')).toBeVisible()
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login'), { timeout: 8000 })
  })

  it('redirects an employee to /admin after a second', async () => {
    signIn(buildUser({ isEmployee: true, role: 'owner' }))
    renderApp('/upload')
    expect(await screen.findByRole('heading', { name: 'Admin Panel', level: 1 }, { timeout: 8000 })).toBeVisible()
    expect(window.location.pathname).toBe('/admin')
  })
})

describe('/admin', () => {
  it('redirects a member to the front page after a second', async () => {
    signIn(buildUser())
    renderApp('/admin')
    expect(await findToast('Access Denied')).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe('/'), { timeout: 8000 })
  })

  it('redirects a signed-out visitor to the sign-in page after a second', async () => {
    renderApp('/admin')
    expect(await findToast('Access Denied')).toBeVisible()
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login'), { timeout: 8000 })
  })
})

describe('/subscribe', () => {
  it('redirects a signed-out visitor to the sign-in page with the return path', async () => {
    renderApp('/subscribe')
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login?redirect=%2Fsubscribe'))
  })
})
