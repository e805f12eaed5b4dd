import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isCapability } from '#contracts/platform/roles.ts'
import type { Endpoint } from '#endpoints/implement.ts'
import { endpoints } from '#endpoints/index.ts'
import { oneIn, today } from '../support/deep.ts'
import { addressOf, isSignOut, named } from '../support/endpoints.ts'
import { signUpEachRole, type BrowsersByRole, cookiesOf, ROLES, type Role } from '../support/hostile/browsers.ts'
import { fingerprints } from '../support/hostile/fingerprint.ts'
import { expectNoServerError } from '../support/hostile/responseChecks.ts'
import { type HttpResponse, type Connections, openConnections } from '../support/hostile/connections.ts'
import { unpaced } from '../support/shop.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
let connections: Connections
let browsers: BrowsersByRole

beforeAll(async () => {
  unpaced()
  browsers = await signUpEachRole(site)
  connections = openConnections(site.url, 16)
})
afterAll(() => connections.close())

type Call = { method: string; path: string; headers?: Record<string, string> }

const send = (role: Role, { method, path, headers }: Call): Promise<HttpResponse> => {
  const isRead = ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method)
  return connections.send({
    method,
    path,
    headers: { ...cookiesOf(browsers[role][0]), ...(!isRead && { 'content-type': 'application/json' }), ...headers },
    body: isRead ? undefined : '{}',
  })
}

const calls = named(endpoints.filter((endpoint) => !isSignOut(endpoint)))
const PAGES =
  /^\/(login|employee-login|login\/code|login\/email|login\/email\/code|signup|join|forgot-password|reset-password|verify-email|confirm-password|unsubscribe|change-email|undo-email-change|deny-sign-in|news|news\/confirm|second-factor\/.+)$/

const hasAccess = ({ access }: Endpoint, role: Role) =>
  access === 'everyone' || (access === 'signedIn' && role !== 'guest') || (isCapability(access) && role === 'employee')

describe('an unsupported method', () => {
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']
  const addresses = [...new Set(calls.map(({ path }) => path))]

  it.each(addresses)('at %s gets 405 with an Allow header for any role', async (path) => {
    const own: string[] = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method)
    const supported = own.includes('GET') || PAGES.test(path) ? [...own, 'GET', 'HEAD'] : own
    const all = METHODS.filter((method) => !supported.includes(method))
    const address = addressOf({ path } as Endpoint)
    for (const [at, role] of oneIn(4, [...ROLES.entries()], addresses.indexOf(path) + today)) {
      const unsupported = oneIn(5, all, addresses.indexOf(path) + at)
      const answers = await Promise.all(unsupported.map((method) => send(role, { method, path: address })))
      expect(answers.map(({ status }) => status)).toEqual(
        unsupported.map((method) => (method === 'OPTIONS' ? 204 : 405)),
      )
      for (const { headers } of answers) expect(headers.allow).toBeDefined()
    }
  })
})

describe('an API endpoint', () => {
  const spellings = (address: string) => [
    `${address}/`,
    `/${address}`,
    address.replace('/api/', '/api//'),
    address.replace('/api/', '/api/./'),
    address.replace('/api/', '/api/x/../'),
    address.replace('/api/', '/api/%2e%2e/api/'),
    address.replace('/api/', '/api%2f'),
    address.replaceAll('/', '\\'),
    address.toUpperCase(),
    address.replace('/api', '/Api'),
    address.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
    `${address}%00`,
    `${address}%2f`,
    `${address};jsessionid=1`,
    `${address}.json`,
    `${address}%20`,
    `${address}%E2%80%8B`,
    `${address}?_method=DELETE&method=DELETE`,
    `${address}/${'x'.repeat(4000)}`,
    `http://127.0.0.1${address}`,
  ]
  const forgedHeaders: Record<string, string>[] = [
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-original-url': '/api/config', 'x-rewrite-url': '/api/config' },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' },
    { 'x-user-role': 'employee', 'x-is-employee': 'true', authorization: 'JWT employee' },
    { 'x-http-method-override': 'GET', 'x-method-override': 'GET', 'x-http-method': 'GET' },
  ]

  it.each(calls)(
    'rejects the wrong roles under any spelling of its path and with forged headers: $name',
    async (endpoint) => {
      const { method } = endpoint
      const address = addressOf(endpoint)
      for (const [at, role] of oneIn(2, [...ROLES.entries()], calls.indexOf(endpoint) + today)) {
        // Halved, because roles alternate: otherwise only every other spelling would be tried.
        const turn = Math.floor(calls.indexOf(endpoint) / 2) + at
        const paths = oneIn(20, spellings(address), turn)
        const headers = oneIn(5, forgedHeaders, turn)
        const spelled = await Promise.all(paths.map((path) => send(role, { method, path })))
        const forged = await Promise.all(headers.map((sent) => send(role, { method, path: address, headers: sent })))
        for (const answer of [...spelled, ...forged]) expectNoServerError(answer)
        if (hasAccess(endpoint, role)) continue
        for (const { status } of spelled) expect([400, 401, 403, 404, 405, 414]).toContain(status)
        const refusal = endpoint.access === 'provider' ? 400 : role === 'guest' ? 401 : 403
        expect(forged.map(({ status }) => status)).toEqual(headers.map(() => refusal))
      }
    },
  )

  const overridable = calls.filter(({ method }) => method !== 'POST')
  it.each(oneIn(12, overridable, today))('ignores method overrides: $name', async (endpoint) => {
    const path = addressOf(endpoint)
    const isPosted = endpoints.some((other) => other.path === endpoint.path && other.method === 'POST')
    const plain = await send('employee', { method: 'POST', path })
    const overrides = ['x-http-method-override', 'x-method-override', 'x-http-method', 'x-payload-http-method-override']
    const before = await fingerprints(site)
    const answers = await Promise.all([
      ...overrides.map((name) => send('employee', { method: 'POST', path, headers: { [name]: endpoint.method } })),
      send('employee', { method: 'POST', path: `${path}?_method=${endpoint.method}` }),
    ])
    for (const { status } of answers) expect(status).toBe(isPosted ? plain.status : 405)
    // A POST that succeeds may write.
    if (plain.status >= 400) expect(await fingerprints(site)).toEqual(before)
  })
})

describe('a page or file path', () => {
  const paths = [
    '/',
    '/content',
    '/content/1',
    '//content',
    '/%2e%2e/',
    '/..%2f..%2fetc/passwd',
    '/assets/../../package.json',
    '/media/..%2f..%2fx',
    '/fonts/%2e%2e%2fx',
    '/%',
    '/%ff',
    '/\u00e9',
    `/${'x'.repeat(9000)}`,
    '/;/',
    '/cms',
    '/cms/',
    '//cms/api/users',
    '/cms//api/users',
    '/CMS/api/users',
    '/cms/api/users/',
    '/cms/api/%75sers',
    '/_next/../cms',
    '/healthz/',
    '/readyz/x',
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/index.ts',
    '/metrics',
  ]

  it.each(paths)('gets no 5xx and exposes no internal file for any method and role: %s', async (path) => {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
    for (const role of ROLES) {
      // The panel's own pages are built separately; the site makes employees wait for them.
      const isPanel = role === 'employee' && /cms|_next/i.test(path)
      if (isPanel) continue
      const answers = await Promise.all(
        methods.map((method) => send(role, { method, path: encodeURI(path).replaceAll('%25', '%') })),
      )
      for (const answer of answers) expectNoServerError(answer)
      expect(answers.map(({ text }) => text).join()).not.toMatch(/root:x:0|"dependencies"|PAYLOAD_SECRET|"docs":/)
    }
  })
})
