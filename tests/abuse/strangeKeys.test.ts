import { beforeAll, describe, expect, it } from 'vitest'
import { isCapability } from '#contracts/platform/roles.ts'
import type { Endpoint } from '#endpoints/implement.ts'
import { endpoints } from '#endpoints/index.ts'
import { oneIn, today } from '../support/deep.ts'
import { isSafe, type LoadedEndpoint, named, withSchemas } from '../support/endpoints.ts'
import { signUpEachRole, type BrowsersByRole, cookiesOf, type Role } from '../support/hostile/browsers.ts'
import { nothingChanges } from '../support/hostile/nothingChanges.ts'
import { sampleOf } from '../support/hostile/samples.ts'
import { pathParamsOf, createFixtures, type Fixtures } from '../support/hostile/fixtures.ts'
import { HOSTILE_KEYS } from '../support/hostile/values.ts'
import { jobsDone } from '../support/orders.ts'
import { sendRaw } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
let browsers: BrowsersByRole
let fixtures: Fixtures

beforeAll(async () => {
  browsers = await signUpEachRole(site)
  fixtures = await createFixtures(site, browsers)
  // Queued jobs must not change a table meanwhile.
  await jobsDone(site)
})
nothingChanges(site)

const writes = named(
  (await withSchemas(endpoints)).filter((endpoint) => !isSafe(endpoint) && endpoint.input !== undefined),
)
/** The least privileged role that has access. */
const callerOf = ({ access }: Endpoint): Role => (isCapability(access) ? 'employee' : 'member')

function addressOf(endpoint: Endpoint): string {
  const params = pathParamsOf(endpoint, fixtures)
  return `/api${endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '1')}`
}

const send = (endpoint: Endpoint, body: string, type = 'application/json') =>
  sendRaw(site, endpoint.method, addressOf(endpoint), {
    body,
    headers: { 'content-type': type, ...cookiesOf(browsers[callerOf(endpoint)][0]) },
  })

/** As text, because an object literal would drop keys such as `__proto__`. */
const withKey = (body: object, key: string, value: string) =>
  JSON.stringify(body).replace(
    /^\{/,
    () => `{${JSON.stringify(key)}:${value}${Object.keys(body).length > 0 ? ',' : ''}`,
  )

const partsOf = (body: object) =>
  Object.entries(body).filter(([, part]) => typeof part === 'object' && part !== null && !Array.isArray(part)) as [
    string,
    object,
  ][]

describe('a body with an unknown key', () => {
  it.each(writes)('gets 400 at $name and changes nothing', async (endpoint) => {
    const body = sampleOf(endpoint.input as NonNullable<LoadedEndpoint['input']>, {
      merchandiseVariantId: fixtures.variantId,
    }) as object
    const known = new Set(Object.keys(body))
    const unknown = HOSTILE_KEYS.filter((key) => !known.has(key))
    const keys = oneIn(9, unknown, writes.indexOf(endpoint) + today)
    const bodies = keys.flatMap((key) => [
      withKey(body, key, 'true'),
      ...partsOf(body).map(([name, part]) =>
        JSON.stringify({ ...body, [name]: '@' }).replace('"@"', () => withKey(part, key, '{"isEmployee":true}')),
      ),
    ])
    const answers = await Promise.all(bodies.map((text) => send(endpoint, text)))
    const problems = answers.map(({ status, json }, at) => ({
      status,
      code: (json as { code: string }).code,
      sent: bodies[at],
    }))
    expect(
      problems.filter(({ status, code }) => status !== 429 && !(status === 400 && code === 'invalid_input')),
    ).toEqual([])
    expect(problems.some(({ status }) => status === 400)).toBe(true)
    expect(({} as { isEmployee?: boolean }).isEmployee).toBeUndefined()
  })

  it.each(writes.filter(({ form }) => form))('is rejected as a form too: $name', async (endpoint) => {
    const fields = sampleOf(endpoint.input as NonNullable<LoadedEndpoint['input']>) as Record<string, string>
    const types = ['isEmployee', '__proto__', 'roles[]', 'user.isEmployee']
    const answers = await Promise.all(
      types.map((key) =>
        send(
          endpoint,
          new URLSearchParams({ ...fields, [key]: 'true' }).toString(),
          'application/x-www-form-urlencoded',
        ),
      ),
    )
    for (const { status, headers } of answers) {
      expect([303, 400, 429]).toContain(status)
      if (status === 303) expect(headers.location).toMatch(/[?&]error=/)
    }
  })
})

describe('a member’s user row', () => {
  it('can’t be changed by the member through any method and path', async () => {
    const { rows } = await site.pool.query<{ id: number }>(
      'select id from users where not is_employee order by id limit 1',
    )
    const paths = [
      '/api/auth/user',
      '/api/users',
      `/api/users/${rows[0]?.id}`,
      '/api/account',
      `/cms/api/users/${rows[0]?.id}`,
      '/cms/api/users?where[id][exists]=true',
    ]
    const bodies = [...HOSTILE_KEYS.map((key) => withKey({}, key, 'true')), '{"role":"owner"}']
    for (const path of paths) {
      const answers = await Promise.all(
        ['PATCH', 'PUT', 'POST'].flatMap((method) =>
          bodies.map((body) =>
            sendRaw(site, method, path, {
              body,
              headers: {
                'content-type': 'application/json',
                'sec-fetch-site': 'same-origin',
                ...cookiesOf(browsers.member[0]),
              },
            }),
          ),
        ),
      )
      // 429: a session changes its own name at most thirty times an hour.
      for (const { status } of answers) expect([400, 403, 404, 405, 429]).toContain(status)
    }
  })
})
