import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#endpoints/index.ts'
import { oneIn, today } from '../support/deep.ts'
import {
  hasEnd,
  isProviders,
  isSafe,
  isSignOut,
  type LoadedEndpoint,
  named,
  withSchemas,
} from '../support/endpoints.ts'
import { signUpEachRole, type BrowsersByRole, cookiesOf, ROLES } from '../support/hostile/browsers.ts'
import { nothingChanges } from '../support/hostile/nothingChanges.ts'
import { sampleOf } from '../support/hostile/samples.ts'
import { pathParamsOf, createFixtures, type Fixtures } from '../support/hostile/fixtures.ts'
import { sendRaw } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
let browsers: BrowsersByRole
let fixtures: Fixtures

beforeAll(async () => {
  browsers = await signUpEachRole(site)
  fixtures = await createFixtures(site, browsers)
})

const writes = named(await withSchemas(endpoints.filter((endpoint) => !isSafe(endpoint) && !isProviders(endpoint))))

function addressOf(endpoint: LoadedEndpoint): string {
  const params = pathParamsOf(endpoint, fixtures)
  const query = endpoint.query ? (sampleOf(endpoint.query) as Record<string, string>) : {}
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '1')
  return `/api${path}?${new URLSearchParams(query).toString()}`
}

const bodyOf = ({ input }: LoadedEndpoint) =>
  JSON.stringify(input ? sampleOf(input, { merchandiseVariantId: fixtures.variantId }) : {})

const foreign = (): Record<string, string>[] => [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: `${site.url}.evil.example` },
  { origin: site.url.replace('http:', 'https:') },
  { origin: site.url.replace(/\d+$/, '1') },
  { origin: site.url.replace('127.0.0.1', '127.0.0.1.evil.example') },
  { origin: 'file://' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'Cross-Site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'none' },
  { origin: site.url, 'sec-fetch-site': 'cross-site' },
]
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

const SIGNED_IN = ROLES.filter((role) => role !== 'guest')

describe('a cross-site write with a user’s cookies', () => {
  nothingChanges(site)

  it.each(writes)('is rejected by $name for any role and content type', async (endpoint) => {
    const kinds = foreign().flatMap((headers) => TYPES.map((type) => ({ 'content-type': type, ...headers })))
    for (const [at, role] of ['guest' as const, ...oneIn(3, SIGNED_IN, writes.indexOf(endpoint) + today)].entries()) {
      const answers = await Promise.all(
        oneIn(17, kinds, writes.indexOf(endpoint) + 5 * at).map((headers) =>
          sendRaw(site, endpoint.method, addressOf(endpoint), {
            body: bodyOf(endpoint),
            headers: { ...headers, ...cookiesOf(browsers[role][0]) },
          }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
      expect(answers.some(({ headers }) => headers['set-cookie'] !== undefined)).toBe(false)
    }
  })

  it.each(writes.filter(({ form }) => !form))(
    'without an Origin header is rejected by $name unless it is JSON',
    async (endpoint) => {
      const types = [...TYPES.slice(1), 'application/xml', '']
      const answers = await Promise.all(
        oneIn(2, types, writes.indexOf(endpoint)).map((type) =>
          sendRaw(site, endpoint.method, addressOf(endpoint), {
            body: bodyOf(endpoint),
            headers: { ...(type && { 'content-type': type }), ...cookiesOf(browsers.employee[0]) },
          }),
        ),
      )
      for (const { status } of answers) expect([415, 429]).toContain(status)
    },
  )
})

it('a cross-site request is not allowed by CORS: no response has access-control headers', async () => {
  for (const { path } of endpoints.filter((endpoint) => isSafe(endpoint) && hasEnd(endpoint) && !isSignOut(endpoint))) {
    const headers = { origin: 'https://evil.example', ...cookiesOf(browsers.member[0]) }
    const preflight = {
      ...headers,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    const address = `/api${path.replaceAll(/:\w+/g, '1')}`
    const answers = await Promise.all([
      sendRaw(site, 'GET', address, { headers }),
      sendRaw(site, 'OPTIONS', address, { headers: preflight }),
    ])
    for (const answer of answers)
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})
