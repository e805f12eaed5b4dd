import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { record, serve, servePosts, signIn } from './support/api.ts'
import { buildFullPost, buildPost, buildUser } from './support/fixtures.ts'
import { findToast, main, renderApp } from './support/renderApp.tsx'

const post = buildPost({ id: 4, title: 'Blue lace' })
/** Without a player, which has its own tests. */
const gallery = buildFullPost({ id: 4, title: 'Blue lace', type: 'gallery', videoURL: null, imageURLs: ['/media/a'] })
const mark = { name: 'Watch later: Blue lace' }

// A cold module graph takes longer than a test waits.
beforeAll(
  () =>
    Promise.all([
      import('../../web/src/routes/ContentPage.tsx'),
      import('../../web/src/features/content/watchLater/WatchLaterMark.tsx'),
    ]),
  60_000,
)

describe('the mark on a card', () => {
  it('puts a post on the list with one press, before the server has answered, and takes it off with another', async () => {
    signIn(buildUser())
    servePosts([post])
    const added = record('put', '/api/watch-later/4', null, 204)
    const removed = record('delete', '/api/watch-later/4', null, 204)
    const person = renderApp('/content')
    const button = await screen.findByRole('button', { ...mark, pressed: false })
    serve('get', '/api/watch-later/ids', { ids: [4] })
    await person.click(button)
    expect(await screen.findByRole('button', { ...mark, pressed: true })).toBeVisible()
    await waitFor(() => expect(added).toHaveLength(1))
    serve('get', '/api/watch-later/ids', { ids: [] })
    await person.click(screen.getByRole('button', mark))
    expect(await screen.findByRole('button', { ...mark, pressed: false })).toBeVisible()
    await waitFor(() => expect(removed).toHaveLength(1))
  })

  it('is as before, with the reason, when the list is full', async () => {
    signIn(buildUser())
    servePosts([post])
    const message = 'Your list to watch later can hold at most 500 posts.'
    serve('put', '/api/watch-later/4', { message, code: 'watch_later_full' }, 409)
    const person = renderApp('/content')
    await person.click(await screen.findByRole('button', mark))
    expect(await findToast(message)).toBeVisible()
    expect(await screen.findByRole('button', { ...mark, pressed: false })).toBeVisible()
  })

  it('is for people who are signed in', async () => {
    servePosts([post])
    renderApp('/content')
    expect(await screen.findByRole('link', { name: 'Blue lace' })).toBeVisible()
    expect(screen.queryByRole('button', mark)).toBeNull()
  })
})

describe('on the page of a post', () => {
  it('a visitor signs in first, and the press is kept', async () => {
    serve('get', '/api/posts/4', gallery)
    const person = renderApp('/content/4')
    const link = await screen.findByRole('link', { name: 'Watch later' })
    expect(link).toHaveAttribute('href', '/api/login?redirect=/content/4')
    link.addEventListener('click', (event) => event.preventDefault())
    await person.click(link)
    cleanup()
    signIn(buildUser())
    const added = record('put', '/api/watch-later/4', null, 204)
    renderApp('/content/4')
    await waitFor(() => expect(added).toHaveLength(1))
  })

  it('nothing is pressed for someone who only opens it', async () => {
    signIn(buildUser())
    serve('get', '/api/posts/4', gallery)
    const added = record('put', '/api/watch-later/4', null, 204)
    renderApp('/content/4')
    expect(await screen.findByRole('button', { name: 'Watch later', pressed: false })).toBeVisible()
    expect(added).toEqual([])
  })
})

describe('the list', () => {
  it('shows its posts, and a press takes one off', async () => {
    signIn(buildUser())
    serve('get', '/api/watch-later/ids', { ids: [4] })
    serve('get', '/api/watch-later', { posts: [post], total: 1, pages: 1 })
    const removed = record('delete', '/api/watch-later/4', null, 204)
    const person = renderApp('/watch-later')
    const button = await screen.findByRole('button', { ...mark, pressed: true })
    expect(screen.getByRole('link', { name: 'on this device' })).toHaveAttribute('href', '/saved')
    serve('get', '/api/watch-later/ids', { ids: [] })
    serve('get', '/api/watch-later', { posts: [], total: 0, pages: 1 })
    await person.click(button)
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to watch later yet' })).toBeVisible()
    expect(removed).toHaveLength(1)
  })

  it('asks visitors to sign in', async () => {
    renderApp('/watch-later')
    expect(await within(main()).findByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/api/login?redirect=/watch-later',
    )
  })

  it('is reached from the home page', async () => {
    signIn(buildUser())
    renderApp('/')
    expect(await within(main()).findByRole('link', { name: 'Watch later' })).toHaveAttribute('href', '/watch-later')
  })
})
