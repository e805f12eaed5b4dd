import { beforeAll, describe, expect, it } from 'vitest'
import { errorBodySchema } from '#contracts/platform/errors.ts'
import type { Endpoint } from '#endpoints/implement.ts'
import { endpoints } from '#endpoints/index.ts'
import type { Browser } from '../../support/Browser.ts'
import { oneIn, today } from '../../support/deep.ts'
import { addressOf, isProviders, isSafe, isSignOut, named, statusesOf, withSchemas } from '../../support/endpoints.ts'
import { signUpPatron } from '../../support/members.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { sendForm, sendJson, sendRaw } from '../../support/rawHttp.ts'
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

const loaded = await withSchemas(endpoints)

describe('a request body', () => {
  const withInput = oneIn(3, named(loaded.filter(({ input }) => input !== undefined)), today)
  const withBody = oneIn(3, named(endpoints.filter((endpoint) => !isSafe(endpoint))), today)
  let person: Browser
  const send = (endpoint: Endpoint, body: string | Uint8Array, type = 'application/json') =>
    sendRaw(site, endpoint.method, addressOf(endpoint, '1'), { as: person, body, headers: { 'content-type': type } })

  beforeAll(async () => {
    person = await signUpEmployee(site)
  })

  it.each(withInput)('that is not JSON gets 400 at $name', async (endpoint) => {
    const answers = await Promise.all([
      send(endpoint, '{"a":'),
      send(endpoint, new Uint8Array([0x22, 0xff, 0xfe, 0x22])),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_json' } })
  })

  it.each(withInput)('that is not an object gets 400 at $name', async (endpoint) => {
    const answers = await Promise.all(['null', '[]', '"text"'].map((body) => send(endpoint, body)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
  })

  it.each(withInput)('with an unknown key gets 400 at $name', async (endpoint) => {
    const answer = await send(endpoint, '{"isEmployee":true,"__proto__":{"isEmployee":true}}')
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
  })

  it.each(withInput)('with more fields than any input has gets 413 at $name', async (endpoint) => {
    const fields = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`field${at}`, 1]))
    expect(await send(endpoint, JSON.stringify(fields))).toMatchObject({ status: 413, json: { code: 'too_large' } })
  })

  it.each(withInput)('with a NUL character gets 400 at $name', async (endpoint) => {
    expect(await send(endpoint, '{"title":"a\\u0000b"}')).toMatchObject({ status: 400 })
  })

  it.each(withBody.filter((endpoint) => !isProviders(endpoint)))(
    'over its limit gets 413 at $name',
    async (endpoint) => {
      const kilobytes = endpoint.mayBeLong === 'file' ? 12 * 1024 : endpoint.mayBeLong ? 1200 : 100
      const answer = await send(endpoint, JSON.stringify({ title: 'x'.repeat(kilobytes * 1024) }))
      expect(answer).toMatchObject({ status: 413, json: { code: 'too_large' } })
    },
  )

  it.each(named(endpoints.filter(({ mayBeLong }) => mayBeLong)))(
    'with more values than a story has gets 413, and one that nests deeper gets 400, before it is parsed at $name',
    async (endpoint) => {
      // Parsed, they would be no JSON.
      const [many, deep] = await Promise.all(['1,'.repeat(200_001), '['.repeat(129)].map((body) => send(endpoint, body)))
      expect(many).toMatchObject({ status: 413, json: { code: 'too_large' } })
      expect(deep).toMatchObject({ status: 400, json: { code: 'bad_request' } })
    },
  )

  it('nested thousands of levels deep gets 400', async () => {
    const deep = [`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, `${'['.repeat(20_000)}${']'.repeat(20_000)}`]
    const answers = await Promise.all(
      deep.map((body) => sendRaw(site, 'POST', '/api/cart', { body, headers: { 'content-type': 'application/json' } })),
    )
    expect(statusesOf(answers)).toEqual([400, 400])
  })

  it('of exactly 100 kB is parsed', async () => {
    const frame = JSON.stringify({ name: '', price: 1 }).length
    const answer = await sendJson(
      site,
      'POST',
      '/api/admin/products',
      { name: 'x'.repeat(100 * 1024 - frame), price: 1 },
      { as: employee },
    )
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
  })

  it('encoded as a form is rejected where only JSON is accepted', async () => {
    const answer = await sendForm(site, '/api/cart', { merchandiseVariantId: '1' })
    expect([400, 415]).toContain(answer.status)
  })
})

describe('a hostile request', () => {
  const bodies = [
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    '{"title":"\\ud800","email":"\\udfff@example.test","quantity":1e400,"price":-1e400}',
    '{"id":{"$gt":""},"email":["a","b"],"password":{"$ne":null},"merchandiseVariantId":[1],"quantity":"1"}',
    '{"title":1,"title":2,"quantity":9007199254740993,"price":"NaN"}',
    `{"key":"'; drop table users; --","title":"${'%s'.repeat(200)}"}`,
  ]

  it.each(oneIn(3, named(endpoints.filter((endpoint) => !isSafe(endpoint) && !isSignOut(endpoint))), today))(
    'with a malformed body gets no 5xx at $name',
    async (endpoint) => {
      const sent = bodies.map((body) =>
        sendRaw(site, endpoint.method, addressOf(endpoint, '1'), {
          as: subscriber,
          body,
          headers: { 'content-type': 'application/json' },
        }),
      )
      const odd = [
        sendRaw(site, endpoint.method, addressOf(endpoint, '1'), {
          body: '{}',
          headers: { 'content-type': 'application/json; charset=utf-99' },
        }),
        sendRaw(site, endpoint.method, addressOf(endpoint, '1'), {
          body: '{}',
          headers: { 'content-encoding': 'gzip' },
        }),
        sendRaw(site, endpoint.method, addressOf(endpoint, '1'), {
          headers: { cookie: 'stonehunt-token=a.b.c; stonehunt-cart=%; =; ;' },
        }),
      ]
      for (const answer of await Promise.all([...sent, ...odd])) expect(ANSWERED).toContain(answer.status)
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    },
  )

  const queries = [
    'limit=0',
    'limit=1e9',
    'limit=-1',
    'limit=101',
    'limit=1.5',
    'before=0',
    'before=9e99',
    'limit=%00',
    'before=x',
  ]
  it.each(queries)('with ?%s gets 400 for the list of posts', async (query) => {
    expect(await signedOut.get(`/api/posts?${query}`)).toMatchObject({
      status: 400,
      json: { code: expect.any(String) as string },
    })
  })

  it.each(oneIn(3, named(endpoints.filter((endpoint) => isSafe(endpoint) && !isSignOut(endpoint))), today))(
    'with a malformed query gets no 5xx at $name',
    async (endpoint) => {
      const queries = [
        '%E0%A4%A',
        'a[__proto__][x]=1',
        'where[email][exists]=1&depth=9&sort=author.hash',
        `x=${'y'.repeat(3000)}`,
        'key=%00',
        'country=%00&state=%00',
      ]
      const answers = await Promise.all(
        queries.map((query) => sendRaw(site, 'GET', `${addressOf(endpoint, '1')}?${query}`, { as: employee })),
      )
      for (const answer of answers) expect(ANSWERED).toContain(answer.status)
    },
  )

  const ids = [
    'x',
    '0',
    '-1',
    '1.5',
    '99999999999999999999',
    'NaN',
    'null',
    '%00',
    "1'--",
    '1%20or%201=1',
    '%F0%9F%AA%A8',
    '..%2f1',
    '2147483648',
  ]
  it.each(oneIn(3, named(endpoints.filter(({ path }) => path.includes(':id'))), today))(
    'with an invalid id gets 404 at $name',
    async (endpoint) => {
      const answers = await Promise.all(
        ids.map((id) =>
          sendJson(site, endpoint.method, addressOf(endpoint, id), isSafe(endpoint) ? undefined : {}, { as: employee }),
        ),
      )
      expect(statusesOf(answers)).toEqual(ids.map(() => 404))
    },
  )

  it.each(oneIn(3, named(endpoints.filter(({ path }) => path.includes(':'))), today))(
    'with invalid percent encoding gets 400 at $name',
    async (endpoint) => {
      const answer = await sendRaw(site, endpoint.method, addressOf(endpoint, '%E0%A4%A'), { as: employee })
      expect(answer).toMatchObject({ status: 400, json: { code: 'bad_request' } })
    },
  )
})

describe('an error response', () => {
  it('has a message, a code and no internal details', async () => {
    const answers = await Promise.all([
      signedOut.get('/api/auth/user'),
      signedOut.get('/api/nowhere'),
      signedOut.delete('/api/config'),
      signedOut.get('/api/posts/1'),
      signedOut.post('/api/login', { email: 'a@example.test', password: 'wrong wrong' }),
      member.post('/api/merchandise/sync'),
      member.post('/api/create-subscription', { plan: 'weekly' }),
      signedOut.get('/media/unknown-key-of-nothing'),
      signedOut.get('/cms/api/users'),
    ])
    for (const answer of answers) {
      expect(errorBodySchema.strict().safeParse(answer.json).error).toBeUndefined()
      expect(answer.text).not.toMatch(/\.ts|node_modules|at \w+ \(/)
      expect(answer.headers.get('cache-control')).toContain('no-store')
    }
  })

  it('for a server error has a request id and not the cause', async () => {
    await site.pool.query('alter table products rename to products_away')
    const answer = await signedOut.get('/api/products')
    await site.pool.query('alter table products_away rename to products')
    expect(answer).toMatchObject({
      status: 500,
      json: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
    })
    expect((answer.json as { requestId: string }).requestId).toBe(answer.headers.get('x-request-id'))
    expect(answer.text).not.toMatch(/products_away|relation|select/)
  })
})
