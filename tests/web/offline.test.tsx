import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FieldCopy } from '#contracts/content/fieldCopies.ts'
import { serve, signIn } from './support/api.ts'
import { buildFullPost, buildUser } from './support/fixtures.ts'
import { stubCaches } from './support/memoryCaches.ts'
import { renderApp } from './support/renderApp.tsx'

let stored: Map<string, Map<string, string>>
beforeEach(() => {
  stored = stubCaches()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const post = buildFullPost({ id: 7, title: 'A split ridge', type: 'gallery' })
const copy: FieldCopy = {
  post,
  owner: buildUser().id,
  expiresAt: '2026-12-21T12:00:00.000Z',
  files: [
    { url: '/media/agate-one?w=640', kind: 'photo' },
    { url: '/media/agate-two?w=640', kind: 'photo' },
  ],
  isFilmMissing: false,
}

async function openPost() {
  signIn(buildUser({ isSubscriber: true }))
  serve('get', '/api/posts/7', post)
  const person = renderApp('/content/7')
  await person.click(await screen.findByRole('button', { name: 'Save for the field' }))
  return person
}

describe('“Save for the field”', () => {
  it('saves a post with its photos, lists it, and removes it', async () => {
    serve('get', '/api/posts/7/field-copy', copy)
    serve('get', '/media/agate-one', 'stone')
    serve('get', '/media/agate-two', 'gone', 404)
    const person = await openPost()
    expect(await screen.findByText(/Saved on this device, readable until/)).toBeVisible()
    expect([...(stored.get('field:7')?.keys() ?? [])]).toEqual(['/media/agate-one', '/api/posts/7', '/field-record'])
    await person.click(screen.getByRole('link', { name: 'All saved posts' }))
    expect(await screen.findByRole('link', { name: 'A split ridge' })).toHaveAttribute('href', '/content/7')
    await person.click(screen.getByRole('button', { name: 'Remove A split ridge from this device' }))
    expect(await screen.findByText('Nothing saved yet')).toBeVisible()
    expect(stored.has('field:7')).toBe(false)
  })

  it('says what went wrong, and leaves nothing', async () => {
    serve('get', '/api/posts/7/field-copy', { ...copy, files: [{ url: '/media/film', kind: 'film' }] })
    serve('get', '/media/film', { message: 'Your account is already playing.', code: 'too_many_streams' }, 409)
    await openPost()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account is already playing.')
    expect(stored.has('field:7')).toBe(false)
  })

  it('is not offered to people without a membership', async () => {
    signIn(buildUser())
    serve('get', '/api/posts/7', post)
    renderApp('/content/7')
    await screen.findByRole('heading', { level: 1, name: 'A split ridge' })
    expect(screen.queryByRole('button', { name: 'Save for the field' })).toBeNull()
  })
})

it('the title of a saved post is marked when its language is not the page’s', async () => {
  const german = { ...post, title: 'Ein gespaltener Grat', language: 'de' }
  serve('get', '/api/posts/7/field-copy', { ...copy, post: german, files: [] })
  const person = await openPost()
  await person.click(await screen.findByRole('link', { name: 'All saved posts' }))
  expect(await screen.findByRole('link', { name: german.title })).toHaveAttribute('lang', 'de')
})

describe('the offline page', () => {
  it('lists what can be read, and leads back only to this site', async () => {
    const record = {
      postId: '7',
      title: 'Ein gespaltener Grat',
      language: 'de',
      owner: '1',
      expiresAt: copy.expiresAt,
      savedAt: copy.expiresAt,
    }
    stored.set('field:7', new Map([['/field-record', JSON.stringify({ ...record, bytes: 1, isFilmMissing: false })]]))
    stored.set('read', new Map([['/api/posts/8', JSON.stringify({ title: 'Blaue Spitze', language: 'de' })]]))
    renderApp('/offline?from=https://evil.example/')
    const saved = await screen.findByRole('link', { name: 'Ein gespaltener Grat' })
    expect(saved).toHaveAttribute('href', '/content/7')
    expect(saved).toHaveAttribute('lang', 'de')
    const read = screen.getByRole('link', { name: 'Blaue Spitze' })
    expect(read).toHaveAttribute('href', '/content/8')
    expect(read).toHaveAttribute('lang', 'de')
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
  })
})

describe('notifications on the account page', () => {
  it('say when the browser can’t show them', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    signIn(buildUser())
    renderApp('/account?tab=emails')
    expect(await screen.findByText(/This browser can’t show notifications/)).toBeVisible()
  })

  it('are asked for only after a press, and say when the browser refuses', async () => {
    const requestPermission = vi.fn(() => Promise.resolve('denied'))
    vi.stubGlobal('PushManager', class {})
    vi.stubGlobal('Notification', { permission: 'default', requestPermission })
    const none = { pushManager: { getSubscription: () => Promise.resolve(null) } }
    const serviceWorker = { getRegistration: () => Promise.resolve(none), ready: Promise.resolve(none) }
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
    serve('get', '/api/account/push', { publicKey: 'key', kinds: ['hunt'], replies: true, devices: 0 })
    signIn(buildUser())
    const person = renderApp('/account?tab=emails')
    const button = await screen.findByRole('button', { name: 'Turn on notifications' })
    expect(requestPermission).not.toHaveBeenCalled()
    await person.click(button)
    await waitFor(() => expect(requestPermission).toHaveBeenCalledOnce())
    expect(await screen.findByText('Your browser didn’t allow notifications.')).toBeInTheDocument()
  })
})
