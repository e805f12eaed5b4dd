import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Story } from '#contracts/content/story.ts'
import { sentenceIn } from '#texts/sentenceIn.ts'
import type { Browser } from '../../support/Browser.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { type Post, publishGallery } from '../../support/posts.ts'
import { type App, startSecondApp } from '../../support/secondApp.ts'
import { useSite } from '../../support/site.ts'
import { block, divider, paragraph, picture, story } from '../../support/stories.ts'
import { smallPicture } from '../../support/uploads.ts'

const site = useSite()
let caching: App
let employee: Browser
let guest: Browser

beforeAll(async () => {
  employee = await signUpEmployee(site)
  guest = site.visitor()
  caching = await startSecondApp(site, { keepsAnswers: true })
})
afterAll(() => caching.close())

type Shown = Post & { language: string; story: Story | null; storyCut: boolean }

const GERMAN = {
  germanTitle: 'Der Grat',
  germanDescription: 'Ein Morgen im Geröll.',
  germanBody: story(paragraph('Wir stiegen vor Sonnenaufgang auf.')),
}

const write = async (overrides: object = {}): Promise<number> =>
  (
    await publishGallery(employee, {
      title: 'The ridge',
      description: 'A morning in the scree.',
      body: story(paragraph('We climbed before dawn.')),
      isSubscriberOnly: false,
      ...overrides,
    })
  ).id

async function inPanel(id: number, fields: object): Promise<{ status: number; text: string }> {
  const answer = await sendFromPanel(site, employee, 'PATCH', `/cms/api/posts/${id}`, fields)
  return { status: answer.status, text: await answer.text() }
}

async function translated(fields: object = GERMAN, overrides: object = {}): Promise<number> {
  const id = await write(overrides)
  expect(await inPanel(id, fields)).toMatchObject({ status: 200 })
  return id
}

const read = async (id: number, query = '', who = guest) => (await who.get(`/api/posts/${id}${query}`)).json as Shown
const textOf = (value: unknown) => JSON.stringify(value)

describe('a post with a German version', () => {
  it('is German where German is asked for, otherwise the original', async () => {
    const id = await translated()
    const german = await read(id, '?language=de')
    expect(german).toMatchObject({ language: 'de', title: 'Der Grat', description: 'Ein Morgen im Geröll.' })
    expect(textOf(german.story)).toContain('vor Sonnenaufgang')
    for (const query of ['', '?language=en']) {
      const original = await read(id, query)
      expect(original).toMatchObject({ language: 'en', title: 'The ridge', description: 'A morning in the scree.' })
      expect(textOf(original.story)).toContain('before dawn')
      expect(textOf(original)).not.toContain('Grat')
    }
  })

  it('is German in lists of German pages, without its text', async () => {
    const id = await translated()
    const other = await write({ title: 'Only English' })
    const slug = 'laguna'
    const made = await sendFromPanel(site, employee, 'POST', '/cms/api/series', { title: 'Laguna', slug })
    const { doc } = (await made.json()) as { doc: { id: number; slug: string } }
    for (const one of [id, other]) expect((await inPanel(one, { series: doc.id })).status).toBe(200)
    const listed = [
      '/api/posts?',
      '/api/posts/page?filter=all&',
      `/api/posts/${other}/related?`,
      `/api/series/${slug}?`,
    ]
    for (const address of listed) {
      const { text } = await guest.get(`${address}language=de`)
      expect(text, address).toContain('"title":"Der Grat","description":"Ein Morgen im Geröll.","language":"de"')
      expect(text, address).not.toContain('Sonnenaufgang')
      expect((await guest.get(address)).text, address).not.toContain('Grat')
    }
    const { text } = await guest.get('/api/posts?language=de')
    expect(text).toContain('"title":"Only English","description":"A morning in the scree.","language":"en"')
    const { series } = (await read(id, '?language=de')) as unknown as { series: { parts: object[] } }
    expect(series.parts).toMatchObject([
      { title: 'Der Grat', language: 'de' },
      { title: 'Only English', language: 'en' },
    ])
  })

  it('refuses other languages', async () => {
    expect(await guest.get('/api/posts?language=fr')).toMatchObject({ status: 400 })
  })

  it('has a German title, description and structured data on its German page', async () => {
    const id = await translated({ ...GERMAN, seo: { title: 'For search engines', description: 'In English.' } })
    const { text } = await guest.get(`/de/content/${id}`)
    const head = text.slice(0, text.indexOf('</head>'))
    expect(head).toContain('<title>Der Grat | Stone Hunt</title>')
    expect(head).toContain('<meta name="description" content="Ein Morgen im Geröll.">')
    expect(head).toContain('<meta property="og:title" content="Der Grat | Stone Hunt">')
    expect(head).toContain('<meta property="og:description" content="Ein Morgen im Geröll.">')
    expect(head).toContain('"name":"Der Grat","description":"Ein Morgen im Geröll."')
    expect(head).not.toContain('In English.')
    expect((await guest.get('/de/content')).text).toContain('"name":"Der Grat"')
    const english = (await guest.get(`/content/${id}`)).text
    expect(english).toContain('<title>For search engines</title>')
    expect(english).not.toContain('Grat')
    // The first screen asks for what is in the page.
    expect(text).toContain(`{"key":["/api/posts","${id}?language=de"],"data":{"id":${id},"title":"Der Grat"`)
    expect(english).toContain(`{"key":["/api/posts","${id}"],"data":{"id":${id},"title":"The ridge"`)
  })

  it('shows its original on German pages once its German fields are empty', async () => {
    const id = await translated()
    await inPanel(id, { germanTitle: '', germanDescription: '', germanBody: null })
    expect(await read(id, '?language=de')).toMatchObject({ language: 'en', title: 'The ridge' })
    expect((await guest.get(`/de/content/${id}`)).text).toContain('<title>The ridge | Stone Hunt</title>')
  })

  it('has a description made from its German text', async () => {
    const id = await translated({ ...GERMAN, germanDescription: '' })
    expect(await read(id, '?language=de')).toMatchObject({ description: 'Wir stiegen vor Sonnenaufgang auf.' })
  })

  it('is duplicated with it', async () => {
    const id = await translated()
    const answer = await sendFromPanel(site, employee, 'POST', `/cms/api/posts/${id}/duplicate`, {})
    const { doc } = (await answer.json()) as { doc: { germanTitle: string } }
    expect(doc.germanTitle).toBe('Kopie von Der Grat')
  })

  it('can be restored from an earlier version', async () => {
    const id = await translated()
    await inPanel(id, { germanTitle: 'Ein anderer Titel' })
    const list = `/cms/api/posts/versions?where[parent][equals]=${id}&where[version.germanTitle][equals]=Der Grat`
    const found = (await (await sendFromPanel(site, employee, 'GET', list)).json()) as { docs: { id: number }[] }
    await sendFromPanel(site, employee, 'POST', `/cms/api/posts/versions/${found.docs[0]?.id}`)
    expect(await read(id, '?language=de')).toMatchObject({ title: 'Der Grat' })
  })
})

describe('the panel refuses a German version', () => {
  it.each([
    ['without a title', { germanDescription: 'Nur das' }, 'A German version needs a title.'],
    [
      'with an invisible title',
      { germanTitle: '\u3164', germanDescription: 'Nur das' },
      'Please enter at least one visible character.',
    ],
    [
      'without a description',
      { ...GERMAN, germanDescription: '', isSubscriberOnly: true },
      'Please translate the description too: the post has one.',
    ],
    ['without a text', { ...GERMAN, germanBody: null }, 'Please translate the text too: the post has one.'],
    [
      'with an empty text',
      { ...GERMAN, germanBody: story(paragraph()) },
      'Please translate the text too: the post has one.',
    ],
    ['with a long title', { ...GERMAN, germanTitle: 'a'.repeat(201) }, 'shorter than the max length of 200'],
    ['with a script', { ...GERMAN, germanBody: story({ type: 'iframe', version: 1 }) }, 'part of the type “iframe”'],
  ])('%s', async (_what, fields, sentence) => {
    const id = await write()
    const { status, text } = await inPanel(id, fields)
    expect([status, text]).toEqual([400, expect.stringContaining(sentence)])
    expect(await read(id, '?language=de')).toMatchObject({ language: 'en' })
  })

  it('without the members-only divider of the original', async () => {
    const id = await write({ body: story(paragraph('Above'), divider(), paragraph('Below')) })
    const { status, text } = await inPanel(id, GERMAN)
    expect([status, text]).toEqual([400, expect.stringContaining('put a members-only divider into the German text')])
  })

  it('of a post without description and text only without a title', async () => {
    const id = await write({ description: '', body: null })
    expect((await inPanel(id, { germanTitle: 'Nur ein Titel' })).status).toBe(200)
    expect(await read(id, '?language=de')).toMatchObject({ title: 'Nur ein Titel', description: '', story: null })
  })

  it('an editor that was emptied again is no German version', async () => {
    const id = await write()
    expect((await inPanel(id, { germanBody: story(paragraph()) })).status).toBe(200)
    expect(await read(id, '?language=de')).toMatchObject({ language: 'en' })
  })
})

describe('the site’s own editor', () => {
  it('changes the original', async () => {
    const id = await translated()
    const changes = { title: 'The crest', body: story(paragraph('We climbed after dawn.')) }
    expect(await employee.patch(`/api/admin/posts/${id}`, changes)).toMatchObject({
      status: 200,
      json: { title: 'The crest', language: 'en' },
    })
    expect(textOf((await read(id)).story)).toContain('after dawn')
    expect(await read(id, '?language=de')).toMatchObject({ title: 'Der Grat' })
  })

  it('says when the German version lacks the original’s new divider, text or description', async () => {
    const body = story(paragraph('Above'), divider(), paragraph('Below'))
    const whole = await translated()
    const described = await translated({ ...GERMAN, germanDescription: '' })
    const divided = 'Please put a members-only divider into the German text: the original has one.'
    const title = await translated({ germanTitle: 'Nur ein Titel' }, { description: '', body: null })
    const [text, description] = ['text', 'description'].map(
      (part) => `Please translate the ${part} too: the post has one.`,
    )
    for (const [id, changes, sentence] of [
      [whole, { body }, divided],
      [title, { body }, text],
      [title, { description: 'Above' }, description],
      // For members only, no description is made of the German text.
      [described, { isSubscriberOnly: true }, description],
    ] as const) {
      const before = (await guest.get(`/api/posts/${id}`)).text
      const answer = await employee.patch(`/api/admin/posts/${id}`, changes)
      const message = `${sentence} You can do both in the panel.`
      expect(answer).toMatchObject({ status: 400, json: { message } })
      expect(sentenceIn('de', message)).toMatch(/^Bitte .* Beides geht in der Verwaltung\.$/)
      expect((await guest.get(`/api/posts/${id}`)).text).toBe(before)
    }
  })
})

describe('what both texts show', () => {
  const audienceOf = async (key: string, who: Browser) => (await who.get(`/media/${key}`)).status

  it('is a file for everyone if one of them shows it to everyone, and else for members', async () => {
    const member = await signUpMember(site)
    const [open, paid] = [
      await uploadInPanel(site, employee, await smallPicture('#111199')),
      await uploadInPanel(site, employee, await smallPicture('#119911')),
    ]
    const body = story(paragraph('Above'), divider(), picture(open.id), picture(paid.id))
    const id = await write({ body: story(paragraph('Above')) })
    await inPanel(id, { body })
    const keyOf = ({ filename }: { filename: string }) => filename.split('.')[0] ?? ''
    expect(await Promise.all([open, paid].map((file) => audienceOf(keyOf(file), member)))).toEqual([403, 403])
    const germanBody = story(paragraph('Oben'), picture(open.id), divider(), picture(paid.id))
    expect((await inPanel(id, { ...GERMAN, germanBody })).status).toBe(200)
    expect(await Promise.all([open, paid].map((file) => audienceOf(keyOf(file), member)))).toEqual([200, 403])
    await inPanel(id, { germanTitle: '', germanDescription: '', germanBody: null })
    expect(await Promise.all([open, paid].map((file) => audienceOf(keyOf(file), member)))).toEqual([403, 403])
  })

  it('is an article that names the post once', async () => {
    const made = await sendFromPanel(site, employee, 'POST', '/cms/api/products', { name: 'Hammer', priceCents: 2400 })
    const { doc } = (await made.json()) as { doc: { id: number } }
    const article = block('article', { item: { relationTo: 'products', value: doc.id } })
    const id = await write({ body: story(paragraph('Above')) })
    await inPanel(id, { body: story(paragraph('Above'), article) })
    expect((await inPanel(id, { ...GERMAN, germanBody: story(article, paragraph('Unten')) })).status).toBe(200)
    expect(textOf((await read(id, '?language=de')).story)).toContain('Hammer')
    const { rows } = await site.pool.query('select audience from story_items where post_id = $1', [id])
    expect(rows).toEqual([{ audience: 'as_post' }])
  })
})

it('cached answers are kept by language, and follow each change of the German version', async () => {
  const id = await translated()
  const visitor = caching.as(guest)
  const titleIn = async (address: string) => {
    const posts = (await visitor.get(address)).json as Post[] | { posts: Post[] }
    return (Array.isArray(posts) ? posts : posts.posts).find((post) => post.id === id)?.title
  }
  const addresses = ['/api/posts', '/api/posts/page?filter=all'].map((address) => ({
    original: address,
    german: `${address}${address.includes('?') ? '&' : '?'}language=de`,
  }))
  for (const { original, german } of addresses)
    for (let time = 0; time < 3; time++) {
      expect(await titleIn(german)).toBe('Der Grat')
      expect(await titleIn(original)).toBe('The ridge')
    }
  await inPanel(id, { germanTitle: 'Der Kamm' })
  for (const { original, german } of addresses) {
    await eventually(async () => (await titleIn(german)) === 'Der Kamm', 3_000)
    expect(await titleIn(original)).toBe('The ridge')
  }
  await site.pool.query(`update posts set german_title = 'Der Fels' where id = $1`, [id])
  for (const { german } of addresses) await eventually(async () => (await titleIn(german)) === 'Der Fels', 3_000)
})
