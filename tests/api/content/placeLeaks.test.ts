import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#endpoints/index.ts'
import { hasEnd } from '../../support/endpoints.ts'
import type { Browser } from '../../support/Browser.ts'
import { signUpPatron } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { type Post, publishGallery, setStored } from '../../support/posts.ts'
import { type App, startSecondApp } from '../../support/secondApp.ts'
import { useSite } from '../../support/site.ts'

/** Digits that are nowhere but in the exact place. */
const SECRETS = ['513579', '402468']
const place = { state: 'MI', latitude: 46.513579, longitude: -87.402468 }
const collecting = {
  rule: 'By hand only.',
  sourceUrl: 'https://parks.example/rules',
  checkedOn: '2026-11-01T12:00:00Z',
}

const site = useSite()
let caching: App
let editor: Browser
let post: Post
let unpublished: Post
let readers: Record<'signed out' | 'signed in' | 'a member' | 'a moderator', Browser>

beforeAll(async () => {
  editor = await signUpEmployee(site, 'editor')
  caching = await startSecondApp(site, { keepsAnswers: true })
  post = await publishGallery(editor, { isSubscriberOnly: true })
  unpublished = await publishGallery(editor)
  for (const { id } of [post, unpublished]) expect((await change(id, { place, collecting })).status).toBe(200)
  // A newer version, so that the old one also has the place.
  expect((await change(post.id, { title: 'Changed' })).status).toBe(200)
  await setStored(site, unpublished, 'status', 'draft')
  readers = {
    'signed out': site.visitor(),
    'signed in': await signUpMember(site),
    'a member': await signUpPatron(site),
    'a moderator': await signUpEmployee(site, 'moderator'),
  }
}, 60_000)
afterAll(() => caching.close())

const change = (id: number, body: object) => sendFromPanel(site, editor, 'PATCH', `/cms/api/posts/${id}`, body)

function addresses(): string[] {
  const api = endpoints
    .filter(hasEnd)
    .filter(({ method, path }) => method === 'GET' && path !== '/billing' && path !== '/logout')
    .map(({ path }) => `/api${path.replace(':id', String(post.id)).replace(':key', 'cover_photo_url')}`)
  const pages = [
    '/',
    '/content',
    '/content?view=map',
    '/content?q=Changed',
    `/content/${post.id}`,
    `/content/${post.id}?preview=1`,
  ]
  const files = [
    '/sitemap.xml',
    '/feed.xml',
    '/api/posts?limit=20',
    '/api/posts/page?filter=subscribers',
    '/api/search?q=Changed',
  ]
  const panel = [
    '',
    '/versions',
    `/${post.id}`,
    '?depth=2',
    '?select[place]=true',
    `/versions?where[parent][equals]=${post.id}`,
  ]
  const log = ['/cms/api/employee-changes', '/cms/api/series', '/cms/api/comments']
  return [...api, ...pages, ...files, ...panel.map((path) => `/cms/api/posts${path}`), ...log]
}

const isLeaked = (text: string) => SECRETS.some((secret) => text.includes(secret))

describe.each(['signed out', 'signed in', 'a member', 'a moderator'] as const)('a reader who is %s', (who) => {
  it('finds the exact place in no response, cached or not', async () => {
    for (const reader of [readers[who], caching.as(readers[who])])
      for (const address of addresses()) {
        const { status, text, headers } = await reader.get(address)
        expect([200, 400, 401, 403, 404], address).toContain(status)
        expect(isLeaked(`${text} ${JSON.stringify([...headers])}`), address).toBe(false)
      }
  })
})

describe('a moderator', () => {
  it.each([
    '/cms/api/posts?where[place.latitude][greater_than]=46.5',
    '/cms/api/posts?where[place__latitude][greater_than]=46.5',
    '/cms/api/series?where[posts.place.longitude][less_than]=-87.4',
    '/cms/api/comments?where[post.place.latitude][greater_than]=46.5',
  ])('can’t find out the place with %s', async (address) => {
    expect((await readers['a moderator'].get(address)).status).toBe(400)
  })

  it('can’t read versions', async () => {
    expect((await readers['a moderator'].get('/cms/api/posts/versions')).status).toBe(403)
  })

  it('can’t find out the place by sorting', async () => {
    expect((await readers['a moderator'].get('/cms/api/posts?sort=place.latitude')).status).toBe(400)
  })
})

it('an editor reads the exact place in the panel, in versions too', async () => {
  for (const address of [`/cms/api/posts/${post.id}`, `/cms/api/posts/versions?where[parent][equals]=${post.id}`])
    expect((await editor.get(address)).text).toContain('46.513579')
})

it('the log of changes names the field without its value, also when a post is created, copied, restored or deleted', async () => {
  const created = await sendFromPanel(site, editor, 'POST', '/cms/api/posts', {
    title: 'Made in the panel',
    type: 'gallery',
    status: 'draft',
    place,
    collecting,
  })
  expect(created.status).toBe(201)
  const { doc } = (await created.json()) as { doc: { id: number } }
  const copied = await sendFromPanel(site, editor, 'POST', `/cms/api/posts/${doc.id}/duplicate`, {})
  expect(copied.status).toBe(200)
  const { docs: versions } = (
    await editor.get(`/cms/api/posts/versions?where[parent][equals]=${post.id}&sort=-updatedAt`)
  ).json as { docs: { id: number }[] }
  expect((await change(post.id, { place: { state: 'MI', latitude: null, longitude: null } })).status).toBe(200)
  const restored = await sendFromPanel(site, editor, 'POST', `/cms/api/posts/versions/${versions[0]?.id}`, {})
  expect(restored.status).toBe(200)
  expect((await sendFromPanel(site, editor, 'DELETE', `/cms/api/posts/${doc.id}?trash=true`, {})).status).toBe(200)
  const { rows } = await site.pool.query<{ details: unknown }>('select details from employee_changes')
  expect(JSON.stringify(rows)).toContain('"Place"')
  expect(isLeaked(JSON.stringify(rows))).toBe(false)
})

describe('GET /api/places', () => {
  it('has the state for visitors and the cell for members; a draft is not on the map', async () => {
    const listed = [{ id: post.id, title: 'Changed', locked: true }]
    for (const who of ['signed out', 'signed in'] as const)
      expect((await readers[who].get('/api/places')).json).toEqual({
        states: [{ state: 'MI', name: 'Michigan', count: 1, cells: [], posts: listed }],
      })
    const { json } = await readers['a member'].get('/api/places')
    expect(json).toMatchObject({
      states: [{ state: 'MI', count: 1, posts: [], cells: [{ south: 46.44, north: 46.62, posts: [{ id: post.id }] }] }],
    })
  })

  it('shows a changed place immediately', async () => {
    const visitor = caching.as(readers['signed out'])
    const stateNow = async () =>
      ((await visitor.get('/api/places')).json as { states: { state: string }[] }).states[0]?.state
    expect(await stateNow()).toBe('MI')
    await change(post.id, { place: { ...place, state: 'WI' } })
    await expect.poll(stateNow).toBe('WI')
    await change(post.id, { place })
  })
})

it('the page of a post has the state for all, the cell for members, and the line about collecting', async () => {
  const line = {
    rule: 'By hand only.',
    sourceUrl: 'https://parks.example/rules',
    checkedOn: '2026-11-01',
    outOfDate: false,
  }
  expect((await readers['signed out'].get(`/api/posts/${post.id}`)).json).toMatchObject({
    place: { state: 'MI', cell: null },
    collecting: line,
  })
  expect((await readers['a member'].get(`/api/posts/${post.id}`)).json).toMatchObject({
    place: { state: 'MI', cell: { south: 46.44, north: 46.62 } },
    collecting: line,
  })
})

describe('the panel rejects', () => {
  it.each([
    ['half a place', { place: { state: 'MI', latitude: 46.5, longitude: null } }, 'both latitude and longitude'],
    ['a place without its state', { place: { ...place, state: null } }, 'Choose the state too'],
    ['a latitude beyond the pole', { place: { ...place, latitude: 91 } }, 'greater than'],
    ['a line without a source', { collecting: { ...collecting, sourceUrl: '' } }, 'needs its rule, its source'],
    ['a source that is a script', { collecting: { ...collecting, sourceUrl: 'javascript:alert(1)' } }, 'https://'],
    ['a day to come', { collecting: { ...collecting, checkedOn: '2999-01-01T12:00:00Z' } }, 'has passed'],
  ])('%s', async (_name, body, message) => {
    const answer = await change(post.id, body)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(message)
  })
})
