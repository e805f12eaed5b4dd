import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { signUpPatron } from '../../support/members.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { postsFor } from '../../support/posts.ts'
import { sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
type Person = Browser & { email: string }
let employee: Person
let member: Person
let postId: number

beforeAll(async () => {
  employee = await signUpEmployee(site)
  member = await signUpMember(site)
})

beforeEach(async () => {
  await site.pool.query('delete from posts')
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into posts (title, type, is_subscriber_only, status, author_id, video_id, created_at)
     select 'A find of mine', 'video', true, 'pending', id, $2, now() - interval '9 days' from users where email = $1 returning id`,
    [member.email, await storedFile('video')],
  )
  postId = rows[0]?.id ?? 0
})

async function storedFile(kind: 'video' | 'image'): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into media (state, kind, filename, mime_type) values ('ready', $1::text::enum_media_kind, gen_random_uuid() || '.' || $2, $1 || '/' || $2) returning id`,
    [kind, kind === 'video' ? 'mp4' : 'jpeg'],
  )
  return rows[0]?.id ?? 0
}

const panel = (method: string, path: string, data?: object) =>
  sendJson(site, method, `/cms/api${path}`, data, { as: employee, headers: { 'sec-fetch-site': 'same-origin' } })
const edit = (data: object) => panel('PATCH', `/posts/${postId}`, data)
const feed = (person: Browser = site.visitor()) => postsFor(person)

describe('a member’s upload', () => {
  it('is visible to its author and employees until it is approved, and dated from the approval', async () => {
    expect([await feed(), (await feed(member)).length, (await feed(employee)).length]).toEqual([[], 1, 1])
    expect((await edit({ status: 'published' })).status).toBe(200)
    const [post] = await feed()
    expect(post).toMatchObject({ title: 'A find of mine', status: 'published', locked: true })
    expect(Date.now() - Date.parse(post?.createdAt ?? '')).toBeLessThan(60_000)
  })

  it('keeps its date when an employee edits it', async () => {
    await edit({ title: 'A find of ours' })
    const [post] = await feed(employee)
    expect(Date.now() - Date.parse(post?.createdAt ?? '')).toBeGreaterThan(8 * 86_400_000)
  })
})

describe('a post', () => {
  it('that is scheduled is published at its date', async () => {
    await edit({ status: 'scheduled', publishAt: new Date(Date.now() + 86_400_000).toISOString() })
    expect(await feed()).toEqual([])
    await edit({ publishAt: new Date(Date.now() - 1000).toISOString() })
    await site.pool.query(`select graphile_worker.add_job('publishScheduled')`)
    await eventually(async () => (await feed()).length === 1)
  })

  it('with early access is for subscribers until its public date, then for everyone', async () => {
    await edit({
      status: 'published',
      isSubscriberOnly: false,
      publicAt: new Date(Date.now() + 86_400_000).toISOString(),
    })
    const patron = await signUpPatron(site)
    expect([(await feed())[0]?.locked, (await feed(patron))[0]?.locked]).toEqual([true, false])
    await edit({ publicAt: new Date(Date.now() - 1000).toISOString() })
    expect((await feed())[0]?.locked).toBe(false)
  })

  it('that an employee deletes is in the trash and can be restored in the panel', async () => {
    await edit({ status: 'published' })
    expect((await employee.delete(`/api/admin/posts/${postId}`)).status).toBe(204)
    expect(await feed(employee)).toEqual([])
    expect((await employee.get(`/api/posts/${postId}`)).status).toBe(404)
    const trash = await panel('GET', '/posts?trash=true&where[deletedAt][exists]=true')
    expect(trash.json).toMatchObject({ docs: [{ id: postId }] })
    expect((await panel('PATCH', `/posts/${postId}?trash=true`, { deletedAt: null })).status).toBe(200)
    expect((await feed())[0]).toMatchObject({ id: postId })
  })

  it('keeps its versions and can be restored to one', async () => {
    await edit({ title: 'First title' })
    await edit({ title: 'Second title' })
    const { docs } = (await panel('GET', `/posts/versions?where[parent][equals]=${postId}&sort=-createdAt`)).json as {
      docs: { id: number; version: { title: string } }[]
    }
    expect(docs.map(({ version }) => version.title)).toEqual(['Second title', 'First title', 'A find of mine'])
    await panel('POST', `/posts/versions/${docs[1]?.id ?? 0}`)
    expect((await feed(employee))[0]?.title).toBe('First title')
  })

  it('accepts only known categories', async () => {
    await edit({ status: 'published', category: 'gear-review' })
    expect((await feed())[0]).toMatchObject({ category: 'gear-review' })
    expect((await edit({ category: 'gossip' })).status).toBe(400)
  })
})

const NO_FILM = {
  status: 400,
  json: { errors: [{ data: { errors: [{ path: 'video', message: 'Please upload a video file' }] } }] },
}
const NO_PICTURE = {
  status: 400,
  json: { errors: [{ data: { errors: [{ path: 'images', message: 'Please upload at least one image' }] } }] },
}

describe('a post without its video or images', () => {
  const create = (data: object) => panel('POST', '/posts', { title: 'A ridge', ...data })
  const idOf = ({ json }: { json: unknown }) => (json as { doc: { id: number } }).doc.id

  it('can’t be published or scheduled', async () => {
    expect(await create({})).toMatchObject(NO_FILM)
    expect(await create({ type: 'video', video: null, status: 'scheduled' })).toMatchObject(NO_FILM)
    expect(await create({ type: 'gallery' })).toMatchObject(NO_PICTURE)
    expect(await create({ type: 'gallery', images: [], status: 'scheduled' })).toMatchObject(NO_PICTURE)
    expect(await feed(employee)).toHaveLength(1)
  })

  it('can be pending, and published once it has them', async () => {
    const film = await create({ status: 'pending' })
    const gallery = await create({ type: 'gallery', status: 'pending' })
    expect([film.status, gallery.status]).toEqual([201, 201])
    for (const status of ['published', 'scheduled']) {
      expect(await panel('PATCH', `/posts/${idOf(film)}`, { status })).toMatchObject(NO_FILM)
      expect(await panel('PATCH', `/posts?where[id][equals]=${idOf(gallery)}`, { status })).toMatchObject({
        status: 400,
      })
      expect(await panel('PATCH', `/posts/${idOf(gallery)}`, { status })).toMatchObject(NO_PICTURE)
    }
    expect(await feed()).toEqual([])
    const images = [{ media: await storedFile('image') }]
    expect((await panel('PATCH', `/posts/${idOf(gallery)}`, { status: 'published', images })).status).toBe(200)
    const video = await storedFile('video')
    expect((await panel('PATCH', `/posts/${idOf(film)}`, { status: 'published', video })).status).toBe(200)
    expect(await feed()).toHaveLength(2)
  })

  it('is also rejected when they are removed from a published post', async () => {
    const gallery = await create({ type: 'gallery', images: [{ media: await storedFile('image') }] })
    expect(await panel('PATCH', `/posts/${idOf(gallery)}`, { images: [] })).toMatchObject(NO_PICTURE)
    expect(await panel('PATCH', `/posts/${idOf(gallery)}`, { type: 'video' })).toMatchObject(NO_FILM)
    expect((await panel('PATCH', `/posts/${idOf(gallery)}`, { title: 'A ledge' })).status).toBe(200)
    expect((await edit({ status: 'published' })).status).toBe(200)
    expect(await edit({ video: null })).toMatchObject(NO_FILM)
    expect((await edit({ video: null, status: 'pending' })).status).toBe(200)
  })

  it('can still be renamed and moved to the trash', async () => {
    await site.pool.query(`update posts set status = 'published', video_id = null`)
    expect((await employee.patch(`/api/admin/posts/${postId}`, { title: 'A lost film' })).status).toBe(200)
    expect((await edit({ deletedAt: new Date().toISOString() })).status).toBe(200)
  })

  it('is rejected above ten images', async () => {
    const media = await storedFile('image')
    const images = Array.from({ length: 11 }, () => ({ media }))
    expect((await create({ type: 'gallery', images })).status).toBe(400)
    expect((await create({ type: 'gallery', images: images.slice(1) })).status).toBe(201)
  })
})
