import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { audienceOf, type Post, publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture } from '../../support/uploads.ts'

const site = useSite()
let guest: Browser
let patron: Browser
let member: Browser
let employee: Browser

beforeAll(async () => {
  ;({ guest, patron, member, employee } = await audienceOf(site))
})

type Part = { id: number; title: string; locked: boolean }
type Placed = Post & { series?: { title: string; slug: string; part: number; parts: Part[]; next: Part | null } }
type Series = { id: number; slug: string }

const panel = (method: string, path: string, body?: object) =>
  sendFromPanel(site, employee, method, `/cms/api${path}`, body)

async function createSeries(fields: object): Promise<Series> {
  const answer = await panel('POST', '/series', fields)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: Series }).doc
}

/** Films that join the series in this order. */
async function addParts(series: Series, titles: string[], overrides: object = {}): Promise<number[]> {
  const ids: number[] = []
  for (const title of titles) {
    const { id } = await publishFilm(employee, { title, ...overrides })
    expect((await panel('PATCH', `/posts/${id}`, { series: series.id })).status).toBe(200)
    ids.push(id)
  }
  return ids
}

const placedFor = async (visitor: Browser, id: number | undefined) =>
  (await visitor.get(`/api/posts/${id}`)).json as Placed

async function keyOf(id: number | undefined): Promise<string> {
  const { rows } = await site.pool.query<{ key: string }>('select _posts_parts_order as key from posts where id = $1', [
    id,
  ])
  return rows[0]?.key ?? ''
}

describe('a post of a series', () => {
  it('names its part, all parts in order and the next one', async () => {
    const series = await createSeries({ title: 'Laguna 2026' })
    const [first, second, third] = await addParts(series, ['The drive', 'The seam', 'The saw'])
    const { series: place } = await placedFor(guest, second)
    expect(place).toEqual({
      title: 'Laguna 2026',
      slug: 'laguna-2026',
      part: 2,
      parts: [
        { id: first, title: 'The drive', language: 'en', locked: true },
        { id: second, title: 'The seam', language: 'en', locked: true },
        { id: third, title: 'The saw', language: 'en', locked: true },
      ],
      next: { id: third, title: 'The saw', language: 'en', locked: true },
    })
    expect((await placedFor(patron, third)).series).toMatchObject({
      part: 3,
      next: null,
      parts: { 2: { locked: false } },
    })
  })

  it('has no series in lists, or when it belongs to none', async () => {
    const { id } = await publishFilm(employee)
    expect(await placedFor(guest, id)).not.toHaveProperty('series')
    const { posts } = (await guest.get('/api/posts/page')).json as { posts: Placed[] }
    expect(posts.filter((post) => 'series' in post)).toEqual([])
  })

  it('hides parts that are not published, and does not count them', async () => {
    const series = await createSeries({ title: 'Hidden parts' })
    const [first, second, third] = await addParts(series, ['One', 'Two', 'Three'])
    await panel('PATCH', `/posts/${second}`, { status: 'pending' })
    expect((await placedFor(guest, third)).series).toMatchObject({ part: 2, parts: [{ id: first }, { id: third }] })
    expect((await placedFor(guest, first)).series?.next?.id).toBe(third)
    expect((await placedFor(employee, third)).series).toMatchObject({ part: 3 })
    await employee.delete(`/api/admin/posts/${first}`)
    expect((await placedFor(guest, third)).series).toMatchObject({ part: 1, parts: [{ id: third }] })
  })

  it('can be moved by dragging in the panel', async () => {
    const series = await createSeries({ title: 'Dragged' })
    const [first, second, third] = await addParts(series, ['One', 'Two', 'Three'])
    const answer = await panel('POST', '/reorder', {
      collectionSlug: 'posts',
      docsToMove: [third],
      newKeyWillBe: 'less',
      orderableFieldName: '_posts_parts_order',
      target: { id: first, key: await keyOf(first) },
    })
    expect(answer.status).toBe(200)
    expect((await placedFor(guest, third)).series?.parts.map(({ id }) => id)).toEqual([third, first, second])
  })

  it.each([{}, { docsToMove: [] }, { docsToMove: ['x'] }, { target: null }, { newKeyWillBe: 'sideways' }])(
    'is not moved by a request with %o',
    async (fields) => {
      const given = { collectionSlug: 'posts', docsToMove: [1], newKeyWillBe: 'less', target: { id: 1, key: '!' } }
      expect((await panel('POST', '/reorder', { ...given, ...fields })).status).toBe(400)
    },
  )

  it('becomes the last part when it joins, also when it moves from another series', async () => {
    const [old, young] = [await createSeries({ title: 'Old' }), await createSeries({ title: 'Young' })]
    const [moving] = await addParts(old, ['Moving'])
    const [first, second] = await addParts(young, ['First', 'Second'])
    await panel('PATCH', `/posts/${moving}`, { series: young.id })
    expect((await placedFor(guest, moving)).series?.parts.map(({ id }) => id)).toEqual([first, second, moving])
  })

  it('joins together with many others in the panel’s bulk edit, each with its own position', async () => {
    const series = await createSeries({ title: 'In bulk' })
    const posts = [await publishFilm(employee), await publishFilm(employee), await publishFilm(employee)]
    const where = posts.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')
    expect((await panel('PATCH', `/posts?${where}`, { series: series.id })).status).toBe(200)
    const keys = await Promise.all(posts.map(({ id }) => keyOf(id)))
    expect(new Set(keys).size).toBe(3)
    const [last] = await addParts(series, ['Joins later'])
    expect((await placedFor(guest, last)).series?.part).toBe(4)
  })

  it('keeps its position when an older version is restored', async () => {
    const series = await createSeries({ title: 'Restored' })
    const [first, second] = await addParts(series, ['One', 'Two'])
    await employee.patch(`/api/admin/posts/${second}`, { title: 'Two, corrected' })
    await panel('POST', '/reorder', {
      collectionSlug: 'posts',
      docsToMove: [second],
      newKeyWillBe: 'less',
      orderableFieldName: '_posts_parts_order',
      target: { id: first, key: await keyOf(first) },
    })
    const versions = await panel('GET', `/posts/versions?where[parent][equals]=${second}&sort=-updatedAt&limit=50`)
    const { docs } = (await versions.json()) as { docs: { id: number; version: { title: string; series?: number } }[] }
    const before = docs.find(({ version }) => version.title === 'Two' && version.series)
    expect((await panel('POST', `/posts/versions/${before?.id}`)).status).toBe(200)
    expect((await placedFor(guest, second)).series?.parts).toMatchObject([{ id: second, title: 'Two' }, { id: first }])
  })
})

describe('the page of a series', () => {
  it('has its parts in order, its title for search engines and its own address', async () => {
    const series = await createSeries({ title: 'On its page', description: 'Three days at the beach.' })
    const [first, second] = await addParts(series, ['Morning', 'Evening'], { isSubscriberOnly: false })
    const { json } = await guest.get(`/api/series/${series.slug}`)
    expect(json).toMatchObject({
      title: 'On its page',
      description: 'Three days at the beach.',
      posts: [{ id: first }, { id: second }],
    })
    const page = await guest.get('/content?series=on-its-page&utm_source=mail')
    expect(page.status).toBe(200)
    expect(page.text).toContain('<title>On its page | Stone Hunt</title>')
    expect(page.text).toContain(`<link rel="canonical" href="${site.url}/content?series=on-its-page">`)
    expect(page.text).toContain('"key":["/api/series/on-its-page"]')
  })

  it('does not exist for others until a part is published', async () => {
    const series = await createSeries({ title: 'Not yet' })
    const [id] = await addParts(series, ['Soon'])
    await panel('PATCH', `/posts/${id}`, { status: 'pending' })
    expect(await guest.get('/api/series/not-yet')).toMatchObject({ status: 404, json: { code: 'series_not_found' } })
    expect((await guest.get('/content?series=not-yet')).status).toBe(404)
    expect((await member.get('/content?series=no-such-series')).status).toBe(404)
    expect((await employee.get('/api/series/not-yet')).status).toBe(200)
  })

  it('shows its cover to everyone once a part is published', async () => {
    const picture = await uploadInPanel(site, employee, await smallPicture('#123456'))
    const series = await createSeries({ title: 'Covered', cover: picture.id })
    const address = `/media/${picture.filename.split('.')[0]}`
    expect((await guest.get(address)).status).not.toBe(200)
    await addParts(series, ['Out'])
    expect((await guest.get('/api/series/covered')).json).toMatchObject({ coverImageUrl: address })
    expect((await guest.get(address)).status).toBe(200)
  })
})

describe('a series in the panel', () => {
  it('gets its address from the title, and rejects invalid and duplicate ones', async () => {
    expect(await createSeries({ title: 'Été à Batopilas: “Río”!' })).toMatchObject({ slug: 'ete-a-batopilas-rio' })
    expect((await panel('POST', '/series', { title: 'X', slug: 'Not An Address' })).status).toBe(400)
    await createSeries({ title: 'Twice' })
    expect((await panel('POST', '/series', { title: 'Twice' })).status).toBe(400)
  })

  it('is deleted without its posts', async () => {
    const series = await createSeries({ title: 'Short-lived' })
    const [id] = await addParts(series, ['Stays'])
    expect((await panel('DELETE', `/series/${series.id}`)).status).toBe(200)
    expect(await placedFor(guest, id)).toMatchObject({ title: 'Stays' })
    expect(await placedFor(guest, id)).not.toHaveProperty('series')
  })
})
