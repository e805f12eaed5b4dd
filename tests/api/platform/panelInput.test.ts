import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { whoIs } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { signUpEmployee } from '../../support/people.ts'
import { sendRaw } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'
import { ANSWERED } from '../../support/statuses.ts'

const site = useSite()
let employee: Browser
let postId: number

beforeAll(async () => {
  employee = await signUpEmployee(site)
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into posts (title, type, is_subscriber_only, status) values ('A ridge', 'video', true, 'published') returning id`,
  )
  postId = rows[0]?.id ?? 0
})

const panel = (method: string, path: string, body?: string) =>
  sendRaw(site, method, `/cms/api${path}`, {
    as: employee,
    body,
    headers: { 'sec-fetch-site': 'same-origin', ...(body !== undefined && { 'content-type': 'application/json' }) },
  })

async function employeeUser() {
  const user = await site.payload.findByID({ collection: 'users', id: (await whoIs(employee)).id })
  return { ...user, collection: 'users' as const }
}

describe('invalid input to the panel’s REST API', () => {
  it.each([
    '/users/abc',
    '/users/99999999999',
    '/users/-1',
    '/users?page=-1',
    '/users?limit=-5',
    '/users?where=%7B',
    '/users?where[email][like]=%00',
    '/users?where[id][equals]=abc',
    '/users?where[createdAt][greater_than]=yesterday',
    '/users?sort=%00',
    '/__proto__',
    '/constructor/1',
    '/media/file/zzz.jpg',
  ])('gets no 5xx: GET %s', async (path) => {
    const { status } = await panel('GET', path)
    expect(ANSWERED).toContain(status)
  })

  it.each([
    'null',
    '[]',
    '"text"',
    '{',
    '{"video":999999}',
    '{"author":999999}',
    '{"createdAt":"garbage"}',
    '{"publishAt":"never"}',
    '{"title":"\\u0000"}',
    '{"title":"\\ud83d"}',
    '{"body":{"root":{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","text":"\\ud83d"}]}]}}}',
    '{"title":{"a":1}}',
    '{"images":[{"media":999999}]}',
    '{"_status":"x","id":"y"}',
  ])('gets no 5xx: PATCH with %s', async (body) => {
    const { status } = await panel('PATCH', `/posts/${postId}`, body)
    expect(ANSWERED).toContain(status)
  })
})

it.each([
  ['POST', '/pages', 'seo'],
  ['POST', '/posts', 'place'],
  ['PATCH', '/posts', 'seo'],
  ['PATCH', '/posts', 'collecting'],
])('a group of fields that is null gets 400 and changes nothing: %s %s, %s', async (method, path, group) => {
  const address = method === 'PATCH' ? `${path}/${postId}` : path
  const { status, text } = await panel(method, address, JSON.stringify({ title: 'Nothing', [group]: null }))
  expect([status, text]).toEqual([400, expect.stringContaining(`“${group}” can’t be null`)])
  expect((await panel('GET', `${path}?where[title][equals]=Nothing`)).json).toMatchObject({ totalDocs: 0 })
})

it.each([
  ['/users', { complimentaryUntil: { toString: 1 } }],
  ['/posts', { title: 'Odd', publishAt: { toString: 1 } }],
  ['/posts', { title: 'Odd', seo: { title: { toString: 1 } } }],
  ['/posts', { title: 'Odd', chapters: [{ second: { valueOf: 1 }, title: 'x' }] }],
  ['/products', { name: { toString: 1 }, priceCents: { valueOf: 1 } }],
])('an object where a single value belongs gets 400: POST %s %j', async (path, body) => {
  const { status, text } = await panel('POST', path, JSON.stringify(body))
  expect([status, text]).toEqual([400, expect.stringContaining('can’t be an object')])
})

it.each(['/media', '/posts'])('a malformed multipart form gets 400: POST %s', async (path) => {
  const whole = '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}\r\n--x--\r\n'
  const sent = [
    ['multipart/form-data', whole],
    ['multipart/form-data; boundary=', whole],
    ['multipart/form-data; boundary', whole],
    ['multipart/form-data; boundary=x; ;=', whole],
    ['multipart/form-data; boundary=x', whole.slice(0, -20)],
    ['multipart/form-data; boundary=x', 'nothing of a form'],
    ['multipart/form-data; boundary=y', whole],
  ] as const
  for (const [type, body] of sent) {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': type }
    const { status, text } = await sendRaw(site, 'POST', `/cms/api${path}`, { as: employee, body, headers })
    expect([type, status, text]).toEqual([type, 400, expect.any(String)])
  }
})

it.each([
  ['/posts', { title: '\u200b\u2060', type: 'article' }],
  ['/pages', { title: '\u2060\u200d', slug: 'blank' }],
  ['/products', { name: '\u3164', priceCents: 100 }],
])('a required text without a visible character gets 400: POST %s %j', async (path, body) => {
  const { status, text } = await panel('POST', path, JSON.stringify(body))
  expect([status, text]).toEqual([400, expect.stringContaining('Please enter at least one visible character.')])
})

it('an invalid amount is rejected with an example', async () => {
  const { status, text } = await panel('POST', '/products', JSON.stringify({ name: 'Sieve', priceCents: -1 }))
  expect(status).toBe(400)
  expect(text).toContain('Please enter an amount such as 12.34; over the API, whole cents')
})

describe('a panel query sent as POST because of its length', () => {
  const ask = (path: string, body: string, headers: Record<string, string> = {}) =>
    sendRaw(site, 'POST', `/cms/api${path}`, {
      as: employee,
      body,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
        ...headers,
      },
    })

  it('is answered like a GET', async () => {
    const { status, json } = await ask('/posts', `where[id][equals]=${postId}&limit=1&depth=0`)
    expect(status).toBe(200)
    expect(json).toMatchObject({ totalDocs: 1, docs: [{ id: postId }] })
  })

  it('is validated like a GET', async () => {
    expect((await ask('/posts', 'limit=-5')).status).toBe(400)
    expect((await ask('/posts', `where[title][equals]=${'a'.repeat(300_000)}`)).status).toBe(413)
  })

  it('can’t be overridden to another method', async () => {
    const { status } = await ask(`/posts/${postId}`, '', { 'x-payload-http-method-override': 'DELETE' })
    expect(status).toBeGreaterThanOrEqual(400)
    expect((await ask('/posts', `where[id][equals]=${postId}`)).json).toMatchObject({ totalDocs: 1 })
  })
})

describe('a panel preference', () => {
  it('is stored by key for each employee', async () => {
    const value = { open: false }
    expect((await panel('POST', '/payload-preferences/collection-posts-1', JSON.stringify({ value }))).status).toBe(200)
    expect((await panel('GET', '/payload-preferences/collection-posts-1')).json).toMatchObject({ value })
    const colleague = await signUpEmployee(site)
    const { json } = await sendRaw(site, 'GET', '/cms/api/payload-preferences/collection-posts-1', { as: colleague })
    expect(json).toMatchObject({ value: null })
  })

  it.each(['/payload-preferences/..%2fusers', '/payload-preferences/%00', '/payload-preferences/-'])(
    'has no key with special characters: %s',
    async (path) => {
      expect((await panel('GET', path)).status).toBe(404)
    },
  )
})

describe('sorting a list', () => {
  it.each([
    '/users?sort=hash',
    '/users?sort=-salt',
    '/posts?sort=author.hash',
    '/posts?sort=-author__salt',
    '/posts?sort=title,author.hash',
    '/comments?sort=post.author.hash',
    '/posts/versions?sort=version.author.hash',
    '/users?sort=nothing',
    '/posts?sort[0]=author.hash',
    '/posts?sort[]=-author.hash',
    '/posts?sort%5B0%5D=title&sort%5B1%5D=author.hash',
    '/orders?sort=user.hash',
    '/payload-locked-documents?sort=user.hash',
    '/payload-preferences?sort=user__hash',
  ])('by a hidden field is rejected: %s', async (path) => {
    expect((await panel('GET', path)).status).toBe(400)
  })

  it.each([
    '/users?sort=email',
    '/posts?sort=-createdAt',
    '/posts?sort=title,-id',
    '/posts/versions?sort=-updatedAt',
    '/posts/versions?sort=version.title',
    '/payload-preferences?sort=-updatedAt',
  ])('by a visible field works: %s', async (path) => {
    expect((await panel('GET', path)).status).toBe(200)
  })
})

it('sorting a list on the panel’s pages by a hidden field is rejected', async () => {
  const user = await employeeUser()
  // What the panel’s pages and server functions do with `?sort=`.
  const list = (sort: string | string[]) =>
    site.payload.find({ collection: 'posts', sort, user, overrideAccess: false, limit: 5 })
  for (const sort of ['author.hash', '-author__hash', ['title', 'author.hash']])
    await expect(list(sort)).rejects.toMatchObject({ status: 400 })
  await expect(list(['title', '-createdAt'])).resolves.toBeDefined()
})

describe('a form without valid values', () => {
  const PAYLOADS = [undefined, '{', 'null', '1', '"x"', '[]']
  it.each(PAYLOADS)('gets 400: %s', async (values) => {
    const { id } = await employeeUser()
    for (const [method, path] of [
      ['PATCH', `/users/${id}`],
      ['POST', '/posts'],
      ['POST', '/media'],
    ] as const) {
      const form = new FormData()
      form.set('other', '1')
      if (values !== undefined) form.set('_payload', values)
      const answer = await sendFromPanel(site, employee, method, `/cms/api${path}`, form)
      expect([path, answer.status]).toEqual([path, 400])
    }
  })
})

it('the list of migrations is not exposed', async () => {
  expect((await panel('GET', '/payload-migrations')).status).toBe(404)
})

describe('a write of the panel that the database has no time for', () => {
  it.each([
    ['a lock isn’t free in time', '55P03'],
    ['it is part of a deadlock', '40P01'],
  ])('gets 503 with Retry-After when %s, and works later', async (_why, code) => {
    await site.pool.query(`
      create function reject_write() returns trigger language plpgsql as $$ begin raise exception using errcode = '${code}'; end $$;
      create trigger reject_write before update of first_name on users for each row execute function reject_write()`)
    const { id } = await whoIs(employee)
    const change = () => sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, { firstName: 'Ridge' })
    const busy = await change().finally(() =>
      site.pool.query('drop trigger reject_write on users; drop function reject_write()'),
    )
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await busy.json()).toEqual({
      errors: [{ message: 'We’re busy right now. Please try again in a moment.' }],
    })
    expect((await change()).status).toBe(200)
  })
})

describe('a form of 60 MB', () => {
  const BOUNDARY = 'a-boundary'
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  const form = Buffer.concat([Buffer.from(head), Buffer.alloc(60 * 1024 * 1024), Buffer.from(`\r\n--${BOUNDARY}--`)])

  async function* inPieces() {
    for (let at = 0; at < form.length; at += 1024 * 1024) yield form.subarray(at, at + 1024 * 1024)
  }

  const sendForm = (body: Buffer | AsyncIterable<Buffer>) =>
    fetch(`${site.url}/cms/api/media`, {
      method: 'POST',
      body: body as BodyInit,
      duplex: 'half',
      headers: {
        cookie: [...employee.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: site.url,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
    } as RequestInit)

  it.each([
    ['that says how long it is', () => form],
    ['that does not', () => inPieces()],
  ])('%s gets 413, and the site keeps responding', async (_name, body) => {
    const answer = await sendForm(body()).catch((error: Error) => error)
    // A client that is still sending may see a closed connection instead.
    if (answer instanceof Response) expect(answer.status).toBe(413)
    else
      expect(answer.cause).toMatchObject({ code: expect.stringMatching(/EPIPE|ECONNRESET|UND_ERR_SOCKET/) as string })
    expect((await sendRaw(site, 'GET', '/healthz')).status).toBe(200)
    const { rows } = await site.pool.query('select 1 from media')
    expect(rows).toEqual([])
  })

  it('aborted half-way has no effect', async () => {
    const leave = new AbortController()
    async function* half() {
      yield form.subarray(0, 2 * 1024 * 1024)
      leave.abort()
      await new Promise(() => undefined)
    }
    const sent = fetch(`${site.url}/cms/api/media`, {
      method: 'POST',
      body: half() as unknown as BodyInit,
      duplex: 'half',
      signal: leave.signal,
      headers: {
        cookie: [...employee.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: site.url,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
    } as RequestInit)
    await expect(sent).rejects.toThrow()
    expect((await sendRaw(site, 'GET', '/healthz')).status).toBe(200)
  })
})
