import { beforeAll, describe, expect, it } from 'vitest'
import { countView } from '#domain/content/posts/countView.ts'
import type { Browser } from '../../support/Browser.ts'
import { deadlockOnce } from '../../support/deadlockOnce.ts'
import { holdRow } from '../../support/holdRow.ts'
import { endPatronage, signUpPatron } from '../../support/members.ts'
import { eventually, signUpConfirmed } from '../../support/people.ts'
import {
  audienceOf,
  giveCover,
  inListFor,
  type Post,
  postFor,
  postsFor,
  publishFilm,
  publishGallery,
  setStored,
} from '../../support/posts.ts'
import { sendRaw } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let guest: Browser
let member: Browser
let patron: Browser
let employee: Browser

beforeAll(async () => {
  ;({ guest, member, patron, employee } = await audienceOf(site))
})

describe('a subscriber-only video', () => {
  let film: Post
  let cover: string
  beforeAll(async () => {
    film = await publishFilm(employee)
    cover = await giveCover(site, film)
  })

  it('shows visitors and members its cover and no media URL', async () => {
    for (const visitor of [guest, member]) {
      for (const post of [await inListFor(visitor, film.id), await postFor(visitor, film.id)]) {
        expect(post).toMatchObject({
          locked: true,
          isSubscriberOnly: true,
          videoURL: null,
          imageURLs: [],
          coverImageUrl: cover,
          videoDuration: film.videoDuration,
        })
      }
    }
  })

  it('shows subscribers and employees its URL', async () => {
    for (const visitor of [patron, employee]) {
      for (const post of [await inListFor(visitor, film.id), await postFor(visitor, film.id)]) {
        expect(post).toMatchObject({ locked: false, videoURL: film.videoURL })
      }
    }
    expect(film.videoURL).toMatch(/^\/media\/\w{20}$/)
  })

  it('is locked as soon as a membership ends', async () => {
    const person = await signUpPatron(site)
    expect(await postFor(person, film.id)).toMatchObject({ locked: false })
    await endPatronage(site, person)
    expect(await postFor(person, film.id)).toMatchObject({ locked: true, videoURL: null })
  })

  it('exposes no author id, ticket or filename to anyone', async () => {
    const answers = await Promise.all([guest, patron, employee].map((visitor) => visitor.get(`/api/posts/${film.id}`)))
    for (const { text } of answers) expect(text).not.toMatch(/authorId|ticket|\.mp4|filename|@example/)
  })
})

describe('a subscriber-only gallery', () => {
  it('shows its picture URLs to subscribers, not to visitors and members', async () => {
    const gallery = await publishGallery(employee)
    expect(gallery.imageURLs).toHaveLength(2)
    for (const visitor of [guest, member]) {
      expect(await postFor(visitor, gallery.id)).toMatchObject({ locked: true, imageURLs: [] })
      expect(await inListFor(visitor, gallery.id)).toMatchObject({ locked: true, imageURLs: [] })
    }
    expect(await postFor(patron, gallery.id)).toMatchObject({ locked: false, imageURLs: gallery.imageURLs })
  })
})

describe('a public post', () => {
  it('is open to everyone', async () => {
    const film = await publishFilm(employee, { isSubscriberOnly: false })
    for (const visitor of [guest, member, patron]) {
      expect(await postFor(visitor, film.id)).toMatchObject({
        locked: false,
        isSubscriberOnly: false,
        videoURL: film.videoURL,
      })
    }
  })
})

describe('early access', () => {
  it('is for subscribers until the public date, then for everyone', async () => {
    const film = await publishFilm(employee)
    await setStored(site, film, 'public_at', new Date(Date.now() + 60_000))
    expect(await postFor(guest, film.id)).toMatchObject({ locked: true, videoURL: null, isSubscriberOnly: true })
    expect(await postFor(patron, film.id)).toMatchObject({ locked: false })
    expect((await postFor(guest, film.id)).publicAt).toMatch(/Z$/)
    await setStored(site, film, 'public_at', new Date(Date.now() - 1000))
    expect(await postFor(guest, film.id)).toMatchObject({
      locked: false,
      videoURL: film.videoURL,
      isSubscriberOnly: false,
    })
    expect((await guest.get(film.videoURL ?? '')).status).toBe(200)
  })
})

describe('an unpublished post', () => {
  it.each(['pending', 'scheduled', 'processing'])(
    'that is %s is visible to its author and employees only',
    async (status) => {
      const author = await signUpConfirmed(site)
      const film = await publishFilm(author)
      // Nothing else changes the status after the conversion.
      await eventually(async () => (await postFor(author, film.id)).coverImageUrl !== null)
      await setStored(site, film, 'status', status)
      for (const visitor of [guest, member, patron]) {
        expect(await inListFor(visitor, film.id)).toBeUndefined()
        expect(await visitor.get(`/api/posts/${film.id}`)).toMatchObject({
          status: 404,
          json: { code: 'post_not_found' },
        })
        expect((await visitor.get(`/api/posts/${film.id}/comments`)).status).toBe(404)
        expect((await visitor.post(`/api/posts/${film.id}/view`)).status).toBe(404)
        expect([401, 403]).toContain((await visitor.get(film.videoURL ?? '')).status)
      }
      for (const visitor of [author, employee]) {
        expect(await inListFor(visitor, film.id)).toMatchObject({ status, locked: false, videoURL: film.videoURL })
        expect(await postFor(visitor, film.id)).toMatchObject({ status, locked: false })
      }
    },
  )
})

describe('the list of posts', () => {
  it('is sorted newest first, complete without a limit, and paged by the last id', async () => {
    const made = [await publishFilm(employee), await publishFilm(employee), await publishGallery(employee)]
    const all = await postsFor(guest)
    const ids = all.map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual(made.map(({ id }) => id).reverse())
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    const first = await postsFor(guest, '?limit=2')
    expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const second = await postsFor(guest, `?limit=2&before=${first[1]?.id}`)
    expect(second.map(({ id }) => id)).toEqual(ids.slice(2, 4))
    expect(await postsFor(guest, `?before=${ids.at(-1)}`)).toEqual([])
  })

  it('has stable pages for posts with the same date', async () => {
    const made = [await publishGallery(employee), await publishGallery(employee), await publishGallery(employee)]
    const at = new Date('2030-01-01T00:00:00Z')
    for (const post of made) await setStored(site, post, 'created_at', at)
    const [a] = await postsFor(guest, '?limit=1')
    const [b] = await postsFor(guest, `?limit=1&before=${a?.id}`)
    const [c] = await postsFor(guest, `?limit=1&before=${b?.id}`)
    expect([a?.id, b?.id, c?.id]).toEqual(made.map(({ id }) => id).reverse())
    for (const post of made) await setStored(site, post, 'created_at', new Date('2020-01-01T00:00:00Z'))
  })
})

describe('a view', () => {
  const views = async (post: Post) => (await postFor(employee, post.id)).viewCount

  it('counts once for each viewer in 24 hours', async () => {
    const film = await publishFilm(employee, { isSubscriberOnly: false })
    const watch = (visitor: Browser) => visitor.post(`/api/posts/${film.id}/view`)
    expect((await watch(patron)).status).toBe(204)
    await Promise.all(Array.from({ length: 20 }, () => watch(patron)))
    expect(await views(film)).toBe(1)
    await watch(member)
    await Promise.all(Array.from({ length: 10 }, () => watch(site.visitor())))
    expect(await views(film)).toBe(3)
    await sendRaw(site, 'POST', `/api/posts/${film.id}/view`, { from: '127.0.9.9' })
    expect(await views(film)).toBe(4)
    await site.pool.query(`update post_views set seen_at = seen_at - interval '24 hours 1 second'`)
    await watch(patron)
    expect(await views(film)).toBe(5)
  })

  it('of several posts at once locks them by id and counts for each', async () => {
    const { rows } = await site.pool.query<{ id: number }>(`
      with films as (insert into media (state, kind, filename) select 'ready', 'video', gen_random_uuid() || '.mp4' from generate_series(1, 12) returning id)
      insert into posts (title, type, is_subscriber_only, status, video_id) select 'A ridge', 'video', false, 'published', id from films returning id`)
    const [lowest = 0, ...others] = rows.map(({ id }) => id).sort((one, other) => one - other)
    // A scan of the table now finds it last.
    await site.pool.query(`update posts set title = 'The ridge' where id = $1`, [lowest])
    const req = { payload: site.payload, pool: site.pool, user: null, now: new Date(), log: site.payload.logger }
    await holdRow(
      site,
      { text: 'select 1 from posts where id = $1 for no key update', values: [lowest] },
      // Requests arrive too slowly to share a write.
      () => Promise.all([lowest, ...others].map((id) => countView(req, id, { network: '127.0.8.8', device: 'x' }))),
      // Views that did not get into the same write may still be written.
      { text: `set local lock_timeout = 700; select 1 from posts where id in (${others.join()}) for no key update` },
    )
    const counted = await site.pool.query('select view_count from posts where id = any($1)', [[lowest, ...others]])
    expect(counted.rows.map(({ view_count }) => Number(view_count))).toEqual(rows.map(() => 1))
  })

  it('is counted although that deadlocks with a change of its post', async () => {
    const film = await publishFilm(employee, { isSubscriberOnly: false })
    const { result: answer } = await deadlockOnce(site, 'posts', () => member.post(`/api/posts/${film.id}/view`))
    expect(answer.status).toBe(204)
    expect(await views(film)).toBe(1)
  })

  it('counts only for viewers who may watch', async () => {
    const film = await publishFilm(employee)
    expect((await guest.post(`/api/posts/${film.id}/view`)).status).toBe(401)
    expect((await member.post(`/api/posts/${film.id}/view`)).status).toBe(403)
    expect(await views(film)).toBe(0)
    expect((await patron.post(`/api/posts/${film.id}/view`)).status).toBe(204)
    expect(await views(film)).toBe(1)
  })

  it('is not counted for opening the list, the post or the file', async () => {
    const film = await publishFilm(employee, { isSubscriberOnly: false })
    await postFor(guest, film.id)
    await postsFor(guest)
    await guest.get(film.videoURL ?? '')
    expect(await views(film)).toBe(0)
  })

  it('is stored without personal data', async () => {
    const { rows } = await site.pool.query('select viewer from post_views')
    expect(JSON.stringify(rows)).not.toMatch(/127\.0|user \d|undici|node/)
  })
})

describe('a post’s page', () => {
  it('exists while the post exists', async () => {
    const film = await publishFilm(employee)
    expect((await guest.get(`/content/${film.id}`)).status).toBe(200)
    expect((await guest.get('/content/999999')).status).toBe(404)
    expect((await guest.get('/nowhere')).status).toBe(404)
  })
})
