import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { endPatronage, signUpPatron, whoIs } from '../support/members.ts'
import { eventually, signUpEmployee, signUpMember } from '../support/people.ts'
import { type Post, publishFilm, publishGallery } from '../support/posts.ts'
import { sendRaw } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'
import { demoFilm, smallPicture, upload, uploadTicket } from '../support/uploads.ts'

const site = useSite()
let guest: Browser
let member: Browser & { email: string }
let patron: Browser & { email: string }
let employee: Browser & { email: string }

beforeAll(async () => {
  guest = site.visitor()
  member = await signUpMember(site)
  patron = await signUpPatron(site)
  employee = await signUpEmployee(site)
})

const listFor = async (visitor: Browser, query = '') => (await visitor.get(`/api/posts${query}`)).json as Post[]
const inList = async (visitor: Browser, id: number) => (await listFor(visitor)).find((post) => post.id === id)
const detail = async (visitor: Browser, id: number) => (await visitor.get(`/api/posts/${id}`)).json as Post
const set = (post: Post, column: string, value: unknown) =>
  site.pool.query(`update posts set ${column} = $2 where id = $1`, [post.id, value])
/** A picture of somebody else's file, as a cover that everybody may see. */
const giveCover = async (post: Post) => {
  const { rows } = await site.pool.query<{ id: number; key: string }>(
    `insert into media (state, kind, filename, mime_type) values ('ready', 'image', 'cover' || $1::text || 'aaaa.jpg', 'image/jpeg')
     returning id, split_part(filename, '.', 1) as key`,
    [post.id],
  )
  await set(post, 'cover_id', rows[0]?.id)
  return `/media/${rows[0]?.key}`
}

describe('a subscribers’ film', () => {
  let film: Post
  let cover: string
  beforeAll(async () => {
    film = await publishFilm(employee)
    cover = await giveCover(film)
  })

  it('has no media address for visitors and members, and keeps its cover', async () => {
    for (const visitor of [guest, member]) {
      for (const post of [await inList(visitor, film.id), await detail(visitor, film.id)]) {
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

  it('shows its address to subscribers and employees', async () => {
    for (const visitor of [patron, employee]) {
      for (const post of [await inList(visitor, film.id), await detail(visitor, film.id)]) {
        expect(post).toMatchObject({ locked: false, videoURL: film.videoURL })
      }
    }
    expect(film.videoURL).toMatch(/^\/media\/\w{20}$/)
  })

  it('is locked again at once for a member whose time is over', async () => {
    const person = await signUpPatron(site)
    expect(await detail(person, film.id)).toMatchObject({ locked: false })
    await endPatronage(site, person)
    expect(await detail(person, film.id)).toMatchObject({ locked: true, videoURL: null })
  })

  it('never shows more than its address, to nobody', async () => {
    const answers = await Promise.all([guest, patron, employee].map((visitor) => visitor.get(`/api/posts/${film.id}`)))
    for (const { text } of answers) expect(text).not.toMatch(/authorId|ticket|\.mp4|filename|@example/)
  })
})

describe('a subscribers’ gallery', () => {
  it('has no picture addresses for visitors and members, and all of them for subscribers', async () => {
    const gallery = await publishGallery(employee)
    expect(gallery.imageURLs).toHaveLength(2)
    for (const visitor of [guest, member]) {
      expect(await detail(visitor, gallery.id)).toMatchObject({ locked: true, imageURLs: [] })
      expect(await inList(visitor, gallery.id)).toMatchObject({ locked: true, imageURLs: [] })
    }
    expect(await detail(patron, gallery.id)).toMatchObject({ locked: false, imageURLs: gallery.imageURLs })
  })
})

describe('a public post', () => {
  it('is open to everybody', async () => {
    const film = await publishFilm(employee, { isSubscriberOnly: false })
    for (const visitor of [guest, member, patron]) {
      expect(await detail(visitor, film.id)).toMatchObject({
        locked: false,
        isSubscriberOnly: false,
        videoURL: film.videoURL,
      })
    }
  })
})

describe('early access', () => {
  it('is for members until its moment, and for everybody from then on', async () => {
    const film = await publishFilm(employee)
    await set(film, 'public_at', new Date(Date.now() + 60_000))
    expect(await detail(guest, film.id)).toMatchObject({ locked: true, videoURL: null, isSubscriberOnly: true })
    expect(await detail(patron, film.id)).toMatchObject({ locked: false })
    expect((await detail(guest, film.id)).publicAt).toMatch(/Z$/)
    await set(film, 'public_at', new Date(Date.now() - 1000))
    expect(await detail(guest, film.id)).toMatchObject({
      locked: false,
      videoURL: film.videoURL,
      isSubscriberOnly: false,
    })
    expect((await guest.get(film.videoURL ?? '')).status).toBe(200)
  })
})

describe('a post that is not published', () => {
  it.each(['pending', 'scheduled', 'processing'])('but %s shows only to its author and employees', async (status) => {
    const author = await signUpMember(site)
    const film = await publishFilm(author)
    // Once it is prepared, nothing else changes its status.
    await eventually(async () => (await detail(author, film.id)).coverImageUrl !== null)
    await set(film, 'status', status)
    for (const visitor of [guest, member, patron]) {
      expect(await inList(visitor, film.id)).toBeUndefined()
      expect(await visitor.get(`/api/posts/${film.id}`)).toMatchObject({
        status: 404,
        json: { code: 'post_not_found' },
      })
      expect((await visitor.get(`/api/posts/${film.id}/comments`)).status).toBe(404)
      expect((await visitor.post(`/api/posts/${film.id}/view`)).status).toBe(404)
      expect([401, 403]).toContain((await visitor.get(film.videoURL ?? '')).status)
    }
    for (const visitor of [author, employee]) {
      expect(await inList(visitor, film.id)).toMatchObject({ status, locked: false, videoURL: film.videoURL })
      expect(await detail(visitor, film.id)).toMatchObject({ status, locked: false })
    }
  })
})

describe('the list', () => {
  it('is newest first, whole without a limit, and pages by the last one seen', async () => {
    const made = [await publishFilm(employee), await publishFilm(employee), await publishGallery(employee)]
    const all = await listFor(guest)
    const ids = all.map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual(made.map(({ id }) => id).reverse())
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    const first = await listFor(guest, '?limit=2')
    expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const second = await listFor(guest, `?limit=2&before=${first[1]?.id}`)
    expect(second.map(({ id }) => id)).toEqual(ids.slice(2, 4))
    expect(await listFor(guest, `?before=${ids.at(-1)}`)).toEqual([])
  })

  it('pages through posts of the very same moment without losing one', async () => {
    const made = [await publishGallery(employee), await publishGallery(employee), await publishGallery(employee)]
    const at = new Date('2030-01-01T00:00:00Z')
    for (const post of made) await set(post, 'created_at', at)
    const [a] = await listFor(guest, '?limit=1')
    const [b] = await listFor(guest, `?limit=1&before=${a?.id}`)
    const [c] = await listFor(guest, `?limit=1&before=${b?.id}`)
    expect([a?.id, b?.id, c?.id]).toEqual(made.map(({ id }) => id).reverse())
    for (const post of made) await set(post, 'created_at', new Date('2020-01-01T00:00:00Z'))
  })
})

describe('publishing', () => {
  it('of a member waits for an employee and is theirs to see', async () => {
    const author = await signUpMember(site)
    const film = await publishFilm(author, { title: '  Found it  ', description: ' At the creek ' })
    expect(film).toMatchObject({
      status: 'pending',
      title: 'Found it',
      description: 'At the creek',
      isSubscriberOnly: true,
      locked: false,
    })
    expect(await inList(guest, film.id)).toBeUndefined()
    await site.payload.update({ collection: 'posts', id: film.id, data: { status: 'published' }, overrideAccess: true })
    expect(await inList(guest, film.id)).toMatchObject({ status: 'published', locked: true })
    const stored = await site.pool.query('select author_id from posts where id = $1', [film.id])
    expect(stored.rows).toEqual([{ author_id: (await whoIs(author)).id }])
  })

  it('of an employee is out at once, subscribers only unless it says otherwise', async () => {
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

  it('takes the upload’s address whole or only its path', async () => {
    const whole = await upload(employee, await smallPicture('#00aa00'))
    const path = new URL(await upload(employee, await smallPicture('#0000aa'))).pathname
    const answer = await employee.post('/api/posts', { title: 'Both', type: 'gallery', imageURLs: [whole, path] })
    expect(answer).toMatchObject({
      status: 201,
      json: { imageURLs: [expect.any(String), expect.any(String)] as string[] },
    })
  })

  it('keeps a gallery’s order', async () => {
    const colours = ['#ff0000', '#00ff00', '#0000ff']
    const imageURLs = await Promise.all(colours.map(async (colour) => upload(employee, await smallPicture(colour))))
    const gallery = (await employee.post('/api/posts', { title: 'In order', type: 'gallery', imageURLs })).json as Post
    const { rows } = await site.pool.query<{ key: string }>(
      `select split_part(filename, '.', 1) as key from media where '${site.url}/media/uploads/' || ticket = any($1) order by array_position($1, '${site.url}/media/uploads/' || ticket)`,
      [imageURLs],
    )
    expect(gallery.imageURLs).toEqual(rows.map(({ key }) => `/media/${key}`))
  })

  it('uses the rule of the server whatever author, status or count the request names', async () => {
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
      'At most 10 images can be in one gallery',
    ],
  ]
  it.each(wrong)('with %s is 400', async (_, body, field, sentence) => {
    const answer = await employee.post('/api/posts', body)
    expect(answer.status).toBe(400)
    expect((answer.json as { errors: Record<string, string> }).errors[field]).toContain(sentence)
  })

  it('takes only files this person uploaded, finished and not used before', async () => {
    const other = await signUpMember(site)
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

  it('that fails leaves its files unused, for the next try', async () => {
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

  it('twenty times at once with one film makes one post', async () => {
    const author = await signUpMember(site)
    const videoURL = await upload(author, await demoFilm())
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => author.post('/api/posts', { title: 'Once', type: 'video', videoURL })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
  })
})

describe('the card’s Edit and Delete', () => {
  it('change what an employee may change, and keep the version before', async () => {
    const film = await publishFilm(employee, { title: 'Before' })
    const answer = await employee.patch(`/api/admin/posts/${film.id}`, { title: ' After ', isSubscriberOnly: false })
    expect(answer).toMatchObject({
      status: 200,
      json: { id: film.id, title: 'After', isSubscriberOnly: false, videoURL: film.videoURL },
    })
    expect(await detail(guest, film.id)).toMatchObject({
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

  it('put a post into the trash, where nobody finds it, and from which it comes back', async () => {
    const film = await publishFilm(employee, { isSubscriberOnly: false })
    const cover = await giveCover(film)
    expect((await guest.get(film.videoURL ?? '')).status).toBe(200)
    expect((await member.delete(`/api/admin/posts/${film.id}`)).status).toBe(403)
    expect((await employee.delete(`/api/admin/posts/${film.id}`)).status).toBe(204)
    for (const visitor of [guest, patron, employee]) {
      expect(await inList(visitor, film.id)).toBeUndefined()
      expect((await visitor.get(`/api/posts/${film.id}?trash=true&draft=true`)).status).toBe(404)
      expect((await visitor.get(`/api/posts/${film.id}/comments`)).status).toBe(404)
      expect((await visitor.post(`/api/posts/${film.id}/view`)).status).toBe(404)
    }
    for (const visitor of [guest, patron]) {
      expect((await visitor.get(film.videoURL ?? '')).status).toBe(404)
      expect((await visitor.get(cover)).status).toBe(404)
      expect((await visitor.get(`/content/${film.id}`)).status).toBe(404)
    }
    expect((await listFor(guest, '?trash=true')).map(({ id }) => id)).not.toContain(film.id)
    expect((await employee.delete(`/api/admin/posts/${film.id}`)).status).toBe(404)
    expect((await employee.patch(`/api/admin/posts/${film.id}`, { title: 'x' })).status).toBe(404)
    await set(film, 'deleted_at', null)
    expect(await detail(guest, film.id)).toMatchObject({ id: film.id })
  })
})

describe('a view', () => {
  const views = async (post: Post) => (await detail(employee, post.id)).viewCount

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

  it('counts only of what the viewer may watch', async () => {
    const film = await publishFilm(employee)
    expect((await guest.post(`/api/posts/${film.id}/view`)).status).toBe(401)
    expect((await member.post(`/api/posts/${film.id}/view`)).status).toBe(403)
    expect(await views(film)).toBe(0)
    expect((await patron.post(`/api/posts/${film.id}/view`)).status).toBe(204)
    expect(await views(film)).toBe(1)
  })

  it('does not count for looking at the list or the post', async () => {
    const film = await publishFilm(employee, { isSubscriberOnly: false })
    await detail(guest, film.id)
    await listFor(guest)
    await guest.get(film.videoURL ?? '')
    expect(await views(film)).toBe(0)
  })

  it('shows nothing of who watched', async () => {
    const { rows } = await site.pool.query('select viewer from post_views')
    expect(JSON.stringify(rows)).not.toMatch(/127\.0|user \d|undici|node/)
  })
})

describe('a page of a post', () => {
  it('exists as long as the post does', async () => {
    const film = await publishFilm(employee)
    expect((await guest.get(`/content/${film.id}`)).status).toBe(200)
    expect((await guest.get('/content/999999')).status).toBe(404)
    expect((await guest.get('/nowhere')).status).toBe(404)
  })
})
