import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#endpoints/index.ts'
import { hasEnd } from '../../support/endpoints.ts'
import type { Browser } from '../../support/Browser.ts'
import { signUpPatron } from '../../support/members.ts'
import { eventually, signUpConfirmed, signUpEmployee, signUpMember } from '../../support/people.ts'
import { type Post, postsFor, publishFilm, publishGallery, setStored } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { demoFilm, ticketOf, upload } from '../../support/uploads.ts'

const site = useSite()
let posts: Post[]
let premium: string[]
let visitors: Record<'signed out' | 'a member', Browser>

beforeAll(async () => {
  const employee = await signUpEmployee(site)
  const author = await signUpConfirmed(site)
  posts = [
    await publishFilm(employee),
    await publishGallery(employee),
    await publishFilm(employee, { isSubscriberOnly: false }),
    await publishGallery(author, { isSubscriberOnly: false }),
  ]
  await upload(employee, await demoFilm())
  await eventually(async () => {
    const { rows } = await site.pool.query(`select 1 from posts where type = 'video' and cover_id is null`)
    return rows.length === 0
  })
  const { rows } = await site.pool.query<{ key: string }>(`
    select split_part(m.filename, '.', 1) as key from media m
    where m.filename is not null and m.id not in (select cover_id from posts where cover_id is not null and status = 'published')
      and m.id not in (select video_id from posts where video_id is not null and not is_subscriber_only and status = 'published')
      and m.id not in (select i.media_id from posts_images i join posts p on p.id = i._parent_id where not p.is_subscriber_only and p.status = 'published')`)
  premium = rows.map(({ key }) => key)
  visitors = { 'signed out': site.visitor(), 'a member': await signUpMember(site) }
}, 60_000)

function addresses(): string[] {
  const api = endpoints
    .filter(hasEnd)
    .filter(({ method, path }) => method === 'GET' && path !== '/billing' && path !== '/logout')
    .flatMap(({ path }) => (path.includes(':id') ? posts.map(({ id }) => path.replace(':id', String(id))) : [path]))
    .map((path) => `/api${path.replace(':key', 'cover_photo_url').replace(':reference', 'HUNT-AAAAAAAAAA')}`)
  const pages = [
    '/',
    '/content',
    '/shop',
    '/merchandise',
    '/subscribe',
    '/upload',
    '/admin',
    '/cart',
    '/orders',
    '/nowhere',
  ]
  const panel = [
    '/cms',
    '/cms/collections/media',
    '/cms/api/media',
    '/cms/api/posts',
    '/cms/api/posts/versions',
    '/cms/api/media/1',
  ]
  const found = ['/sitemap.xml', '/feed.xml', '/robots.txt', '/healthz', '/readyz']
  return [...api, ...pages, ...posts.map(({ id }) => `/content/${id}`), ...panel, ...found]
}

describe.each(['signed out', 'a member'] as const)('a visitor who is %s', (who) => {
  it('finds no name of a subscriber-only file in any response', async () => {
    expect(premium).toHaveLength(6)
    for (const address of addresses()) {
      const { text, headers } = await visitors[who].get(address)
      const said = `${text} ${JSON.stringify([...headers])}`
      expect(
        premium.filter((key) => said.includes(key)),
        address,
      ).toEqual([])
    }
  })

  it('can’t download a subscriber-only file, whole, in part or resized', async () => {
    for (const key of premium) {
      for (const address of [`/media/${key}`, `/media/${key}?w=320`, `/cms/api/media/file/${key}.mp4`]) {
        const whole = await visitors[who].get(address)
        const part = await visitors[who].get(address, { headers: { range: 'bytes=0-9' } })
        expect([401, 403, 404]).toContain(whole.status)
        expect([401, 403, 404]).toContain(part.status)
      }
    }
  })
})

it('a subscriber can download files of published posts and none of pending posts', async () => {
  const patron = await signUpPatron(site)
  const listed = await postsFor(patron)
  const shown = listed.flatMap(({ videoURL, imageURLs }) => [...(videoURL ? [videoURL] : []), ...imageURLs])
  expect(shown).toHaveLength(4)
  for (const address of shown) expect((await patron.get(address)).status).toBe(200)
  const waiting = premium.filter((key) => !shown.includes(`/media/${key}`))
  expect(waiting).toHaveLength(3)
  for (const key of waiting) expect([403, 404]).toContain((await patron.get(`/media/${key}`)).status)
})

describe('a members’ film that was stored as the preview of a post', () => {
  const asPreview = async (mediaId: number | undefined) => {
    const [post] = posts
    await setStored(site, post as Post, 'preview_id', mediaId)
    return (await site.visitor().get(`/api/posts/${post?.id}`)).json as { previewURL: string | null }
  }

  it('stays closed when it is the film of a post', async () => {
    const [film] = posts
    const { rows } = await site.pool.query<{ id: number }>('select video_id as id from posts where id = $1', [film?.id])
    expect((await asPreview(rows[0]?.id)).previewURL).toBeNull()
    expect((await site.visitor().get(film?.videoURL ?? '')).status).toBe(401)
  })

  it('stays closed when it is in the members’ part of a text', async () => {
    const uploaded = await upload(await signUpEmployee(site), await demoFilm())
    const { rows } = await site.pool.query<{ id: number; key: string }>(
      `with film as (select id, split_part(filename, '.', 1) as key from media where ticket = $1),
         used as (insert into story_media (media_id, post_id, audience) select id, $2, 'members' from film)
       select id, key from film`,
      [ticketOf(uploaded), posts[1]?.id],
    )
    expect((await asPreview(rows[0]?.id)).previewURL).toBeNull()
    expect((await site.visitor().get(`/media/${rows[0]?.key}`)).status).toBe(401)
  })
})
