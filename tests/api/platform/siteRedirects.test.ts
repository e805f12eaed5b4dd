import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { fetchBytes } from '../../support/fetchBytes.ts'
import { saveInPanel } from '../../support/owner.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { startSecondApp } from '../../support/secondApp.ts'
import { paragraph, story } from '../../support/stories.ts'
import { useSite } from '../../support/site.ts'

const site = useSite({ keepsAnswers: true })
let owner: Browser

beforeAll(async () => {
  owner = await signUpEmployee(site)
})

const create = (source: string, target: string, status = '301') =>
  saveInPanel(site, owner, 'POST', '/redirects', { source, target, status })
async function seen(path: string, method = 'GET', base = site.url) {
  const { status, headers } = await fetchBytes(base + path, {}, method)
  return [status, headers['location']]
}

it('an old path redirects to the new one, in every process within a second', async () => {
  const second = await startSecondApp(site, { keepsAnswers: true })
  onTestFinished(second.close)
  expect(await seen('/old-page', 'GET', second.url)).toEqual([404, undefined])
  expect((await create('/old-page', '/about')).status).toBe(201)
  await eventually(async () => (await seen('/old-page', 'GET', second.url))[0] === 301, 1_000)
  expect(await seen('/old-page')).toEqual([301, '/about'])
  expect(await seen('/old-page', 'HEAD')).toEqual([301, '/about'])
  expect(await seen('/old-page/')).toEqual([301, '/about'])
  expect((await seen('/old-page', 'POST'))[0]).toBe(404)
})

it('a redirect is not cached, keeps the visitor’s query, and ends with its row', async () => {
  const { text } = await create('/blog/2019/agates.html', 'https://old.example/agates', '302')
  const { headers } = await fetchBytes(`${site.url}/blog/2019/agates.html`)
  expect(headers['cache-control']).toBe('no-cache')
  expect(await seen('/blog/2019/agates.html?from=mail')).toEqual([302, 'https://old.example/agates?from=mail'])
  await create('/with-query', '/shop?q=agate')
  expect(await seen('/with-query?from=mail')).toEqual([301, '/shop?q=agate'])
  const { id } = (JSON.parse(text) as { doc: { id: number } }).doc
  await saveInPanel(site, owner, 'DELETE', `/redirects/${id}`)
  await eventually(async () => (await seen('/blog/2019/agates.html'))[0] === 404, 1_000)
})

it('a page that is published later wins over a redirect', async () => {
  await create('/later', '/about')
  await eventually(async () => (await seen('/later'))[0] === 301, 1_000)
  await saveInPanel(site, owner, 'POST', '/pages', {
    title: 'Later',
    slug: 'later',
    body: story(paragraph('Now')),
    _status: 'published',
  })
  await eventually(async () => (await seen('/later'))[0] === 200, 1_000)
})

describe('the panel rejects a redirect', () => {
  it.each([
    ['/', '/about', /path of this site/],
    ['/content', '/about', /There is a page at \/content/],
    ['/content/7', '/about', /There is a page/],
    ['/about', '/terms', /There is a page at \/about/],
    ['/api/posts', '/about', /The site itself uses/],
    ['/cms', '/about', /The site itself uses/],
    ['/media/x', '/about', /The site itself uses/],
    ['https://a.example/x', '/about', /path of this site/],
    ['//a.example', '/about', /path of this site/],
    ['/x?y=1', '/about', /path of this site/],
    ['/self', '/self', /circle/],
    ['/self', '/self?again=1', /circle/],
    ['/out', 'http://a.example', /https:\/\//],
    ['/out', 'javascript:alert(1)', /https:\/\//],
    ['/out', '//a.example', /https:\/\//],
    ['/out', '/\\a.example', /https:\/\//],
    ['/out', 'https://user:word@a.example', /https:\/\//],
    ['/out', '/a\r\nSet-Cookie: x=1', /https:\/\//],
  ])('from %s to %s', async (source, target, sentence) => {
    const { status, problems } = await create(source, target)
    expect(status).toBe(400)
    expect(problems.join(' ')).toMatch(sentence)
  })

  it('that forms a loop, also by a later change', async () => {
    await create('/one', '/two')
    const { text } = await create('/two', '/three')
    expect((await create('/three', '/one')).problems.join(' ')).toMatch(/circle/)
    const { id } = (JSON.parse(text) as { doc: { id: number } }).doc
    const changed = await saveInPanel(site, owner, 'PATCH', `/redirects/${id}`, { target: '/one' })
    expect([changed.status, changed.problems.join(' ')]).toEqual([400, expect.stringMatching(/circle/)])
  })

  it('from a path that already has one', async () => {
    await create('/taken', '/about')
    expect((await create('/taken', '/terms')).status).toBe(400)
  })
})
