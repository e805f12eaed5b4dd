import { beforeAll, describe, expect, it } from 'vitest'
import { sweepUploads } from '#media/sweepUploads.ts'
import type { Browser } from '../../support/Browser.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { audienceOf, type Post, publishFilm, publishGallery, setStored } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let guest: Browser
let member: Browser
let patron: Browser
let employee: Browser

beforeAll(async () => {
  ;({ guest, member, patron, employee } = await audienceOf(site))
})

const cut = (post: Post, second: unknown) => employee.post(`/api/admin/posts/${post.id}/preview`, { second })

const save = (post: Post, preview: unknown) =>
  sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${post.id}`, { preview })

async function previewFor(visitor: Browser, { id }: Post): Promise<string | null> {
  return ((await visitor.get(`/api/posts/${id}`)).json as { previewURL: string | null }).previewURL
}

async function filmWithPreview(second: number): Promise<{ film: Post; address: string; clip: number }> {
  const film = await publishFilm(employee)
  const answer = await cut(film, second)
  expect(answer.status).toBe(201)
  const clip = (answer.json as { id: number }).id
  expect((await save(film, clip)).status).toBe(200)
  return { film, address: (await previewFor(guest, film)) ?? '', clip }
}

describe('the preview of a subscribers’ film', { timeout: 90_000 }, () => {
  it('is ten seconds that everyone can watch, while the film stays locked', async () => {
    const { film, address, clip } = await filmWithPreview(2)
    for (const visitor of [guest, member]) expect(await previewFor(visitor, film)).toBe(address)
    const shown = await guest.get(address)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    const part = await guest.get(address, { headers: { range: 'bytes=0-99' } })
    expect(part.status).toBe(206)
    expect((await guest.get(film.videoURL ?? '')).status).toBe(401)
    const { rows } = await site.pool.query<{ seconds: number }>(
      'select duration_seconds::float8 as seconds from media where id = $1',
      [clip],
    )
    expect(rows[0]?.seconds).toBeGreaterThan(9.5)
    expect(rows[0]?.seconds).toBeLessThan(10.5)
  })

  it('is ten seconds long even when it is asked for at the end of the film', async () => {
    const { clip } = await filmWithPreview(1800)
    const { rows } = await site.pool.query<{ seconds: number }>(
      'select duration_seconds::float8 as seconds from media where id = $1',
      [clip],
    )
    expect(rows[0]?.seconds).toBeGreaterThan(9)
  })

  it('is not offered to those who can watch the film', async () => {
    const { film } = await filmWithPreview(0)
    for (const visitor of [patron, employee]) expect(await previewFor(visitor, film)).toBeNull()
  })

  it('is hidden with its post, and goes a day after the post no longer has it', async () => {
    const { film, address, clip } = await filmWithPreview(0)
    await setStored(site, film, 'status', 'draft')
    expect((await guest.get(address)).status).toBe(404)
    await setStored(site, film, 'status', 'published')
    const tomorrow = new Date(Date.now() + 25 * 3_600_000)
    await sweepUploads(site.pool, tomorrow)
    expect((await guest.get(address)).status).toBe(200)
    expect((await save(film, null)).status).toBe(200)
    expect(await previewFor(guest, film)).toBeNull()
    expect((await guest.get(address)).status).toBe(404)
    await sweepUploads(site.pool, tomorrow)
    expect((await site.pool.query('select from media where id = $1', [clip])).rowCount).toBe(0)
  })

  it('goes with the film it was cut from', async () => {
    const { film, address } = await filmWithPreview(0)
    const other = await publishFilm(employee)
    const { rows } = await site.pool.query<{ id: number }>('select video_id as id from posts where id = $1', [other.id])
    const replaced = { video: rows[0]?.id }
    expect((await sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${film.id}`, replaced)).status).toBe(200)
    expect(await previewFor(guest, film)).toBeNull()
    expect((await guest.get(address)).status).toBe(404)
  })

  it('can’t be a film of a post, or anything longer', async () => {
    const [film, other] = [await publishFilm(employee), await publishFilm(employee)]
    const { rows } = await site.pool.query<{ id: number }>('select video_id as id from posts where id = $1', [other.id])
    expect((await save(film, rows[0]?.id)).status).toBe(400)
    // Even if it got there, the other film stays closed.
    await setStored(site, film, 'preview_id', rows[0]?.id)
    expect(await previewFor(guest, film)).toBeNull()
    expect((await guest.get(other.videoURL ?? '')).status).toBe(401)
  })

  it('is cut by employees only, from a film and at a moment', async () => {
    const [film, gallery] = [await publishFilm(employee), await publishGallery(employee)]
    expect((await member.post(`/api/admin/posts/${film.id}/preview`, { second: 1 })).status).toBe(403)
    expect((await guest.post(`/api/admin/posts/${film.id}/preview`, { second: 1 })).status).toBe(401)
    for (const wrong of [-1, 'x', null, 1e9]) expect((await cut(film, wrong)).status).toBe(400)
    expect((await cut(gallery, 1)).status).toBe(404)
    expect((await employee.post('/api/admin/posts/999999/preview', { second: 1 })).status).toBe(404)
  })
})
