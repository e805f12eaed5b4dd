import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { employeesOnly, statusesOf, unauthorized } from '../../support/endpoints.ts'
import { signUpPatron, whoIs } from '../../support/members.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { sendJson, sendRaw } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let signedOut: Browser
let member: Browser
let subscriber: Browser
let employee: Browser

beforeAll(async () => {
  signedOut = site.visitor()
  member = await signUpMember(site)
  subscriber = await signUpPatron(site)
  employee = await signUpEmployee(site)
})

describe('the panel', () => {
  /** Payload accepts its cookie only with this header, which browsers send. */
  const fromThePanel = { 'sec-fetch-site': 'same-origin' }
  const addresses = [
    '/cms',
    '/cms/',
    '/cms/login',
    '/cms/collections/users',
    '/cms/api',
    '/cms/api/users',
    '/CMS/api/users',
    '/cms/api/access',
    '/cms/api/globals/x',
    '/_next/static/chunks/main.js',
    '/cms/create-first-user',
    '/cms//api/users',
    '/cms%2fapi%2fusers',
  ]

  it.each(addresses)('%s is closed to visitors, members and subscribers', async (address) => {
    expect([401, 404]).toContain((await signedOut.get(address)).status)
    expect([403, 404]).toContain((await member.get(address)).status)
    expect([403, 404]).toContain((await subscriber.get(address)).status)
    const posted = await member.post(address, { email: 'x@example.test', role: 'owner' })
    expect([403, 404]).toContain(posted.status)
  })

  it('answers 401 and 403 as JSON for its REST API and as HTML for its pages', async () => {
    expect(await signedOut.get('/cms/api/users')).toEqual(unauthorized)
    expect(await member.get('/cms/api/users')).toEqual(employeesOnly)
    expect(await signedOut.get('/cms')).toMatchObject({ status: 401, text: expect.stringContaining('<h1>') as string })
    expect(await member.get('/cms')).toMatchObject({ status: 403, text: expect.stringContaining('<h1>') as string })
  })

  it('lets an employee read through its REST API', async () => {
    const answer = await sendRaw(site, 'GET', '/cms/api/users?limit=1', { as: employee, headers: fromThePanel })
    expect(answer).toMatchObject({ status: 200, json: { docs: [{ email: expect.any(String) as string }] } })
    expect(answer.text).not.toMatch(/"hash"|"salt"/)
  })

  it('lets no member change a user through its REST API', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    const row = async () => (await site.pool.query('select * from users where id = $1', [id])).rows[0] as unknown
    const before = await row()
    for (const key of [
      'isEmployee',
      'isSubscriber',
      'roles',
      'complimentaryUntil',
      '_verified',
      'sessions',
      'hash',
      '__proto__',
    ]) {
      for (const method of ['PATCH', 'PUT', 'POST']) {
        expect((await person.send(method, `/cms/api/users/${id}`, { body: { [key]: true } })).status).toBe(403)
        expect((await person.send(method, `/cms/api/users/${id}`, { body: { role: 'owner' } })).status).toBe(403)
      }
    }
    expect(await row()).toEqual(before)
  })

  const disabledRoutes = [
    'users/first-register',
    'users/forgot-password',
    'users/reset-password',
    'users/unlock',
    'users/login',
    'users/verify/token',
    'graphql',
    'graphql-playground',
    'payload-jobs/run',
    'payload-jobs/handle-schedules',
    'payload-kv',
  ]
  it.each(disabledRoutes)('has no %s, not even for employees', async (route) => {
    const spellings = [
      route,
      `${route}/`,
      `/${route}`,
      route.replace('/', '//'),
      route.toUpperCase(),
      route.replace('e', '%65'),
      route.replace('r', '%72'),
    ]
    const body = { email: 'x@example.test', password: 'a stone in the river', token: 'x' }
    const options = { as: employee, headers: fromThePanel }
    const answers = await Promise.all(
      spellings.flatMap((spelling) => [
        sendRaw(site, 'GET', `/cms/api/${spelling}`, options),
        sendJson(site, 'POST', `/cms/api/${spelling}`, body, options),
      ]),
    )
    expect(statusesOf(answers)).toEqual(answers.map(() => 404))
  })
})
