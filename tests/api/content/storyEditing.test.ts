import { beforeAll, describe, expect, it } from 'vitest'
import type { Story, StoryNode } from '#contracts/content/story.ts'
import type { Browser } from '../../support/Browser.ts'
import { uploadInPanel } from '../../support/panel.ts'
import { signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { publishFilm, publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { block, divider, link, linkTo, nestedLists, paragraph, picture, story } from '../../support/stories.ts'
import { demoFilm, smallPicture, upload, uploadTicket } from '../../support/uploads.ts'

const site = useSite()
let author: Browser
let employee: Browser

beforeAll(async () => {
  author = await signUpConfirmed(site)
  employee = await signUpEmployee(site, 'editor')
})

const preview = (who: Browser, body: unknown) => who.post('/api/admin/stories/preview', { body })
const previewed = async (body: Story) => {
  const { status, json, text } = await preview(employee, body)
  expect(status, text).toBe(200)
  return (json as { story: Story | null }).story?.root.children
}

describe('the preview of a text that is not saved', () => {
  it('has the files, articles and addresses of its ids, and what is below the divider', async () => {
    const { id: mediaId } = await uploadInPanel(site, employee, await smallPicture())
    const { id: postId } = await publishGallery(employee, { isSubscriberOnly: false })
    const children = await previewed(
      story(paragraph('Above'), divider(), picture(mediaId), paragraph(linkTo('posts', postId))),
    )
    expect(children).toMatchObject([
      { type: 'paragraph' },
      { type: 'upload', value: { id: mediaId, kind: 'image', url: expect.stringMatching(/^\/media\/\w/) as string } },
      { children: [{ fields: { url: `/content/${postId}` } }] },
    ])
  })

  it('leaves out parts that are not complete yet', async () => {
    const unfinished: StoryNode[] = [
      block('photoGallery', { images: [] }),
      block('article', { item: null }),
      picture(null),
      paragraph(link('javascript:alert(1)')),
    ]
    expect(await previewed(story(paragraph('Kept'), ...unfinished))).toEqual([paragraph('Kept')])
  })

  it('is refused to everyone who may not write posts', async () => {
    const body = story(paragraph('x'))
    expect((await preview(site.visitor(), body)).status).toBe(401)
    expect((await preview(author, body)).status).toBe(403)
    expect((await preview(await signUpEmployee(site, 'moderator'), body)).status).toBe(403)
  })

  it('is refused for a text that is no text', async () => {
    expect(await preview(employee, { root: paragraph('x') })).toMatchObject({
      status: 400,
      json: { code: 'invalid_story', message: 'The text has no root.' },
    })
    expect((await preview(employee, story(nestedLists(500)))).status).toBe(400)
    expect((await preview(employee, 'text')).status).toBe(400)
  })

  it('stores nothing', async () => {
    const { id } = await uploadInPanel(site, employee, await smallPicture('#445566'))
    await previewed(story(picture(id)))
    expect((await site.pool.query('select 1 from story_media where media_id = $1', [id])).rows).toEqual([])
  })
})

describe('the films that a text can show', () => {
  type Film = { id: number; title: string; url: string; duration: number | null }
  const filmsOf = async (who: Browser) => (await who.get('/api/stories/films')).json as Film[]

  it('are an author’s own with the titles of their posts, and everyone’s for an employee', async () => {
    const { title } = await publishFilm(author)
    const { title: foreign } = await publishFilm(employee)
    const own = await filmsOf(author)
    expect(own.map((film) => film.title)).toEqual([title])
    expect(own).toMatchObject([{ kind: 'video', duration: expect.any(Number) as number }])
    expect((await filmsOf(employee)).map((film) => film.title)).toEqual(expect.arrayContaining([title, foreign]))
    expect((await site.visitor().get('/api/stories/films')).status).toBe(401)
  })

  it('can be published in a text by their ids', async () => {
    const person = await signUpConfirmed(site)
    await publishFilm(person)
    const [film] = await filmsOf(person)
    const { id } = await publishGallery(person, { body: story(block('film', { film })) })
    expect((await person.get(`/api/posts/${id}`)).json).toMatchObject({
      story: { root: { children: [{ fields: { film: { id: film?.id, url: film?.url } } }] } },
    })
  })
})

describe('an upload that belongs to nothing yet', () => {
  it('is shown to whoever uploaded it, and to nobody else', async () => {
    const address = await upload(author, await smallPicture('#778899'))
    const shown = await author.get(address)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(shown.headers.get('cache-control')).toContain('private')
    expect((await author.get(`${address}?w=320`)).status).toBe(200)
    expect((await employee.get(address)).status).toBe(404)
    expect((await site.visitor().get(address)).status).toBe(404)
  })

  it('does not exist before it has arrived', async () => {
    const address = await uploadTicket(author)
    expect((await author.get(address)).status).toBe(404)
    expect((await author.get(`/media/uploads/${'a'.repeat(32)}`)).status).toBe(404)
  })

  it('is sent in ranges, as a film is', async () => {
    const address = await upload(author, await demoFilm())
    expect((await author.get(address, { headers: { range: 'bytes=0-9' } })).status).toBe(206)
  })
})
