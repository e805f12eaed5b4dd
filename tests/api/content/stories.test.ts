import { beforeAll, describe, expect, it } from 'vitest'
import type { Story, StoryNode } from '#contracts/content/story.ts'
import { sweepUploads } from '#media/sweepUploads.ts'
import type { Browser } from '../../support/Browser.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { PASSWORD, signUpConfirmed } from '../../support/people.ts'
import { audienceOf, type Post, publishGallery, setStored } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import {
  block,
  divider,
  element,
  link,
  linkTo,
  nestedLists,
  paragraph,
  picture,
  story,
  words,
} from '../../support/stories.ts'
import { demoFilm, smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()
let people: Awaited<ReturnType<typeof audienceOf>>
let author: Browser

beforeAll(async () => {
  people = await audienceOf(site)
  author = await signUpConfirmed(site)
})

type FullPost = Post & { story: Story | null; storyCut: boolean }
type Block = { fields: Record<string, never> } & StoryNode

const read = async (visitor: Browser, id: number) => (await visitor.get(`/api/posts/${id}`)).json as FullPost
const blocksOf = ({ story: read }: FullPost) => (read?.root.children ?? []) as Block[]
const textOf = (value: unknown) => JSON.stringify(value)

async function write(writer: Browser, body: Story | null, overrides: object = {}): Promise<number> {
  return (await publishGallery(writer, { body, isSubscriberOnly: false, ...overrides })).id
}

async function refusal(writer: Browser, body: unknown): Promise<unknown> {
  const imageURLs = [await upload(writer, await smallPicture())]
  return writer.post('/api/posts', { title: 'Refused', type: 'gallery', imageURLs, body })
}

async function inPanel(id: number, body: unknown): Promise<{ status: number; text: string }> {
  const answer = await sendFromPanel(site, people.employee, 'PATCH', `/cms/api/posts/${id}`, { body })
  return { status: answer.status, text: await answer.text() }
}

const refused = (code: string) =>
  expect.objectContaining({
    status: 400,
    json: expect.objectContaining({ code, errors: { body: expect.any(String) as string } }) as unknown,
  }) as unknown

describe('a text with a divider', () => {
  it('is shortened for guests and signed-in visitors, and complete for members, employees and the author', async () => {
    const id = await write(author, story(paragraph('Above'), divider(), paragraph('Below')))
    await setStored(site, { id } as Post, 'status', 'published')
    for (const who of [people.guest, people.member]) {
      const post = await read(who, id)
      expect(post).toMatchObject({ storyCut: true, locked: false })
      expect(post.story).toEqual(story(paragraph('Above')))
    }
    for (const who of [people.patron, people.employee, author]) {
      const post = await read(who, id)
      expect(post).toMatchObject({ storyCut: false })
      expect(post.story).toEqual(story(paragraph('Above'), paragraph('Below')))
    }
  })

  it('is public above the divider, also in a members-only post', async () => {
    const id = await write(people.employee, story(paragraph('Above'), divider(), paragraph('Below')), {
      isSubscriberOnly: true,
    })
    expect(await read(people.guest, id)).toMatchObject({ locked: true, storyCut: true })
    expect((await read(people.guest, id)).story).toEqual(story(paragraph('Above')))
  })
})

describe('a text without a divider', () => {
  it('has the audience of its post, also when early access ends', async () => {
    const id = await write(people.employee, story(paragraph('All')), { isSubscriberOnly: true })
    expect(await read(people.guest, id)).toMatchObject({ story: null, storyCut: true })
    expect(await read(people.patron, id)).toMatchObject({ storyCut: false, story: { root: { type: 'root' } } })
    await setStored(site, { id } as Post, 'public_at', new Date(Date.now() - 1000))
    expect((await read(people.guest, id)).story).toEqual(story(paragraph('All')))
  })

  it('is not in any list', async () => {
    await write(people.employee, story(paragraph('Only on its page')), { description: 'x' })
    for (const address of ['/api/posts', '/api/posts?limit=20', '/api/posts/page'])
      expect((await people.employee.get(address)).text).not.toContain('Only on its page')
  })

  it('is the source of a missing description', async () => {
    const id = await write(people.employee, story(paragraph('A ridge at dawn.'), divider(), paragraph('A secret.')))
    expect(await read(people.guest, id)).toMatchObject({ description: 'A ridge at dawn.' })
    await people.employee.patch(`/api/admin/posts/${id}`, { body: story(divider(), paragraph('A ridge at dawn.')) })
    expect(await read(people.guest, id)).toMatchObject({ description: '' })
  })
})

it('only its author and employees read a pending post’s text', async () => {
  const id = await write(author, story(paragraph('Pending')))
  expect((await people.patron.get(`/api/posts/${id}`)).status).toBe(404)
  expect((await people.patron.get(`/api/posts/${id}/body`)).status).toBe(404)
  expect((await read(author, id)).story).toEqual(story(paragraph('Pending')))
})

describe('an invalid body', () => {
  it.each([
    ['with an unknown node', 'can’t have a part of the type “iframe”', () => story({ type: 'iframe', version: 1 })],
    ['with a script', 'can’t have a part of the type “script”', () => story(element('script', {}, words('alert(1)')))],
    ['with an unknown block', 'can’t have a block of the type “html”', () => story(block('html', { code: 'x' }))],
    ['with a script for a link', 'A link can lead', () => story(paragraph(link('javascript:alert(1)')))],
    ['with a hidden script for a link', 'A link can lead', () => story(paragraph(link('java\nscript:alert(1)')))],
    ['with data for a link', 'A link can lead', () => story(paragraph(link('data:text/html,<script>1</script>')))],
    ['with two dividers', 'only one members-only divider', () => story(divider(), divider())],
    ['nested 52 levels deep', 'nested too deeply', () => story(nestedLists(27))],
    [
      'of more than 1 MB',
      'longer than 1 MB',
      () => story(...Array.from({ length: 27 }, () => paragraph('x'.repeat(40_000)))),
    ],
  ])('%s is 400 with a reason, by the site and by the panel', async (_name, reason, body) => {
    const because = {
      status: 400,
      json: { code: 'invalid_story', errors: { body: expect.stringContaining(reason) as string } },
    }
    expect(await refusal(author, body())).toMatchObject(because)
    const id = await write(people.employee, null)
    expect(await people.employee.patch(`/api/admin/posts/${id}`, { body: body() })).toMatchObject(because)
    expect(await inPanel(id, body())).toEqual({ status: 400, text: expect.stringContaining(reason) as string })
    expect((await read(people.employee, id)).story).toBeNull()
  })

  it('nested 1,000 levels deep, or without types, is 400', async () => {
    const id = await write(people.employee, null)
    for (const body of [story(nestedLists(500)), { root: { children: [] } }, 'text']) {
      expect(await refusal(author, body)).toMatchObject({ status: 400 })
      expect(await inPanel(id, body)).toMatchObject({ status: 400 })
    }
    expect((await read(people.employee, id)).story).toBeNull()
  })

  it('of 10 MB is refused by the panel, as JSON and as its form', async () => {
    const id = await write(people.employee, null)
    const body = story(...Array.from({ length: 250 }, () => paragraph('x'.repeat(40_000))))
    expect(await inPanel(id, body)).toMatchObject({ status: 413 })
    const form = new FormData()
    form.set('_payload', JSON.stringify({ body }))
    expect([400, 413]).toContain(
      (await sendFromPanel(site, people.employee, 'PATCH', `/cms/api/posts/${id}`, form)).status,
    )
    // The connection of a body that was not read to its end is closed, which may meet the next request.
    const stored = await read(people.employee, id).catch(() => read(people.employee, id))
    expect(stored.story).toBeNull()
  })

  it('with the address of somebody’s upload is 400 in the panel, which knows files by their ids', async () => {
    const foreign = await upload(author, await smallPicture())
    const id = await write(people.employee, null)
    for (const body of [
      story(picture(foreign)),
      story(picture('https://evil.example/x.jpg')),
      story(block('photoGallery', { images: [foreign] })),
      story(block('film', { film: foreign })),
    ])
      expect(await inPanel(id, body)).toMatchObject({ status: 400 })
    expect((await read(people.employee, id)).story).toBeNull()
  })

  it('of 10 MB is 413, and one of 1 MB is accepted', async () => {
    const text = (count: number) => story(...Array.from({ length: count }, () => paragraph('x'.repeat(40_000))))
    expect(await refusal(author, text(250))).toMatchObject({ status: 413, json: { code: 'too_large' } })
    expect(await refusal(author, text(27))).toEqual(refused('invalid_story'))
    expect((await read(author, await write(author, text(25)))).story).toEqual(text(25))
  })

  it('full of signs that JSON also uses is stored as it is', async () => {
    const signs = story(paragraph('{"at: [\\"\\\\", '.repeat(2_000)))
    expect((await read(author, await write(author, signs))).story).toEqual(signs)
  })
})

describe('the files of a text', () => {
  it('are claimed when it is published, each once', async () => {
    const [photo, film] = [await upload(author, await smallPicture()), await upload(author, await demoFilm())]
    const id = await write(
      author,
      story(picture(photo), block('photoGallery', { images: [photo] }), block('film', { film })),
    )
    const [shown, gallery, played] = blocksOf(await read(author, id))
    expect(shown).toMatchObject({
      value: { kind: 'image', width: 64, height: 48, url: expect.stringMatching(/^\/media\/\w/) as string },
    })
    expect(gallery).toMatchObject({ fields: { images: [shown?.['value']] } })
    expect(played).toMatchObject({ fields: { film: { kind: 'video' } } })
    expect(await refusal(author, story(picture(photo)))).toEqual(refused('invalid_upload'))
  })

  it('must be the author’s own and of the right kind', async () => {
    const foreign = await upload(people.employee, await smallPicture())
    const film = await upload(author, await demoFilm())
    const { id: hidden } = await uploadInPanel(site, people.employee, await smallPicture())
    for (const body of [
      story(picture(foreign)),
      story(picture('https://evil.example/x.jpg')),
      story(picture(hidden)),
      story(picture(2_147_483_647)),
      story(block('photoGallery', { images: [film] })),
    ])
      expect(await refusal(author, body)).toEqual(refused('invalid_upload'))
    // The one of the wrong kind was not used up.
    await write(author, story(block('film', { film })))
  })

  it('may be any of the site’s for an employee', async () => {
    const { id: mediaId } = await uploadInPanel(site, people.employee, await smallPicture())
    const id = await write(people.employee, story(picture(mediaId)))
    expect(blocksOf(await read(people.guest, id))).toMatchObject([{ value: { id: mediaId, alt: 'A beach' } }])
  })

  it('are sent to those who may read that part of the text, also in ranges', async () => {
    const [above, below] = [await upload(author, await smallPicture()), await upload(author, await demoFilm())]
    const id = await write(author, story(picture(above), divider(), block('film', { film: below })))
    const [photo, film] = blocksOf(await read(author, id))
    const photoUrl = (photo?.['value'] as { url: string }).url
    const filmUrl = (film?.fields['film'] as unknown as { url: string }).url
    const statuses = async (url: string, init = {}) =>
      Promise.all(
        [people.guest, people.member, people.patron, people.employee, author].map(
          async (who) => (await who.get(url, init)).status,
        ),
      )
    expect(await statuses(photoUrl)).toEqual([401, 403, 403, 200, 200])
    await setStored(site, { id } as Post, 'status', 'published')
    expect(await statuses(photoUrl)).toEqual([200, 200, 200, 200, 200])
    expect(await statuses(filmUrl)).toEqual([401, 403, 200, 200, 200])
    expect(await statuses(filmUrl, { headers: { range: 'bytes=0-9' } })).toEqual([401, 403, 206, 206, 206])
    await setStored(site, { id } as Post, 'is_subscriber_only', true)
    expect(await statuses(photoUrl)).toEqual([200, 200, 200, 200, 200])
  })

  it('of a members-only post without a divider are for members', async () => {
    const id = await write(people.employee, story(picture(await upload(people.employee, await smallPicture()))), {
      isSubscriberOnly: true,
    })
    const [photo] = blocksOf(await read(people.patron, id))
    const { url } = photo?.['value'] as { url: string }
    expect((await people.guest.get(url)).status).toBe(401)
    expect((await people.patron.get(url)).status).toBe(200)
    await people.employee.patch(`/api/admin/posts/${id}`, { isSubscriberOnly: false })
    expect((await people.guest.get(url)).status).toBe(200)
    await people.employee.patch(`/api/admin/posts/${id}`, { body: null })
    expect((await people.guest.get(url)).status).toBe(404)
  })

  it('are kept while the text shows them, and disappear from it when they are deleted', async () => {
    const photo = await upload(author, await smallPicture())
    const id = await write(author, story(picture(photo), paragraph('Text')))
    const [shown] = blocksOf(await read(author, id))
    const media = shown?.['value'] as { id: number }
    await site.pool.query('update media set used_at = null where id = $1', [media.id])
    await sweepUploads(site.pool, new Date(Date.now() + 48 * 3_600_000))
    expect(blocksOf(await read(author, id))).toHaveLength(2)
    await sendFromPanel(site, people.employee, 'DELETE', `/cms/api/media/${media.id}`)
    expect((await read(author, id)).story).toEqual(story(paragraph('Text')))
    expect((await site.pool.query('select 1 from story_media where media_id = $1', [media.id])).rows).toEqual([])
  })
})

describe('articles and links', () => {
  it('are shown with current data, and disappear with their target', async () => {
    const { json: product } = await people.employee.post('/api/admin/products', { name: 'Pick', price: 24.99 })
    const { id: productId } = product as { id: number }
    const target = await write(people.employee, null)
    const item = { kind: 'product', id: productId }
    const id = await write(
      people.employee,
      story(block('article', { item }), paragraph(linkTo('posts', target, 'There'))),
    )
    expect(blocksOf(await read(people.guest, id))).toMatchObject([
      {
        fields: {
          item: { kind: 'product', title: 'Pick', price: '24.99', url: `/shop/${productId}-pick`, imageUrl: null },
        },
      },
      { children: [{ type: 'link', fields: { url: `/content/${target}` } }] },
    ])
    await people.employee.delete(`/api/admin/posts/${target}`)
    await sendFromPanel(site, people.employee, 'DELETE', `/cms/api/products/${productId}`)
    expect((await read(people.guest, id)).story).toEqual(story(paragraph('There')))
  })

  it('to hidden merchandise and products are omitted for readers, and kept for editing', async () => {
    const { rows } = await site.pool.query<{ id: number }>(
      `insert into merchandise (title, category, article_id, hidden) values ('Mug', 'General', 'story-mug', true) returning id`,
    )
    const products = await site.pool.query<{ id: number }>(
      `insert into products (name, category, hidden) values ('Lamp', 'General', true) returning id`,
    )
    const item = { kind: 'merchandise', id: rows[0]?.id }
    const lamp = { kind: 'product', id: products.rows[0]?.id }
    const id = await write(
      people.employee,
      story(block('article', { item }), block('article', { item: lamp }), paragraph('Text')),
    )
    expect((await read(people.patron, id)).story).toEqual(story(paragraph('Text')))
    const { body } = (await people.employee.get(`/api/posts/${id}/body`)).json as { body: Story }
    expect(body.root.children).toMatchObject([
      { fields: { item: { ...item, title: 'Mug', price: null } } },
      { fields: { item: { ...lamp, title: 'Lamp' } } },
      {},
    ])
  })
})

describe('editing', () => {
  it('returns the whole text to its author and employees, and saving it changes nothing', async () => {
    const photo = await upload(author, await smallPicture())
    const id = await write(
      author,
      story(paragraph('Above'), divider(), picture(photo), block('callout', { tone: 'tip', text: 'x' })),
    )
    const stored = async () => (await site.pool.query('select body from posts where id = $1', [id])).rows as unknown
    const before = await stored()
    expect(await people.guest.get(`/api/posts/${id}/body`)).toMatchObject({ status: 401 })
    await setStored(site, { id } as Post, 'status', 'published')
    expect(await people.patron.get(`/api/posts/${id}/body`)).toMatchObject({ status: 403 })
    expect((await author.get(`/api/posts/${id}/body`)).status).toBe(200)
    const { body } = (await people.employee.get(`/api/posts/${id}/body`)).json as { body: Story }
    expect(textOf(body)).toContain('membersOnly')
    expect(body.root.children?.[2]).toMatchObject({ value: { kind: 'image' } })
    expect(await people.employee.patch(`/api/admin/posts/${id}`, { body })).toMatchObject({ status: 200 })
    expect(await stored()).toEqual(before)
  })

  it('keeps versions of the text, restores them with their files, and is audited without the text', async () => {
    const photo = await upload(people.employee, await smallPicture())
    const id = await write(people.employee, story(picture(photo)))
    const [shown] = blocksOf(await read(people.guest, id))
    const { url } = shown?.['value'] as { url: string }
    await people.employee.patch(`/api/admin/posts/${id}`, { body: story(paragraph('Second')) })
    expect((await people.guest.get(url)).status).toBe(404)
    const { rows } = await site.pool.query<{ id: number; version_body: Story }>(
      'select id, version_body from _posts_v where parent_id = $1 order by id',
      [id],
    )
    expect(rows.map(({ version_body: body }) => body.root.children?.[0]?.type)).toEqual(['upload', 'paragraph'])
    const answer = await sendFromPanel(site, people.employee, 'POST', `/cms/api/posts/versions/${rows[0]?.id}`)
    expect(answer.status).toBe(200)
    expect(blocksOf(await read(people.guest, id))).toMatchObject([{ value: { url } }])
    expect((await people.guest.get(url)).status).toBe(200)
    const { rows: notes } = await site.pool.query<{ details: unknown }>(
      `select details from employee_changes where kind = 'posts' and subject_id = $1 and what = 'Changed' order by id`,
      [String(id)],
    )
    const body = { field: 'Body', before: null, after: null }
    expect(notes.map(({ details }) => details)).toEqual([
      [{ field: 'Description', before: null, after: 'Second' }, body],
      [{ field: 'Description', before: 'Second', after: null }, body],
    ])
  })

  it('in the panel stores blocks, files and products’ texts', async () => {
    const { id: mediaId } = await uploadInPanel(site, people.employee, await smallPicture())
    const body = story(
      paragraph('Text'),
      picture(mediaId),
      block('findCard', { stone: 'Agate', photo: mediaId }),
      divider(),
    )
    const id = await write(people.employee, null)
    const answer = await sendFromPanel(site, people.employee, 'PATCH', `/cms/api/posts/${id}`, { body })
    expect(answer.status, await answer.clone().text()).toBe(200)
    expect(blocksOf(await read(people.guest, id))).toMatchObject([
      { type: 'paragraph' },
      { value: { id: mediaId } },
      { fields: { stone: 'Agate' } },
    ])

    const { id: productPhoto, filename } = await uploadInPanel(site, people.employee, await smallPicture())
    const address = `/media/${filename.split('.')[0]}`
    expect((await people.guest.get(address)).status).toBe(404)
    const product = {
      name: 'Hammer',
      category: 'General',
      priceCents: 100,
      body: story(picture(productPhoto)),
    }
    const created = await sendFromPanel(site, people.employee, 'POST', '/cms/api/products', product)
    expect(created.status, await created.clone().text()).toBe(201)
    expect((await people.guest.get(address)).status).toBe(200)
    const withDivider = await sendFromPanel(site, people.employee, 'POST', '/cms/api/products', {
      ...product,
      body: story(divider()),
    })
    expect(withDivider.status).toBe(400)
  })
})

it('deleting an account deletes the files of its pending texts', async () => {
  const person = await signUpConfirmed(site)
  const id = await write(person, story(picture(await upload(person, await smallPicture()))))
  const [shown] = blocksOf(await read(person, id))
  const { id: mediaId } = shown?.['value'] as { id: number }
  await person.post('/api/account/delete', { password: PASSWORD })
  await sweepUploads(site.pool, new Date(Date.now() + 48 * 3_600_000))
  expect((await site.pool.query('select 1 from media where id = $1', [mediaId])).rows).toEqual([])
})
