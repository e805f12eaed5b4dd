import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { whoIs } from '../../support/members.ts'
import { jobsDone } from '../../support/orders.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { audienceOf, postFor, publishFilm, publishGallery, setStored } from '../../support/posts.ts'
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

type Doc = Record<string, unknown> & { id: number }

const panel = (method: string, path: string, body?: object) =>
  sendFromPanel(site, employee, method, `/cms/api${path}`, body)
const docOf = async (id: number) => (await (await panel('GET', `/posts/${id}`)).json()) as Doc

async function createDraft(fields: object): Promise<Doc> {
  const answer = await panel('POST', '/posts', { status: 'draft', ...fields })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { doc: Doc }).doc
}

async function versionCount(id: number): Promise<number> {
  const { rows } = await site.pool.query<{ count: number }>(
    'select count(*)::int as count from _posts_v where parent_id = $1',
    [id],
  )
  return rows[0]?.count ?? 0
}

describe('a draft', () => {
  it('is stored without files and seen by its author and employees only', async () => {
    const { id } = await createDraft({ title: 'Begun', type: 'video', author: (await whoIs(member)).id })
    expect(await postFor(employee, id)).toMatchObject({ status: 'draft', title: 'Begun' })
    expect(await postFor(member, id)).toMatchObject({ status: 'draft' })
    for (const visitor of [guest, patron]) expect((await visitor.get(`/api/posts/${id}`)).status).toBe(404)
    const { posts } = (await patron.get('/api/posts/page')).json as { posts: { id: number }[] }
    expect(posts.map((post) => post.id)).not.toContain(id)
  })

  it('can’t be published without files, and is dated by its publication', async () => {
    const { id } = await createDraft({ title: 'Ready', type: 'gallery', isSubscriberOnly: false })
    await setStored(site, await postFor(employee, id), 'created_at', '2020-01-01')
    expect((await panel('PATCH', `/posts/${id}`, { status: 'published' })).status).toBe(400)
    const picture = await uploadInPanel(site, employee, await smallPicture('#446688'))
    const images = [{ media: picture.id }]
    expect((await panel('PATCH', `/posts/${id}`, { status: 'published', images })).status).toBe(200)
    const post = await postFor(guest, id)
    expect(post).toMatchObject({ status: 'published', locked: false })
    expect(Date.now() - Date.parse(post.createdAt)).toBeLessThan(60_000)
  })

  it('can’t be made from a published post, alone or in bulk', async () => {
    const { id, title } = await publishFilm(employee)
    const [alone, bulk] = [
      await panel('PATCH', `/posts/${id}`, { status: 'draft', title: 'Half written' }),
      await panel('PATCH', `/posts?where[id][equals]=${id}`, { status: 'draft' }),
    ]
    expect([alone.status, bulk.status]).toEqual([400, 400])
    expect(await alone.text()).toContain('Duplicate it to work on a draft')
    expect(await postFor(guest, id)).toMatchObject({ title, status: 'published' })
  })

  it('that was published stays public when an earlier version is restored', async () => {
    const picture = await uploadInPanel(site, employee, await smallPicture('#886644'))
    const { id } = await createDraft({ title: 'First words', type: 'gallery', images: [{ media: picture.id }] })
    await panel('PATCH', `/posts/${id}`, { status: 'published', title: 'Last words' })
    const versions = await panel('GET', `/posts/versions?where[parent][equals]=${id}&sort=-updatedAt`)
    const { docs } = (await versions.json()) as { docs: { id: number; version: { title: string } }[] }
    const first = docs.find(({ version }) => version.title === 'First words')
    expect((await panel('POST', `/posts/versions/${first?.id}`)).status).toBe(200)
    expect(await postFor(guest, id)).toMatchObject({ title: 'First words', status: 'published' })
  })
})

describe('a duplicate of a post', () => {
  it('is a draft of the employee, without views, comments, dates and series', async () => {
    const gallery = await publishGallery(member, { description: 'Two photos' })
    const series = await panel('POST', '/series', { title: 'Copied series' })
    const { doc } = (await series.json()) as { doc: Doc }
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    await panel('PATCH', `/posts/${gallery.id}`, { status: 'published', publicAt: inAnHour, series: doc.id })
    await member.post(`/api/posts/${gallery.id}/view`)
    const answer = await panel('POST', `/posts/${gallery.id}/duplicate`)
    expect(answer.status).toBe(200)
    const { doc: copy } = (await answer.json()) as { doc: Doc }
    expect(await docOf(copy.id)).toMatchObject({
      title: `Copy of ${gallery.title}`,
      description: 'Two photos',
      status: 'draft',
      isSubscriberOnly: true,
      viewCount: 0,
      commentCount: 0,
      publicAt: null,
      series: null,
      author: (await whoIs(employee)).id,
    })
    expect((await postFor(employee, copy.id)).imageURLs).toEqual((await postFor(employee, gallery.id)).imageURLs)
    expect((await guest.get(`/api/posts/${copy.id}`)).status).toBe(404)
    expect(await postFor(patron, gallery.id)).toMatchObject({ status: 'published', title: gallery.title })
    expect(await versionCount(copy.id)).toBe(1)
  })
})

describe('a bulk edit', () => {
  it('changes kind, audience and status of posts and keeps a version of each', async () => {
    const posts = [await publishFilm(member), await publishFilm(member)]
    // Drawing a poster stores a version, too.
    await jobsDone(site)
    const before = await Promise.all(posts.map(({ id }) => versionCount(id)))
    const where = posts.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&')
    const changes = { category: 'field-notes', isSubscriberOnly: false, status: 'published' }
    expect((await panel('PATCH', `/posts?${where}`, changes)).status).toBe(200)
    for (const { id } of posts)
      expect(await postFor(guest, id)).toMatchObject({ category: 'field-notes', locked: false, status: 'published' })
    expect(await Promise.all(posts.map(({ id }) => versionCount(id)))).toEqual(before.map((count) => count + 1))
  })
})
