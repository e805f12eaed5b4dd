import { beforeAll, describe, expect, it } from 'vitest'
import { isCapability } from '#contracts/platform/roles.ts'
import type { Endpoint } from '#endpoints/implement.ts'
import { endpoints } from '#endpoints/index.ts'
import type { Browser } from '../../support/Browser.ts'
import {
  addressOf,
  employeesOnly,
  isProviders,
  isSafe,
  isSignOut,
  named,
  statusesOf,
  unauthorized,
} from '../../support/endpoints.ts'
import { signUpPatron } from '../../support/members.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { sendJson } from '../../support/rawHttp.ts'
import { unpaced } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { ANSWERED } from '../../support/statuses.ts'

const site = useSite()
let signedOut: Browser
let member: Browser
let subscriber: Browser
let employee: Browser

beforeAll(async () => {
  unpaced()
  signedOut = site.visitor()
  member = await signUpMember(site)
  subscriber = await signUpPatron(site)
  employee = await signUpEmployee(site)
})

const reach = (visitor: Browser, endpoint: Endpoint) =>
  isSafe(endpoint) ? visitor.get(addressOf(endpoint)) : visitor.send(endpoint.method, addressOf(endpoint), { body: {} })

const codeOf = ({ json }: { json: unknown }) => (json as { code?: string } | null)?.code

describe('access to endpoints', () => {
  const reachable = named(endpoints.filter((endpoint) => !isSignOut(endpoint)))
  const reachAll = (endpoint: Endpoint) =>
    Promise.all([signedOut, member, subscriber, employee].map((visitor) => reach(visitor, endpoint)))

  it.each(reachable.filter(({ access }) => access === 'everyone'))('$name is open to everyone', async (endpoint) => {
    const answers = await reachAll(endpoint)
    for (const answer of answers) {
      expect([401, 403]).not.toContain(answer.status)
      expect(ANSWERED).toContain(answer.status)
    }
  })

  it.each(reachable.filter(({ access }) => access === 'signedIn'))('$name requires a session', async (endpoint) => {
    const [out, ...people] = await reachAll(endpoint)
    expect(out).toEqual(unauthorized)
    for (const answer of people) {
      expect(ANSWERED).toContain(answer.status)
      expect(['unauthorized', 'employees_only']).not.toContain(codeOf(answer))
    }
  })

  it.each(reachable.filter(({ access }) => isCapability(access)))('$name requires an employee', async (endpoint) => {
    const [out, ofMember, ofSubscriber, ofEmployee] = await reachAll(endpoint)
    expect(out).toEqual(unauthorized)
    expect(ofMember).toEqual(employeesOnly)
    expect(ofSubscriber).toEqual(employeesOnly)
    expect([401, 403]).not.toContain(ofEmployee?.status)
    expect(ANSWERED).toContain(ofEmployee?.status)
  })

  it.each(reachable.filter(isProviders))('$name requires the provider’s signature', async (endpoint) => {
    expect(statusesOf(await reachAll(endpoint))).toEqual([400, 400, 400, 400])
  })

  it('sign-out is open to everyone', async () => {
    expect((await site.visitor().post('/api/logout')).status).toBe(204)
    expect((await site.visitor().get('/api/logout')).status).toBe(303)
  })

  it('a demoted employee loses access on the next request', async () => {
    const person = await signUpEmployee(site)
    expect((await person.post('/api/admin/products', { name: 'Loupe', price: 10 })).status).toBe(201)
    await site.pool.query('update users set role = null where email = $1', [person.email])
    expect(await person.post('/api/admin/products', { name: 'Loupe', price: 10 })).toEqual(employeesOnly)
  })

  it('forged role headers give no access', async () => {
    const headers = {
      'x-middleware-subrequest': 'middleware',
      'x-forwarded-for': '127.0.0.1',
      'x-user-role': 'employee',
    }
    const answer = await sendJson(
      site,
      'POST',
      '/api/admin/products',
      { name: 'Loupe', price: 1 },
      { as: member, headers },
    )
    expect(answer).toMatchObject({ status: 403 })
  })
})

describe('an alternative spelling of an employee endpoint’s path', () => {
  const spellings = (address: string) => [
    address.toUpperCase(),
    address.replace('/api', '/API'),
    `${address}/`,
    `/${address}`,
    address.replace('/api/', '/api//'),
    address.replace('/api/', '/api/./'),
    address.replace('/api/', '/api/posts/../'),
    address.replace('/api/', '/api%2f'),
    `${address};x=1`,
    `${address}%00`,
    `${address}.json`,
  ]

  it.each(named(endpoints.filter(({ access }) => isCapability(access))))(
    'of $name gives a member no access',
    async (endpoint) => {
      const answers = await Promise.all(
        spellings(addressOf(endpoint)).map((path) =>
          sendJson(site, endpoint.method, path, { name: 'x', price: 1 }, { as: member }),
        ),
      )
      const overridden = await sendJson(
        site,
        'POST',
        addressOf(endpoint),
        {},
        { as: member, headers: { 'x-http-method-override': endpoint.method } },
      )
      for (const { status } of [...answers, overridden]) expect([400, 401, 403, 404, 405]).toContain(status)
    },
  )
})

describe('a path without an endpoint', () => {
  it.each([
    '/api',
    '/api/',
    '/api/users',
    '/api/users/1',
    '/api/users/first-register',
    '/api/users/forgot-password',
    '/api/users/unlock',
    '/api/graphql',
    '/api/graphql-playground',
    '/api/payload-jobs/run',
    '/api/payload-preferences/x',
    '/api/access',
    '/api/media/file/x.mp4',
    '/api/admin',
    '/api/__proto__',
    '/api/constructor',
    '/api/hasOwnProperty',
  ])('%s gets 404 as JSON, for employees too', async (path) => {
    for (const visitor of [signedOut, employee]) {
      for (const method of ['GET', 'POST']) {
        const answer = await visitor.send(method, path, { headers: { 'content-type': 'application/json' } })
        expect(answer).toMatchObject({ status: 404, json: { code: 'not_found', message: 'Not found.' } })
      }
    }
  })

  it('first-register creates no employee', async () => {
    const body = { email: 'first@example.test', password: 'a stone in the river', role: 'owner' }
    const paths = ['/api/users/first-register', '/cms/api/users/first-register']
    const before = await site.pool.query('select count(*) from users where is_employee')
    const answers = await Promise.all([...paths, ...paths, ...paths].map((path) => sendJson(site, 'POST', path, body)))
    expect(new Set(statusesOf(answers))).toEqual(new Set([401, 404]))
    expect((await site.pool.query('select count(*) from users where is_employee')).rows).toEqual(before.rows)
  })
})

describe('an unsupported method', () => {
  it('gets 405 with the supported methods in Allow', async () => {
    const known = (path: string) => endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method)
    const answer = await employee.delete('/api/posts')
    expect(answer).toMatchObject({ status: 405, json: { code: 'method_not_allowed' } })
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual([...known('/posts'), 'HEAD'].sort())
    const onlyPost = await employee.get('/api/merchandise/sync')
    expect(onlyPost).toMatchObject({ status: 405, json: { code: 'method_not_allowed' } })
    expect(onlyPost.headers.get('allow')).toBe('POST')
  })

  it.each(named(endpoints.filter(isProviders)))('gets 405 at $path, which accepts only POST', async (endpoint) => {
    const answers = await Promise.all(
      ['PUT', 'PATCH', 'DELETE', 'GET'].map((method) => signedOut.send(method, addressOf(endpoint))),
    )
    expect(statusesOf(answers)).toEqual([405, 405, 405, 405])
  })
})
