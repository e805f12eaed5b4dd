import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { audienceOf, type Post, postFor, publishFilm, publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let guest: Browser
let member: Browser
let employee: Browser

beforeAll(async () => {
  ;({ guest, member, employee } = await audienceOf(site))
})

async function photosOf({ id }: Post): Promise<number[]> {
  const { rows } = await site.pool.query<{ id: number }>(
    'select media_id as id from posts_images where _parent_id = $1 order by _order',
    [id],
  )
  return rows.map((row) => row.id)
}

const pick = (post: Post, choice: object) => employee.post(`/api/admin/posts/${post.id}/cover`, choice)

async function saveCover(post: Post, cover: unknown): Promise<void> {
  expect((await sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${post.id}`, { cover })).status).toBe(200)
}

describe('a cover chosen from the post', () => {
  it('is a copy of a subscribers’ photo that everyone sees, while the photo stays locked', async () => {
    const gallery = await publishGallery(employee)
    const [, second] = await photosOf(gallery)
    const answer = await pick(gallery, { photo: second })
    expect(answer.status).toBe(201)
    await saveCover(gallery, (answer.json as { id: number }).id)
    const { coverImageUrl, locked } = await postFor(guest, gallery.id)
    expect(locked).toBe(true)
    expect((await guest.get(coverImageUrl ?? '')).status).toBe(200)
    for (const photo of gallery.imageURLs) expect((await guest.get(photo)).status).toBe(401)
  })

  it('is a frame of the film at the chosen second', async () => {
    const film = await publishFilm(employee)
    const [early, late] = [await pick(film, { second: 1 }), await pick(film, { second: 20 })]
    expect([early.status, late.status]).toEqual([201, 201])
    await saveCover(film, (late.json as { id: number }).id)
    const { coverImageUrl } = await postFor(guest, film.id)
    const shown = await guest.get(coverImageUrl ?? '')
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    const { rows } = await site.pool.query<{ sizes: number }>(
      `select count(distinct filesize)::int as sizes from media where id in ($1, $2)`,
      [(early.json as { id: number }).id, (late.json as { id: number }).id],
    )
    expect(rows[0]?.sizes).toBe(2)
  })

  it('can’t be a photo of another post, and only employees can choose it', async () => {
    const [gallery, other] = [await publishGallery(employee), await publishGallery(employee)]
    const [photo] = await photosOf(other)
    expect((await pick(gallery, { photo })).status).toBe(404)
    expect((await pick(gallery, { second: 1 })).status).toBe(404)
    for (const choice of [{}, { photo: 'x' }, { second: -1 }, { photo, second: 1 }])
      expect((await pick(gallery, choice)).status).toBe(400)
    expect((await member.post(`/api/admin/posts/${other.id}/cover`, { photo })).status).toBe(403)
    expect((await employee.post('/api/admin/posts/999999/cover', { photo })).status).toBe(404)
  })
})
