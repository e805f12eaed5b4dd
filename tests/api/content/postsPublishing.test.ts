import { beforeAll, describe, expect, it } from 'vitest'
import { cronJobs } from '#jobs/index.ts'
import type { Browser } from '../../support/Browser.ts'
import { whoIs } from '../../support/members.ts'
import { signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import {
  audienceOf,
  giveCover,
  inListFor,
  type Post,
  postFor,
  postsFor,
  publishFilm,
  setStored,
} from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { demoFilm, smallPicture, upload, uploadTicket } from '../../support/uploads.ts'

const site = useSite()
let guest: Browser
let member: Browser
let patron: Browser
let employee: Browser

beforeAll(async () => {
  ;({ guest, member, patron, employee } = await audienceOf(site))
})

describe('publishing', () => {
  it('by a member creates a pending post, visible to its author', async () => {
    const author = await signUpConfirmed(site)
    const film = await publishFilm(author, { title: '  Found it  ', description: ' At the creek ' })
    expect(film).toMatchObject({
      status: 'pending',
      title: 'Found it',
      description: 'At the creek',
      isSubscriberOnly: true,
      locked: false,
    })
    expect(await inListFor(guest, film.id)).toBeUndefined()
    await site.payload.update({ collection: 'posts', id: film.id, data: { status: 'published' }, overrideAccess: true })
    expect(await inListFor(guest, film.id)).toMatchObject({ status: 'published', locked: true })
    const stored = await site.pool.query('select author_id from posts where id = $1', [film.id])
    expect(stored.rows).toEqual([{ author_id: (await whoIs(author)).id }])
  })

  it.each(['moderator', 'shop'] as const)('by the %s creates a pending post, like a member’s', async (role) => {
    const author = await signUpEmployee(site, role)
    expect(await publishFilm(author, { title: 'Mine' })).toMatchObject({ status: 'pending' })
  })

  it('by an employee publishes immediately, for subscribers unless set otherwise', async () => {
    const videoURL = await upload(employee, await demoFilm())
    const answer = await employee.post('/api/admin/posts', { title: 'Out', type: 'video', videoURL })
    expect(answer).toMatchObject({ status: 201, json: { status: 'published', isSubscriberOnly: true } })
    const images = [await upload(employee, await smallPicture('#aa0000'))]
    const open = await employee.post('/api/admin/posts', {
      title: 'Open',
      type: 'gallery',
      imageURLs: images,
      isSubscriberOnly: false,
    })
    expect(open).toMatchObject({ status: 201, json: { isSubscriberOnly: false } })
  })

  it('of an employee at a chosen time, of a chosen kind and for subscribers first', async () => {
    const [publishAt, publicAt] = [3_600_000, 7_200_000].map((ms) => new Date(Date.now() + ms).toISOString())
    const imageURLs = [await upload(employee, await smallPicture('#00bbaa'))]
    const base = { title: 'Next hour', type: 'gallery', imageURLs }
    expect((await member.post('/api/posts', { ...base, publishAt })).status).toBe(400)
    const answer = await employee.post('/api/admin/posts', { ...base, publishAt, publicAt, category: 'field-notes' })
    expect(answer).toMatchObject({ status: 201, json: { status: 'scheduled', category: 'field-notes', publicAt } })
    const { id } = answer.json as Post
    expect((await patron.get(`/api/posts/${id}`)).status).toBe(404)
    const { payload, pool } = site
    const now = new Date(Date.now() + 3_700_000)
    await cronJobs['publishScheduled']?.run({ payload, pool, user: null, now, log: payload.logger })
    expect(await postFor(patron, id)).toMatchObject({ status: 'published', createdAt: publishAt, locked: false })
    expect(await postFor(guest, id)).toMatchObject({ locked: true, isSubscriberOnly: true })
  })

  it('of an employee with a past time is published immediately', async () => {
    const imageURLs = [await upload(employee, await smallPicture('#00bbcc'))]
    const publishAt = new Date(Date.now() - 1000).toISOString()
    const answer = await employee.post('/api/admin/posts', { title: 'Late', type: 'gallery', imageURLs, publishAt })
    expect(answer).toMatchObject({ status: 201, json: { status: 'published' } })
  })

  it('accepts an upload’s full URL or its path', async () => {
    const whole = await upload(employee, await smallPicture('#00aa00'))
    const path = new URL(await upload(employee, await smallPicture('#0000aa'))).pathname
    const answer = await employee.post('/api/posts', { title: 'Both', type: 'gallery', imageURLs: [whole, path] })
    expect(answer).toMatchObject({
      status: 201,
      json: { imageURLs: [expect.any(String), expect.any(String)] as string[] },
    })
  })

  it('keeps the order of a gallery', async () => {
    const colors = ['#ff0000', '#00ff00', '#0000ff']
    const imageURLs = await Promise.all(colors.map(async (color) => upload(employee, await smallPicture(color))))
    const gallery = (await employee.post('/api/posts', { title: 'In order', type: 'gallery', imageURLs })).json as Post
    const { rows } = await site.pool.query<{ key: string }>(
      `select split_part(filename, '.', 1) as key from media where '${site.url}/media/uploads/' || ticket = any($1) order by array_position($1, '${site.url}/media/uploads/' || ticket)`,
      [imageURLs],
    )
    expect(gallery.imageURLs).toEqual(rows.map(({ key }) => `/media/${key}`))
  })

  it('shows everyone the cover of a subscriber-only gallery, and not its photos', async () => {
    const imageURLs = [await upload(employee, await smallPicture('#445566'))]
    const coverURL = await upload(employee, await smallPicture('#665544'))
    const answer = await employee.post('/api/posts', { title: 'Covered', type: 'gallery', imageURLs, coverURL })
    expect(answer.status).toBe(201)
    const seen = await postFor(guest, (answer.json as Post).id)
    expect(seen).toMatchObject({
      locked: true,
      imageURLs: [],
      coverImageUrl: expect.stringMatching(/^\/media\//) as string,
    })
    expect((await guest.get(seen.coverImageUrl ?? '')).status).toBe(200)
    expect((await guest.get((answer.json as Post).imageURLs[0] ?? '')).status).toBe(401)
  })

  it('accepts as a cover only an own, unused picture', async () => {
    const photo = await upload(member, await smallPicture())
    const covers = [
      photo,
      await upload(employee, await smallPicture()),
      await upload(member, await demoFilm()),
      '/etc/passwd',
    ]
    for (const coverURL of covers) {
      const answer = await member.post('/api/posts', { title: 'Again', type: 'gallery', imageURLs: [photo], coverURL })
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_upload' } })
    }
  })

  it('rejects an author, status, view count, id or date in the request', async () => {
    const videoURL = await upload(member, await demoFilm())
    const base = { title: 'Mine', type: 'video', videoURL }
    for (const extra of [
      { authorId: 1 },
      { author: 1 },
      { status: 'published' },
      { viewCount: 5000 },
      { id: 1 },
      { publicAt: '2020-01-01' },
    ]) {
      expect(await member.post('/api/posts', { ...base, ...extra })).toMatchObject({
        status: 400,
        json: { code: 'invalid_input' },
      })
    }
    expect((await member.post('/api/posts', base)).status).toBe(201)
  })

  const wrong: [string, object, string, string][] = [
    ['no title', { title: '   ', type: 'gallery', imageURLs: ['x'] }, 'title', 'Please enter a title for your content'],
    ['a title of 201 characters', { title: 'x'.repeat(201), type: 'gallery', imageURLs: ['x'] }, 'title', ''],
    ['a type of its own', { title: 'x', type: 'podcast' }, 'type', ''],
    ['no film', { title: 'x', type: 'video' }, 'videoURL', 'Please upload a video file'],
    ['no picture', { title: 'x', type: 'gallery', imageURLs: [] }, 'imageURLs', 'Please upload at least one image'],
    [
      'eleven pictures',
      { title: 'x', type: 'gallery', imageURLs: Array.from({ length: 11 }, () => 'x') },
      'imageURLs',
      'A gallery can have at most 10 images',
    ],
  ]
  it.each(wrong)('with %s gets 400', async (_, body, field, sentence) => {
    const answer = await employee.post('/api/posts', body)
    expect(answer.status).toBe(400)
    expect((answer.json as { errors: Record<string, string> }).errors[field]).toContain(sentence)
  })

  it('accepts only own, complete and unused files', async () => {
    const other = await signUpConfirmed(site)
    const used = await upload(member, await demoFilm())
    expect((await member.post('/api/posts', { title: 'First', type: 'video', videoURL: used })).status).toBe(201)
    const picture = await upload(member, await smallPicture())
    const film = await upload(member, await demoFilm())
    const hostile = [
      used,
      await upload(other, await demoFilm()),
      await uploadTicket(member),
      picture,
      'https://evil.example/film.mp4',
      '/media/uploads/../../etc/passwd',
      '/etc/passwd',
      `${film}?x=1`,
      `${film}/`,
      'javascript:alert(1)',
      `${site.url}/media/uploads/${'A'.repeat(32)}`,
    ]
    for (const videoURL of hostile) {
      const answer = await member.post('/api/posts', { title: 'Again', type: 'video', videoURL })
      expect(answer).toMatchObject({
        status: 400,
        json: { code: 'invalid_upload', errors: { videoURL: expect.any(String) as string } },
      })
    }
    const doubled = await member.post('/api/posts', { title: 'Twice', type: 'gallery', imageURLs: [picture, picture] })
    expect(doubled).toMatchObject({ status: 400, json: { code: 'invalid_upload' } })
  })

  it('that fails leaves its files unused', async () => {
    const picture = await upload(member, await smallPicture())
    const answer = await member.post('/api/posts', {
      title: 'Half',
      type: 'gallery',
      imageURLs: [picture, 'https://evil.example/x.png'],
    })
    expect(answer.status).toBe(400)
    expect((await member.post('/api/posts', { title: 'Whole', type: 'gallery', imageURLs: [picture] })).status).toBe(
      201,
    )
  })

  it('concurrently with one video creates one post', async () => {
    const author = await signUpConfirmed(site)
    const videoURL = await upload(author, await demoFilm())
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => author.post('/api/posts', { title: 'Once', type: 'video', videoURL })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
  })
})

describe('Edit and Delete on a post’s card', () => {
  it('change the title and access, and keep the other values', async () => {
    const film = await publishFilm(employee, { title: 'Before' })
    const answer = await employee.patch(`/api/admin/posts/${film.id}`, { title: ' After ', isSubscriberOnly: false })
    expect(answer).toMatchObject({
      status: 200,
      json: { id: film.id, title: 'After', isSubscriberOnly: false, videoURL: film.videoURL },
    })
    expect(await postFor(guest, film.id)).toMatchObject({
      title: 'After',
      locked: false,
      videoDuration: film.videoDuration,
    })
    for (const body of [{ title: '' }, { viewCount: 1 }, { status: 'published' }, { videoURL: 'x' }]) {
      expect((await employee.patch(`/api/admin/posts/${film.id}`, body)).status).toBe(400)
    }
    expect((await member.patch(`/api/admin/posts/${film.id}`, { title: 'Mine' })).status).toBe(403)
    expect((await employee.patch('/api/admin/posts/999999', { title: 'x' })).status).toBe(404)
  })

  it('move a post to the trash, where it is hidden and can be restored', async () => {
    const film = await publishFilm(employee, { isSubscriberOnly: false })
    const cover = await giveCover(site, film)
    expect((await guest.get(film.videoURL ?? '')).status).toBe(200)
    expect((await member.delete(`/api/admin/posts/${film.id}`)).status).toBe(403)
    expect((await employee.delete(`/api/admin/posts/${film.id}`)).status).toBe(204)
    for (const visitor of [guest, patron, employee]) {
      expect(await inListFor(visitor, film.id)).toBeUndefined()
      expect((await visitor.get(`/api/posts/${film.id}?trash=true&draft=true`)).status).toBe(404)
      expect((await visitor.get(`/api/posts/${film.id}/comments`)).status).toBe(404)
      expect((await visitor.post(`/api/posts/${film.id}/view`)).status).toBe(404)
    }
    for (const visitor of [guest, patron]) {
      expect((await visitor.get(film.videoURL ?? '')).status).toBe(404)
      expect((await visitor.get(cover)).status).toBe(404)
      expect((await visitor.get(`/content/${film.id}`)).status).toBe(404)
    }
    expect((await postsFor(guest, '?trash=true')).map(({ id }) => id)).not.toContain(film.id)
    expect((await employee.delete(`/api/admin/posts/${film.id}`)).status).toBe(404)
    expect((await employee.patch(`/api/admin/posts/${film.id}`, { title: 'x' })).status).toBe(404)
    await setStored(site, film, 'deleted_at', null)
    expect(await postFor(guest, film.id)).toMatchObject({ id: film.id })
  })
})
