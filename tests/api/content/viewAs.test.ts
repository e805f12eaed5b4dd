import { beforeEach, expect, it } from 'vitest'
import { isCapability } from '#contracts/platform/roles.ts'
import { VIEWERS } from '#contracts/operations/viewAs.ts'
import { endpoints } from '#endpoints/index.ts'
import type { Browser } from '../../support/Browser.ts'
import { hasEnd } from '../../support/endpoints.ts'
import { audienceOf, type Post, publishGallery, setStored } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { divider, paragraph, story } from '../../support/stories.ts'

const site = useSite()
let employee: Browser
let guest: Browser
let member: Browser
beforeEach(async () => {
  ;({ employee, guest, member } = await audienceOf(site))
})

const look = (browser: Browser, as: string, redirect = '/') => browser.post('/api/admin/view-as', { as, redirect })
const read = async (id: number) => (await employee.get(`/api/posts/${id}`)).json as Post & { storyCut: boolean }
const page = async (path: string) => (await employee.get(path)).text
const pressed = async (path: string) => /value="(\w+)" aria-pressed="true"/.exec(await page(path))?.[1]

async function withDivider(status: string): Promise<number> {
  const body = story(paragraph('Above'), divider(), paragraph('Below'))
  const { id } = await publishGallery(employee, { body, isSubscriberOnly: false })
  await setStored(site, { id } as Post, 'status', status)
  return id
}

it.each(['published', 'draft', 'scheduled'])('an employee sees where a %s text ends for others', async (status) => {
  const id = await withDivider(status)
  expect(await read(id)).toMatchObject({ storyCut: false })
  for (const [viewer, storyCut] of [
    ['visitor', true],
    ['member', true],
    ['subscriber', false],
  ] as const) {
    await look(employee, viewer)
    expect(await read(id)).toMatchObject({ storyCut })
    expect(await pressed(`/content/${id}`)).toBe(viewer)
  }
  await look(employee, 'self')
  expect(await read(id)).toMatchObject({ storyCut: false })
  expect(await page(`/content/${id}`)).not.toContain('aria-pressed')
})

it('a members-only post is locked for the visitor and the member it is looked at as', async () => {
  const { id } = await publishGallery(employee, { isSubscriberOnly: true })
  const locked: Record<string, unknown> = {}
  for (const viewer of ['visitor', 'member', 'subscriber', 'self']) {
    await look(employee, viewer)
    locked[viewer] = (await read(id)).locked
  }
  expect(locked).toEqual({ visitor: true, member: true, subscriber: false, self: false })
})

it('the page of a visitor is that of somebody who is signed out, with the way back', async () => {
  await look(employee, 'visitor')
  expect((await employee.get('/api/auth/user')).status).toBe(401)
  const answer = await page('/content')
  expect(answer).toContain('View as')
  expect(answer).not.toContain('@stonehunt.test')
  const back = await look(employee, 'self', '/content?page=2')
  expect(back.headers.get('location')).toBe('/content?page=2')
  expect((await employee.get('/api/auth/user')).status).toBe(200)
})

it('what an employee does, and the studio, stay theirs', async () => {
  const { id } = await publishGallery(employee, { isSubscriberOnly: true })
  await look(employee, 'visitor')
  expect((await employee.post(`/api/posts/${id}/comments`, { content: 'From the team' })).status).toBe(201)
  expect((await employee.get('/api/admin/waiting')).status).toBe(200)
  expect((await employee.get('/api/logout')).status).toBe(303)
  expect([...employee.cookies.keys()].filter((name) => /token|view/.test(name))).toEqual([])
})

it.each(VIEWERS)('every page and every answer can be read as a %s', async (viewer) => {
  await withDivider('published')
  await look(employee, viewer)
  const isOpen = ({ method, access }: (typeof endpoints)[number]) => method === 'GET' && !isCapability(access)
  const open = endpoints.filter((one) => isOpen(one) && hasEnd(one) && !one.path.includes(':'))
  expect(open.length).toBeGreaterThan(40)
  const answers = await Promise.all(
    open.map(async ({ path }) => ({ path, status: (await employee.get(`/api${path}`)).status })),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

it('the frame of the panel says as whom it is seen', async () => {
  const id = await withDivider('draft')
  const framed = await employee.get(`/content/${id}`, { headers: { 'sec-fetch-dest': 'iframe' } })
  expect(framed.text).toContain('value="self" aria-pressed="true"')
})

it('nobody else can choose it, and a cookie alone changes nothing', async () => {
  const id = await withDivider('draft')
  const { id: forMembers } = await publishGallery(employee, { isSubscriberOnly: true })
  for (const [browser, status] of [
    [guest, 401],
    [member, 403],
  ] as const) {
    expect((await browser.post('/api/admin/view-as', { as: 'subscriber' })).status).toBe(status)
    browser.cookies.set('stonehunt-view-as', 'subscriber')
    expect((await browser.get(`/api/posts/${id}`)).status).toBe(404)
    expect((await browser.get(`/api/posts/${forMembers}`)).json).toMatchObject({ locked: true })
    expect((await browser.get('/content')).text).not.toContain('View as')
  }
})
