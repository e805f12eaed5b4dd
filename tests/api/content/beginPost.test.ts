import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { whoIs } from '../../support/members.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { signUpEmployee } from '../../support/people.ts'
import { audienceOf, postFor } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { demoFilm, smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()
let guest: Browser
let patron: Browser
let member: Browser
let employee: Browser

beforeAll(async () => {
  ;({ guest, patron, member, employee } = await audienceOf(site))
})

const begin = (person: Browser, input: object) => person.post('/api/admin/posts/drafts', input)
const panel = (method: string, path: string, body?: object) =>
  sendFromPanel(site, employee, method, `/cms/api${path}`, body)

type Doc = { status: string; preparedStatus: string | null; images: { media: number }[]; author: number; cover: number }
const docOf = async (id: number) => (await (await panel('GET', `/posts/${id}`)).json()) as Doc

async function beginStory(title: string): Promise<number> {
  const answer = await begin(employee, { title, type: 'gallery' })
  expect(answer.status).toBe(201)
  return (answer.json as { id: number }).id
}

describe('a draft', () => {
  it('begins with a film, of the person who uploaded it, and nobody else sees it', async () => {
    const answer = await begin(employee, {
      title: 'A new film',
      type: 'video',
      files: [await upload(employee, await demoFilm())],
    })
    expect(answer.status).toBe(201)
    const { id } = answer.json as { id: number }
    expect(await docOf(id)).toMatchObject({ status: 'draft', author: (await whoIs(employee)).id })
    expect((await postFor(employee, id)).videoURL).toMatch(/^\/media\//)
    expect((await guest.get(`/api/posts/${id}`)).status).toBe(404)
    expect((await patron.get(`/api/posts/${id}`)).status).toBe(404)
  })

  it('begins with photos in their order, or with its title alone', async () => {
    const files = [await upload(employee, await smallPicture('#a01234')), await upload(employee, await smallPicture())]
    const { id } = (await begin(employee, { title: 'Two photos', type: 'gallery', files })).json as { id: number }
    expect((await docOf(id)).images).toHaveLength(2)
    for (const type of ['video', 'gallery']) {
      const empty = (await begin(employee, { title: ' Only words ', type })).json as { id: number }
      expect(await postFor(employee, empty.id)).toMatchObject({ title: 'Only words', status: 'draft', type })
    }
  })

  it('needs a title and files of its own author', async () => {
    const own = await upload(employee, await smallPicture('#b04321'))
    const foreign = await upload(member, await smallPicture('#c04321'))
    const refused = [
      { title: ' ', type: 'gallery' },
      { title: 'x', type: 'story' },
      { title: 'x', type: 'video', files: [own] },
      { title: 'x', type: 'gallery', files: [foreign] },
      { title: 'x', type: 'gallery', files: [own, own] },
      { title: 'x', type: 'video', files: [own, foreign] },
    ]
    for (const input of refused) expect((await begin(employee, input)).status, JSON.stringify(input)).toBe(400)
  })

  it('is begun only by those who write posts', async () => {
    const [moderator, shop] = await Promise.all([signUpEmployee(site, 'moderator'), signUpEmployee(site, 'shop')])
    const people = [guest, member, patron, moderator, shop]
    const statuses = await Promise.all(
      people.map(async (one) => (await begin(one, { title: 'x', type: 'gallery' })).status),
    )
    expect(statuses).toEqual([401, 403, 403, 403, 403])
  })
})

describe('a story', () => {
  it('is published with its cover as its one image, which follows a new cover', async () => {
    const id = await beginStory('Words and one picture')
    expect((await panel('PATCH', `/posts/${id}`, { status: 'published' })).status).toBe(400)
    const cover = await uploadInPanel(site, employee, await smallPicture('#0d4321'))
    const answer = await panel('PATCH', `/posts/${id}`, {
      status: 'published',
      cover: cover.id,
      isSubscriberOnly: false,
    })
    expect(answer.status).toBe(200)
    const post = await postFor(guest, id)
    expect(post).toMatchObject({ status: 'published', imageURLs: [post.coverImageUrl], locked: false })

    const other = await uploadInPanel(site, employee, await smallPicture('#0e4321'))
    expect((await panel('PATCH', `/posts/${id}`, { cover: other.id })).status).toBe(200)
    expect((await docOf(id)).images).toMatchObject([{ media: other.id }])
  })

  it('keeps photos that it has, and takes none from a film', async () => {
    const id = await beginStory('With a photo')
    const [cover, photo] = [
      await uploadInPanel(site, employee, await smallPicture('#0f4321')),
      await uploadInPanel(site, employee, await smallPicture('#1f4321')),
    ]
    const images = [{ media: photo.id }]
    expect((await panel('PATCH', `/posts/${id}`, { status: 'published', cover: cover.id, images })).status).toBe(200)
    expect((await docOf(id)).images).toMatchObject(images)

    const film = (await begin(employee, { title: 'Film', type: 'video' })).json as { id: number }
    const refused = await panel('PATCH', `/posts/${film.id}`, { status: 'published', cover: cover.id })
    expect(refused.status).toBe(400)
    expect((await docOf(film.id)).images).toEqual([])
  })

  it('stays without an image while it is a draft', async () => {
    const id = await beginStory('Begun')
    const cover = await uploadInPanel(site, employee, await smallPicture('#2f4321'))
    expect((await panel('PATCH', `/posts/${id}`, { cover: cover.id })).status).toBe(200)
    expect(await docOf(id)).toMatchObject({ status: 'draft', images: [], cover: cover.id })
  })
})
