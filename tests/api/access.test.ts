import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorBodySchema } from '#contracts/errors.ts'
import type { Endpoint } from '#endpoints/defineEndpoint.ts'
import { endpoints } from '#endpoints/index.ts'
import type { Browser } from '../support/Browser.ts'
import { signUpPatron, whoIs } from '../support/members.ts'
import { signUpEmployee, signUpMember } from '../support/people.ts'
import { sendForm, sendJson, sendRaw } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'

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

const isSafe = ({ method }: Endpoint) => method === 'GET'
const isProviders = ({ who }: Endpoint) => who === 'provider'
/** Signing out would leave the next case without its visitor; it has a case of its own. */
const isSignOut = ({ path }: Endpoint) => path === '/logout'
const named = (list: Endpoint[]) =>
  list.map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }))

/** The endpoint's address with something in the place of each parameter. */
const addressOf = ({ path }: Endpoint, id = '2147483647') => `/api${path.replaceAll(/:\w+/g, id)}`

const reach = (visitor: Browser, endpoint: Endpoint) =>
  isSafe(endpoint) ? visitor.get(addressOf(endpoint)) : visitor.send(endpoint.method, addressOf(endpoint), { body: {} })

const codeOf = ({ json }: { json: unknown }) => (json as { code?: string } | null)?.code
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status)
const unauthorized = expect.objectContaining({
  status: 401,
  json: { message: 'Unauthorized', code: 'unauthorized' },
}) as unknown
const employeesOnly = expect.objectContaining({
  status: 403,
  json: { message: 'Only employees can do that.', code: 'employees_only' },
}) as unknown

describe('the door of each endpoint', () => {
  const reachable = named(endpoints.filter((endpoint) => !isSignOut(endpoint)))
  const reachAll = (endpoint: Endpoint) =>
    Promise.all([signedOut, member, subscriber, employee].map((visitor) => reach(visitor, endpoint)))

  it.each(reachable.filter(({ who }) => who === 'everyone'))('$name is open to everybody', async (endpoint) => {
    const answers = await reachAll(endpoint)
    for (const answer of answers) {
      expect([401, 403]).not.toContain(answer.status)
      expect(answer.status).toBeLessThan(500)
    }
  })

  it.each(reachable.filter(({ who }) => who === 'signedIn'))('$name is for whoever is signed in', async (endpoint) => {
    const [out, ...people] = await reachAll(endpoint)
    expect(out).toEqual(unauthorized)
    for (const answer of people) {
      expect(answer.status).toBeLessThan(500)
      expect(['unauthorized', 'employees_only']).not.toContain(codeOf(answer))
    }
  })

  it.each(reachable.filter(({ who }) => who === 'employee'))('$name is for employees', async (endpoint) => {
    const [out, ofMember, ofSubscriber, ofEmployee] = await reachAll(endpoint)
    expect(out).toEqual(unauthorized)
    expect(ofMember).toEqual(employeesOnly)
    expect(ofSubscriber).toEqual(employeesOnly)
    expect([401, 403]).not.toContain(ofEmployee?.status)
    expect(ofEmployee?.status).toBeLessThan(500)
  })

  it.each(reachable.filter(isProviders))('$name takes nobody without the provider’s signature', async (endpoint) => {
    expect(statusesOf(await reachAll(endpoint))).toEqual([400, 400, 400, 400])
  })

  it('of signing out is open to everybody', async () => {
    expect((await site.visitor().post('/api/logout')).status).toBe(204)
    expect((await site.visitor().get('/api/logout')).status).toBe(303)
  })

  it('follows a demotion at the next request', async () => {
    const person = await signUpEmployee(site)
    expect((await person.post('/api/admin/products', { name: 'Loupe', price: 10 })).status).toBe(201)
    await site.pool.query('update users set is_employee = false where email = $1', [person.email])
    expect(await person.post('/api/admin/products', { name: 'Loupe', price: 10 })).toEqual(employeesOnly)
  })

  it('does not open for a role that the request claims for itself', async () => {
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

describe('another spelling of an employees’ address', () => {
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

  it.each(named(endpoints.filter(({ who }) => who === 'employee')))(
    'of $name opens nothing to a member',
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

describe('an address that no endpoint declares', () => {
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
    '/api/posts/1/comments/1',
    '/api/__proto__',
    '/api/constructor',
    '/api/hasOwnProperty',
  ])('%s is 404 in JSON, also for employees', async (path) => {
    for (const visitor of [signedOut, employee]) {
      for (const method of ['GET', 'POST']) {
        const answer = await visitor.send(method, path, { headers: { 'content-type': 'application/json' } })
        expect(answer).toMatchObject({ status: 404, json: { code: 'not_found', message: 'Not found.' } })
      }
    }
  })

  it('creates no employee, however often the first one is registered', async () => {
    const body = { email: 'first@example.test', password: 'a stone in the river', isEmployee: true }
    const paths = ['/api/users/first-register', '/cms/api/users/first-register']
    const before = await site.pool.query('select count(*) from users where is_employee')
    const answers = await Promise.all([...paths, ...paths, ...paths].map((path) => sendJson(site, 'POST', path, body)))
    expect(new Set(statusesOf(answers))).toEqual(new Set([401, 404]))
    expect((await site.pool.query('select count(*) from users where is_employee')).rows).toEqual(before.rows)
  })
})

describe('a method that an address does not know', () => {
  it('is 405 and told which ones it knows', async () => {
    const known = (path: string) => endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method)
    const answer = await employee.delete('/api/posts')
    expect(answer).toMatchObject({ status: 405, json: { code: 'method_not_allowed' } })
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual([...known('/posts'), 'HEAD'].sort())
    const onlyPost = await employee.get('/api/merchandise/sync')
    expect(onlyPost).toMatchObject({ status: 405, json: { code: 'method_not_allowed' } })
    expect(onlyPost.headers.get('allow')).toBe('POST')
  })

  it.each(named(endpoints.filter(isProviders)))('is 405 at $path, which only takes POST', async (endpoint) => {
    const answers = await Promise.all(
      ['PUT', 'PATCH', 'DELETE', 'GET'].map((method) => signedOut.send(method, addressOf(endpoint))),
    )
    expect(statusesOf(answers)).toEqual([405, 405, 405, 405])
  })
})

describe('a write that another site sends with an employee’s cookies', () => {
  const hostile: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ]
  const writes = named(endpoints.filter((endpoint) => !isSafe(endpoint) && !isProviders(endpoint)))

  it.each(writes)('is refused by $name', async (endpoint) => {
    const answers = await Promise.all(
      hostile.map((headers) => sendJson(site, endpoint.method, addressOf(endpoint), {}, { as: employee, headers })),
    )
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, json: { code: 'cross_site' } })
  })

  it('changes nothing', async () => {
    const person = await signUpEmployee(site)
    await person.post('/api/admin/products', { name: 'Hammer', price: 20 })
    const before = await everything()
    const writes: [string, string, unknown][] = [
      ['POST', '/api/admin/products', { name: 'Planted', price: 1 }],
      [
        'POST',
        '/api/signup',
        { email: 'planted@example.test', password: 'a stone in the river', firstName: 'A', lastName: 'B' },
      ],
      ['POST', '/api/objects/upload', {}],
      ['POST', '/api/logout', {}],
      ['POST', '/api/forgot-password', { email: person.email }],
    ]
    const origins: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const [method, path, body] of writes) {
      for (const headers of origins) {
        expect((await sendJson(site, method, path, body, { as: person, headers })).status).toBe(403)
      }
    }
    expect(await everything()).toEqual(before)
    expect((await whoIs(person)).isEmployee).toBe(true)
  })

  it('cannot pass as a form, as plain text or as multipart either', async () => {
    const before = await everything()
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
    const body = JSON.stringify({ name: 'Planted', price: 1 })
    const answers = await Promise.all(
      types.map((type) =>
        sendRaw(site, 'POST', '/api/admin/products', { as: employee, body, headers: { 'content-type': type } }),
      ),
    )
    expect(statusesOf(answers)).toEqual([415, 415, 415])
    expect(await everything()).toEqual(before)
  })

  it('cannot sign anybody out by a picture on its page', async () => {
    const person = await signUpMember(site)
    const answer = await sendRaw(site, 'GET', '/api/logout', {
      as: person,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(303)
    expect((await person.get('/api/auth/user')).status).toBe(200)
  })

  it('is refused for an upload and for the panel as well', async () => {
    const { uploadURL } = (await employee.post('/api/objects/upload')).json as { uploadURL: string }
    const headers = { origin: 'https://evil.example' }
    expect((await sendRaw(site, 'PUT', new URL(uploadURL).pathname, { as: employee, body: 'x', headers })).status).toBe(
      403,
    )
    const people = await site.pool.query('select count(*) from users where is_employee')
    const answer = await sendJson(
      site,
      'PATCH',
      '/cms/api/users?where[id][exists]=true',
      { isEmployee: true },
      { as: employee, headers },
    )
    expect(answer.status).toBe(403)
    expect((await site.pool.query('select count(*) from users where is_employee')).rows).toEqual(people.rows)
  })

  it('is taken from this site itself and from whoever is no browser', async () => {
    const answers = await Promise.all([
      sendJson(
        site,
        'POST',
        '/api/admin/products',
        { name: 'Sieve', price: 5 },
        { as: employee, headers: { origin: site.url, 'sec-fetch-site': 'same-origin' } },
      ),
      sendJson(site, 'POST', '/api/admin/products', { name: 'Sieve', price: 5 }, { as: employee }),
    ])
    expect(statusesOf(answers)).toEqual([201, 201])
  })

  /** What is stored, as one fingerprint for each table that people's writes reach. */
  async function everything(): Promise<Record<string, string>> {
    const tables = [
      'users',
      'users_sessions',
      'products',
      'posts',
      'comments',
      'media',
      'site_settings',
      'cart_items',
      'mail_outbox',
      'mailed_links',
    ]
    const contents = await Promise.all(
      tables.map(async (table) => (await site.pool.query(`select * from ${table} order by 1, 2, 3`)).rows as unknown[]),
    )
    return Object.fromEntries(
      tables.map((table, index) => [table, createHash('sha256').update(JSON.stringify(contents[index])).digest('hex')]),
    )
  }
})

describe('a body', () => {
  const withInput = named(endpoints.filter(({ input }) => input !== undefined))
  const withBody = named(endpoints.filter((endpoint) => !isSafe(endpoint)))
  let person: Browser
  const send = (endpoint: Endpoint, body: string | Uint8Array, type = 'application/json') =>
    sendRaw(site, endpoint.method, addressOf(endpoint, '1'), { as: person, body, headers: { 'content-type': type } })

  beforeAll(async () => {
    person = await signUpEmployee(site)
  })

  it.each(withInput)('that is no JSON is 400 at $name', async (endpoint) => {
    const answers = await Promise.all([
      send(endpoint, '{"a":'),
      send(endpoint, new Uint8Array([0x22, 0xff, 0xfe, 0x22])),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_json' } })
  })

  it.each(withInput)('that is no object is 400 at $name', async (endpoint) => {
    const answers = await Promise.all(['null', '[]', '"text"'].map((body) => send(endpoint, body)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
  })

  it.each(withInput)('with an unknown key is 400 at $name', async (endpoint) => {
    const answer = await send(endpoint, '{"isEmployee":true,"__proto__":{"isEmployee":true}}')
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
  })

  it.each(withInput)('with a NUL character is 400 at $name', async (endpoint) => {
    expect(await send(endpoint, '{"title":"a\\u0000b"}')).toMatchObject({ status: 400 })
  })

  it.each(withBody.filter((endpoint) => !isProviders(endpoint)))('over 100 kB is 413 at $name', async (endpoint) => {
    const answer = await send(endpoint, JSON.stringify({ title: 'x'.repeat(100 * 1024) }))
    expect(answer).toMatchObject({ status: 413, json: { code: 'too_large' } })
  })

  it('nested deeper than anything people send is 400, not 500', async () => {
    const deep = [`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, `${'['.repeat(20_000)}${']'.repeat(20_000)}`]
    const answers = await Promise.all(
      deep.map((body) => sendRaw(site, 'POST', '/api/cart', { body, headers: { 'content-type': 'application/json' } })),
    )
    expect(statusesOf(answers)).toEqual([400, 400])
  })

  it('of exactly 100 kB is read', async () => {
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

  it('of a form may be sent only where a form is', async () => {
    const answer = await sendForm(site, '/api/cart', { merchandiseVariantId: '1' })
    expect([400, 415]).toContain(answer.status)
  })
})

describe('a request made to break something', () => {
  const bodies = [
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    '{"title":"\\ud800","email":"\\udfff@example.test","quantity":1e400,"price":-1e400}',
    '{"id":{"$gt":""},"email":["a","b"],"password":{"$ne":null},"merchandiseVariantId":[1],"quantity":"1"}',
    '{"title":1,"title":2,"quantity":9007199254740993,"price":"NaN"}',
    `{"key":"'; drop table users; --","title":"${'%s'.repeat(200)}"}`,
  ]

  it.each(named(endpoints.filter((endpoint) => !isSafe(endpoint) && !isSignOut(endpoint))))(
    'is never a 5xx at $name',
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
      for (const answer of await Promise.all([...sent, ...odd])) expect(answer.status).toBeLessThan(500)
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
  it.each(queries)('?%s is 400 for the list of posts', async (query) => {
    expect(await signedOut.get(`/api/posts?${query}`)).toMatchObject({
      status: 400,
      json: { code: expect.any(String) as string },
    })
  })

  it.each(named(endpoints.filter((endpoint) => isSafe(endpoint) && !isSignOut(endpoint))))(
    'is never a 5xx in the query of $name',
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
      for (const answer of answers) expect(answer.status).toBeLessThan(500)
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
  it.each(named(endpoints.filter(({ path }) => path.includes(':id'))))(
    'is 404 for an id that cannot be one at $name',
    async (endpoint) => {
      const answers = await Promise.all(
        ids.map((id) =>
          sendJson(site, endpoint.method, addressOf(endpoint, id), isSafe(endpoint) ? undefined : {}, { as: employee }),
        ),
      )
      expect(statusesOf(answers)).toEqual(ids.map(() => 404))
    },
  )

  it.each(named(endpoints.filter(({ path }) => path.includes(':'))))(
    'is 400 for a broken percent sign at $name',
    async (endpoint) => {
      const answer = await sendRaw(site, endpoint.method, addressOf(endpoint, '%E0%A4%A'), { as: employee })
      expect(answer).toMatchObject({ status: 400, json: { code: 'bad_request' } })
    },
  )
})

describe('an error', () => {
  it('says what a toast can show and a code, and nothing of the inside', async () => {
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

  it('carries a request id when it is ours, without its reason', async () => {
    await site.pool.query('alter table products rename to products_away')
    const answer = await signedOut.get('/api/products')
    await site.pool.query('alter table products_away rename to products')
    expect(answer).toMatchObject({
      status: 500,
      json: { code: 'internal', message: 'Something went wrong on our side.' },
    })
    expect((answer.json as { requestId: string }).requestId).toBe(answer.headers.get('x-request-id'))
    expect(answer.text).not.toMatch(/products_away|relation|select/)
  })
})

describe('the panel', () => {
  /** Browsers say so themselves; Payload takes no cookie without it. */
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

  it.each(addresses)('%s shows nothing to anybody but employees', async (address) => {
    expect([401, 404]).toContain((await signedOut.get(address)).status)
    expect([403, 404]).toContain((await member.get(address)).status)
    expect([403, 404]).toContain((await subscriber.get(address)).status)
    const posted = await member.post(address, { email: 'x@example.test', isEmployee: true })
    expect([403, 404]).toContain(posted.status)
  })

  it('answers 401 and 403 in JSON for its REST, and as a page for itself', async () => {
    expect(await signedOut.get('/cms/api/users')).toEqual(unauthorized)
    expect(await member.get('/cms/api/users')).toEqual(employeesOnly)
    expect(await signedOut.get('/cms')).toMatchObject({ status: 401, text: expect.stringContaining('<h1>') as string })
    expect(await member.get('/cms')).toMatchObject({ status: 403, text: expect.stringContaining('<h1>') as string })
  })

  it('lets an employee read through its REST', async () => {
    const answer = await sendRaw(site, 'GET', '/cms/api/users?limit=1', { as: employee, headers: fromThePanel })
    expect(answer).toMatchObject({ status: 200, json: { docs: [{ email: expect.any(String) as string }] } })
    expect(answer.text).not.toMatch(/"hash"|"salt"/)
  })

  it('lets no member change themselves or others through its REST', async () => {
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
      }
    }
    expect(await row()).toEqual(before)
  })

  const shut = [
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
  it.each(shut)('has no %s, not even for employees', async (route) => {
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
