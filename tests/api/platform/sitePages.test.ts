import { beforeAll, describe, expect, it } from 'vitest'
import type { SitePage } from '#contracts/content/pages.ts'
import type { SiteConfig } from '#contracts/platform/site.ts'
import type { Browser } from '../../support/Browser.ts'
import { fetchBytes } from '../../support/fetchBytes.ts'
import { saveInPanel } from '../../support/owner.ts'
import { uploadInPanel } from '../../support/panel.ts'
import { element, paragraph, picture, story, words } from '../../support/stories.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture } from '../../support/uploads.ts'

const site = useSite({ keepsAnswers: true })
let owner: Browser

beforeAll(async () => {
  owner = await signUpEmployee(site)
})

const see = (path: string) => site.visitor().get(path)
const statusOf = async (path: string) => (await see(path)).status
const idOf = (text: string) => (JSON.parse(text) as { doc: { id: number } }).doc.id
const create = (page: object) =>
  saveInPanel(site, owner, 'POST', '/pages', { body: story(paragraph('Text')), _status: 'published', ...page })

it.each([
  ['about', 'About'],
  ['terms', 'Terms'],
  ['privacy', 'Privacy'],
  ['imprint', 'Imprint'],
])('a new site has a page at /%s that says it is a starting point', async (slug, title) => {
  const { status, text } = await see(`/${slug}`)
  expect(status).toBe(200)
  expect(text).toContain(`<title>${title} | Stone Hunt</title>`)
  expect(text).toContain(`<link rel="canonical" href="${site.url}/${slug}">`)
  const page = (await see(`/api/pages/${slug}`)).json as SitePage
  expect(page.title).toBe(title)
  const [first] = page.story?.root.children ?? []
  expect(JSON.stringify(first)).toContain('This text is a starting point')
  if (slug !== 'about') expect(JSON.stringify(first)).toContain('not legal advice')
  expect((await see('/sitemap.xml')).text).toContain(`<loc>${site.url}/${slug}</loc>`)
})

it('a new page is live within a second, and gone when it becomes a draft again', async () => {
  expect(await statusOf('/opening-hours')).toBe(404)
  const made = await create({
    title: 'Opening hours',
    slug: 'opening-hours',
    body: story(paragraph('We open <b>late</b>.')),
  })
  expect(made.status).toBe(201)
  await eventually(async () => (await statusOf('/opening-hours')) === 200, 1_000)
  const { text } = await see('/opening-hours')
  expect(text).toContain('<title>Opening hours | Stone Hunt</title>')
  expect(text).not.toContain('<b>late</b>')
  const id = idOf(made.text)
  await saveInPanel(site, owner, 'PATCH', `/pages/${id}`, { _status: 'draft' })
  await eventually(async () => (await statusOf('/opening-hours')) === 404, 1_000)
  expect(await statusOf('/api/pages/opening-hours')).toBe(404)
  expect((await see('/sitemap.xml')).text).not.toContain('opening-hours')
})

it('a draft of a published page changes nothing that visitors see', async () => {
  const id = idOf((await create({ title: 'Careful', slug: 'careful', body: story(paragraph('As published')) })).text)
  const draft = await saveInPanel(site, owner, 'PATCH', `/pages/${id}?draft=true`, {
    body: story(paragraph('As planned')),
    _status: 'draft',
  })
  expect(draft.status).toBe(200)
  const { text } = await see('/api/pages/careful')
  expect(text).toContain('As published')
  expect(text).not.toContain('As planned')
})

it('a page can add itself to the footer', async () => {
  await create({ title: 'Find us', slug: 'find-us', showInFooter: true })
  const { navigation } = (await see('/api/config')).json as SiteConfig
  expect(navigation.footer).toContainEqual({ label: 'Find us', url: '/find-us' })
  expect(navigation.pages).toContain('find-us')
})

it('a page answers GET and HEAD only, and a page that does not exist answers nothing else', async () => {
  const posted = await fetchBytes(`${site.url}/about`, {}, 'POST')
  expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD'])
  expect((await fetchBytes(`${site.url}/about`, {}, 'HEAD')).status).toBe(200)
  expect((await fetchBytes(`${site.url}/abouts`, {}, 'POST')).status).toBe(404)
  for (const path of ['/abouts', '/about/', '/About', '/about/us', '/%61bouts'])
    expect(await statusOf(path), path).toBe(404)
})

it.each(['%00', '%', 'a'.repeat(500), '😀', 'about%00', 'about;x', '__proto__'])(
  'an odd address, “%s”, is no page',
  async (slug) => {
    for (const path of [`/${slug}`, `/api/pages/${slug}`]) {
      const { status } = await fetchBytes(site.url + encodeURI(path).replaceAll('%25', '%'))
      expect([400, 404], path).toContain(status)
    }
  },
)

it('only employees write pages and redirects', async () => {
  const member = await signUpMember(site)
  for (const path of ['/pages', '/redirects'])
    expect((await saveInPanel(site, member, 'POST', path, {})).status).toBe(403)
})

describe('the panel rejects a page', () => {
  it.each([
    ['cart', /The site itself uses \/cart/],
    ['api', /The site itself uses \/api/],
    ['cms', /The site itself uses \/cms/],
    ['media', /The site itself uses \/media/],
    ['merchandise', /The site itself uses/],
    ['../etc', /small letters/],
    ['a/b', /small letters/],
    ['Über', /small letters/],
    ['', /address for this page/],
    ['a'.repeat(61), /60/],
  ])('at “%s”', async (slug, sentence) => {
    for (const _status of ['published', 'draft']) {
      const { status, problems } = await create({ title: 'Refused', slug, _status })
      expect(status).toBe(400)
      expect(problems.join(' ')).toMatch(sentence)
    }
  })

  it('at the address of another page', async () => {
    expect((await create({ title: 'Second', slug: 'about' })).status).toBe(400)
  })

  it('without a title or a text', async () => {
    expect((await create({ title: ' ', slug: 'no-title' })).status).toBe(400)
    expect((await create({ title: 'No text', slug: 'no-text', body: null })).status).toBe(400)
    expect((await create({ title: 'Plain text', slug: 'plain-text', body: 'Text' })).status).toBe(400)
  })
})

describe('a page for search engines and chats', () => {
  it('is described by its own fields, otherwise by its text', async () => {
    const titled = story(element('heading', { tag: 'h2' }, words('A heading')), paragraph('Its first "words".'))
    await create({ title: 'Plain', slug: 'plain', body: titled })
    expect((await see('/plain')).text).toContain('<meta name="description" content="Its first &#34;words&#34;.">')
    const { id, filename } = await uploadInPanel(site, owner, await smallPicture())
    const seo = { title: 'For <search>', description: 'Short & good', image: id }
    expect((await create({ title: 'Rich', slug: 'rich', seo })).status).toBe(201)
    const { text } = await see('/rich')
    const address = `/media/${filename.split('.')[0]}`
    expect(text).toContain('<title>For &#60;search&#62;</title>')
    expect(text).toContain('<meta name="description" content="Short &#38; good">')
    expect(text).toContain(`<meta property="og:image" content="${site.url}${address}">`)
    expect(await statusOf(address)).toBe(200)
  })
})

describe('a picture in the text of a page', () => {
  const uploaded = async () => {
    const { id, filename } = await uploadInPanel(site, owner, await smallPicture())
    return { id, address: `/media/${filename.split('.')[0]}` }
  }

  it('is for everyone once the page is published, on the page as the server renders it too', async () => {
    const { id, address } = await uploaded()
    const body = story(paragraph('Our shop'), picture(id))
    const made = await create({ title: 'Pictured', slug: 'pictured', body, _status: 'draft' })
    expect(made.status).toBe(201)
    expect(await statusOf(address)).toBe(404)
    await saveInPanel(site, owner, 'PATCH', `/pages/${idOf(made.text)}`, { _status: 'published' })
    expect(await statusOf(address)).toBe(200)
    const page = (await see('/api/pages/pictured')).json as SitePage
    expect(page.story?.root.children?.[1]).toMatchObject({ value: { id, url: address, kind: 'image' } })
    await eventually(async () => (await see('/pictured')).text.includes(address), 1_000)
  })

  it('is for employees only while just a draft of the page shows it', async () => {
    const { id, address } = await uploaded()
    const made = await create({ title: 'Later', slug: 'later' })
    const body = story(picture(id))
    const draft = { body, _status: 'draft' }
    expect((await saveInPanel(site, owner, 'PATCH', `/pages/${idOf(made.text)}?draft=true`, draft)).status).toBe(200)
    expect(await statusOf(address)).toBe(404)
    await saveInPanel(site, owner, 'PATCH', `/pages/${idOf(made.text)}`, { body, _status: 'published' })
    expect(await statusOf(address)).toBe(200)
    await saveInPanel(site, owner, 'PATCH', `/pages/${idOf(made.text)}`, { _status: 'draft' })
    expect(await statusOf(address)).toBe(404)
  })
})
