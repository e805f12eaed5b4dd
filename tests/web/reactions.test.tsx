import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { record, serve, signIn } from './support/api.ts'
import { buildFullPost, buildUser } from './support/fixtures.ts'
import { findToast, renderApp } from './support/renderApp.tsx'

/** Without a player, which has its own tests. */
const post = buildFullPost({ id: 4, type: 'gallery', videoURL: null, imageURLs: ['/media/a'], reactionCount: 12 })

it('one press calls a post a great find, and another takes it back', async () => {
  signIn(buildUser())
  serve('get', '/api/posts/4', post)
  serve('get', '/api/posts/4/reaction', { count: 12, isMine: false })
  const added = record('put', '/api/posts/4/reaction', { count: 13, isMine: true })
  const removed = record('delete', '/api/posts/4/reaction', { count: 12, isMine: false })
  const person = renderApp('/content/4')
  await person.click(await screen.findByRole('button', { name: /^Great find.*12 people say so/, pressed: false }))
  await person.click(await screen.findByRole('button', { name: /^Great find.*13 people say so/, pressed: true }))
  expect(await screen.findByRole('button', { name: /12 people say so/, pressed: false })).toBeVisible()
  await waitFor(() => expect([added.length, removed.length]).toEqual([1, 1]))
})

it('a press that fails is undone, with the reason', async () => {
  signIn(buildUser())
  serve('get', '/api/posts/4', post)
  serve('get', '/api/posts/4/reaction', { count: 12, isMine: false })
  const message = 'Too many requests. Please try again later.'
  serve('put', '/api/posts/4/reaction', { message, code: 'too_many_requests' }, 429)
  const person = renderApp('/content/4')
  await person.click(await screen.findByRole('button', { name: /12 people say so/ }))
  expect(await findToast(message)).toBeVisible()
  expect(await screen.findByRole('button', { name: /12 people say so/, pressed: false })).toBeVisible()
})

it('a visitor sees the count, signs in first, and the press is kept', async () => {
  serve('get', '/api/posts/4', post)
  const person = renderApp('/content/4')
  const link = await screen.findByRole('link', { name: /^Great find.*12 people say so/ })
  expect(link).toHaveAttribute('href', '/api/login?redirect=/content/4')
  link.addEventListener('click', (event) => event.preventDefault())
  await person.click(link)
  cleanup()
  signIn(buildUser())
  const added = record('put', '/api/posts/4/reaction', { count: 13, isMine: true })
  renderApp('/content/4')
  expect(await screen.findByRole('button', { name: /13 people say so/, pressed: true })).toBeVisible()
  expect(added).toHaveLength(1)
})

it('a locked post has none', async () => {
  signIn(buildUser())
  serve('get', '/api/posts/4', { ...post, locked: true, imageURLs: [], isSubscriberOnly: true })
  renderApp('/content/4')
  expect(await screen.findByRole('button', { name: 'Watch later' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Great find/ })).toBeNull()
})

it('presses that are faster than the server arrive in their order', async () => {
  signIn(buildUser())
  serve('get', '/api/posts/4', post)
  serve('get', '/api/posts/4/reaction', { count: 12, isMine: false })
  const added = record('put', '/api/posts/4/reaction', { count: 13, isMine: true })
  const removed = record('delete', '/api/posts/4/reaction', { count: 12, isMine: false })
  const person = renderApp('/content/4')
  await person.dblClick(await screen.findByRole('button', { name: /^Great find/ }))
  await waitFor(() => expect([added.length, removed.length]).toEqual([1, 1]))
  expect(await screen.findByRole('button', { name: /12 people say so/, pressed: false })).toBeVisible()
})
