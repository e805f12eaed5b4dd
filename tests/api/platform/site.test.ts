import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { SiteConfig } from '#contracts/platform/site.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { saveInPanel } from '../../support/owner.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { eventually, signUpByForm, signUpEmployee, signUpMember } from '../../support/people.ts'
import { startSecondApp } from '../../support/secondApp.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture } from '../../support/uploads.ts'

const site = useSite({ keepsAnswers: true })
let owner: Browser

beforeAll(async () => {
  owner = await signUpEmployee(site)
})

const configOf = async (browser = site.visitor()) => (await browser.get('/api/config')).json as SiteConfig
const save = (slug: string, body: object) => saveInPanel(site, owner, 'POST', `/globals/${slug}`, body)

it('a new site says the words of the specification', async () => {
  const { brand, landing, navigation, theme } = await configOf()
  expect(brand.name).toBe('Stone Hunt')
  expect(brand).toMatchObject({ logoUrl: null, faviconUrl: null })
  expect(landing.headline).toBe('Welcome to the Hunt')
  expect(landing.features.map(({ title }) => title)).toEqual(['Premium Content', 'Community', 'Quality Gear'])
  expect(navigation).toMatchObject({ header: [], footer: [], social: [] })
  expect(theme).toEqual({ light: {}, dark: {}, fonts: null })
})

it('a page of a new site has no rules besides the site’s own', async () => {
  const { text } = await site.visitor().get('/')
  expect(text).toContain('<title>Stone Hunt</title>')
  expect(text).not.toContain('--sh-color-carnelian')
})

it('only employees read and change the globals', async () => {
  const member = await signUpMember(site)
  for (const slug of ['brand', 'landing', 'navigation']) {
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? {} : undefined
      expect((await sendFromPanel(site, member, method, `/cms/api/globals/${slug}`, body)).status).toBe(403)
      expect((await sendFromPanel(site, site.visitor(), method, `/cms/api/globals/${slug}`, body)).status).toBe(401)
    }
  }
})

it('a change is seen through two processes within a second, and is written down', async () => {
  const second = await startSecondApp(site, { keepsAnswers: true })
  onTestFinished(second.close)
  const visitors = [site.visitor(), second.as(site.visitor())]
  const says = async (word: string) =>
    (await Promise.all(visitors.map((visitor) => visitor.get('/')))).every(({ text }) => text.includes(word))
  expect(await says('<title>Stone Hunt</title>')).toBe(true)
  expect((await save('brand', { name: ' Agate Alley ' })).status).toBe(200)
  await eventually(() => says('<title>Agate Alley</title>'), 1_000)
  const { rows } = await site.pool.query<{ subject: string; details: unknown }>(
    `select subject, details from employee_changes where kind = 'brand'`,
  )
  expect(rows).toEqual([
    { subject: 'Brand', details: [{ field: 'Site name', before: 'Stone Hunt', after: 'Agate Alley' }] },
  ])
})

it('the name is in titles, sign-in pages, the manifest, the feed and emails', async () => {
  await save('brand', { name: 'Agate <Alley>' })
  const visitor = site.visitor()
  const escaped = 'Agate &#60;Alley&#62;'
  expect((await visitor.get('/content')).text).toContain(`<title>Content | ${escaped}</title>`)
  for (const path of ['/api/login', '/api/employee-login', '/api/forgot-password', '/api/login/code']) {
    const { text } = await visitor.get(path)
    expect(text, path).toContain(`| ${escaped}</title>`)
    expect(text, path).not.toMatch(/Stone Hunt|<Alley>/)
  }
  expect((await visitor.get('/cms')).text).toContain(escaped)
  expect((await visitor.get('/manifest.webmanifest')).json).toMatchObject({ name: 'Agate <Alley>' })
  expect((await visitor.get('/feed.xml')).text).toContain(`<title>${escaped}</title>`)
  const person = await signUpByForm(site)
  await eventually(async () => (await mailsTo(site, person.email)).length > 0)
  const [mail = ''] = await mailsTo(site, person.email)
  expect(mail).not.toContain('Stone Hunt account')
  expect(mail).toContain('Agate')
})

it('colors and a typeface replace the variables of every page, the sign-in pages too', async () => {
  await save('brand', { name: 'Stone Hunt', lightPrimary: '#17558c', darkPrimary: '#86c1ff', typeface: 'serif' })
  const { theme } = await configOf()
  expect(theme.light).toMatchObject({ carnelian: '#17558c', onCarnelian: '#ffffff' })
  for (const path of ['/', '/api/login']) {
    const { text } = await site.visitor().get(path)
    expect(text, path).toContain("--sh-font-text:Georgia, 'Times New Roman'")
    expect(text, path).toContain('--sh-color-carnelian:#17558c;')
    expect(text, path).toMatch(/:root\[data-theme=dark\]\{--sh-color-carnelian:#86c1ff;/)
  }
  await save('brand', { lightPrimary: null, darkPrimary: null, typeface: 'site' })
  expect((await configOf()).theme).toEqual({ light: {}, dark: {}, fonts: null })
})

it('a logo and an icon are public, and are named in the page', async () => {
  const { id, filename } = await uploadInPanel(site, owner, await smallPicture())
  const address = `/media/${filename.split('.')[0]}`
  expect((await site.visitor().get(address)).status).toBe(404)
  await save('brand', { logo: id, favicon: id })
  expect((await configOf()).brand).toMatchObject({ logoUrl: address, faviconUrl: address })
  expect((await site.visitor().get(address)).status).toBe(200)
  expect((await site.visitor().get('/api/login')).text).toContain(`<img src="${address}"`)
  const { icons } = (await site.visitor().get('/manifest.webmanifest')).json as { icons: { src: string }[] }
  expect(icons.map(({ src }) => src)).toEqual(
    ['192', '512', 'maskable'].map((name) => `${address.replace('/media', '/icons')}/${name}.png`),
  )
  for (const { src } of icons)
    expect((await site.visitor().get(src)).headers.get('content-type'), src).toBe('image/png')
  await save('brand', { logo: null, favicon: null })
  for (const { src } of icons) expect((await site.visitor().get(src)).status, src).toBe(404)
  expect((await site.visitor().get(address)).status).toBe(404)
})

it('the creator is shown once there is a name and a text, and the portrait is public meanwhile', async () => {
  expect((await configOf()).landing.creator).toBeNull()
  await save('landing', { creatorName: ' Mara Quill ', creatorText: '' })
  expect((await configOf()).landing.creator).toBeNull()
  const { id, filename } = await uploadInPanel(site, owner, await smallPicture())
  const address = `/media/${filename.split('.')[0]}`
  expect((await site.visitor().get(address)).status).not.toBe(200)
  await save('landing', { creatorText: 'I hunt agates.', creatorPortrait: id })
  expect((await configOf()).landing.creator).toEqual({
    name: 'Mara Quill',
    text: 'I hunt agates.',
    portraitUrl: address,
  })
  expect((await site.visitor().get(address)).status).toBe(200)
  await save('landing', { creatorName: null, creatorText: null, creatorPortrait: null })
  expect((await configOf()).landing.creator).toBeNull()
  expect((await site.visitor().get(address)).status).not.toBe(200)
})

it('members are quoted once there are words and a name', async () => {
  expect((await configOf()).landing.memberWords).toEqual([])
  await save('landing', { firstWords: 'I found my first Laker.', secondWords: ' The saw! ', secondWordsBy: 'Ada' })
  expect((await configOf()).landing.memberWords).toEqual([{ text: 'The saw!', name: 'Ada' }])
  await save('landing', { firstWords: null, secondWords: null, secondWordsBy: null })
  expect((await configOf()).landing.memberWords).toEqual([])
})

it('the landing page and the menus say what the owner writes', async () => {
  await save('landing', { headline: 'Hello, hunters', gearTitle: 'Good Gear' })
  await save('navigation', {
    header: [{ label: 'About us', url: '/about' }],
    footer: [{ label: 'A friend', url: 'https://friend.example/agates' }],
    social: [{ network: 'youtube', label: 'Our films', url: 'https://www.youtube.com/@stones' }],
  })
  const { landing, navigation } = await configOf()
  expect(landing.headline).toBe('Hello, hunters')
  expect(landing.features.map(({ title }) => title)).toEqual(['Premium Content', 'Community', 'Good Gear'])
  expect(navigation.header).toEqual([{ label: 'About us', url: '/about' }])
  expect(navigation.footer).toEqual([{ label: 'A friend', url: 'https://friend.example/agates' }])
  expect(navigation.social).toEqual([
    { network: 'youtube', label: 'Our films', url: 'https://www.youtube.com/@stones' },
  ])
})

describe('the panel refuses', () => {
  it.each([
    [
      'a color that is hard to read',
      'brand',
      { lightPrimary: '#ff9' },
      /White text on #ff9 has a contrast of 1\.0:1; at least 4\.5:1 is needed\. Try #/,
    ],
    ['a dark accent for the dark look', 'brand', { darkBuy: '#003300' }, /at least 4\.5:1 is needed/],
    ['an invalid color', 'brand', { lightBuy: 'red;}' }, /# and three or six digits/],
    ['a name of 200 characters', 'brand', { name: 'a'.repeat(200) }, /60/],
    ['an empty name', 'brand', { name: '  ' }, /required/],
    ['a typeface that does not exist', 'brand', { typeface: 'Comic Sans' }, /./],
    ['an empty headline', 'landing', { headline: '' }, /required/],
    ['a link that runs a script', 'navigation', { header: [{ label: 'x', url: 'javascript:alert(1)' }] }, /https:\/\//],
    [
      'a link to another site without encryption',
      'navigation',
      { footer: [{ label: 'x', url: 'http://a.example' }] },
      /https:\/\//,
    ],
    ['a link that looks like a path', 'navigation', { footer: [{ label: 'x', url: '//evil.example' }] }, /https:\/\//],
    [
      'an unknown network',
      'navigation',
      { social: [{ network: 'myspace', label: 'x', url: 'https://a.example' }] },
      /./,
    ],
    [
      'four links in the header',
      'navigation',
      { header: Array.from({ length: 4 }, (_, at) => ({ label: `${at}`, url: '/about' })) },
      /./,
    ],
  ])('%s', async (_what, slug, body, sentence) => {
    const { status, problems } = await save(slug, body)
    expect(status).toBe(400)
    expect(problems.join(' ')).toMatch(sentence)
  })

  it.each(['null', '[]', '"x"'])('a form whose values are %s', async (body) => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: site.url, 'content-type': 'application/json' }
    const { status } = await fetch(`${site.url}/cms/api/globals/brand`, { method: 'POST', headers, body })
    expect(status).toBe(400)
  })

  it('a global that does not exist, and the trash of one', async () => {
    expect((await save('nothing', { name: 'x' })).status).toBe(404)
    const before = await configOf()
    const { status } = await saveInPanel(site, owner, 'DELETE', '/globals/brand')
    expect(status).toBe(404)
    expect(await configOf()).toEqual(before)
  })

  it('a change by a former employee', async () => {
    const former = await signUpEmployee(site)
    await site.pool.query('update users set role = null where email = $1', [former.email])
    expect((await saveInPanel(site, former, 'POST', '/globals/brand', { name: 'Mine now' })).status).toBe(403)
  })
})
