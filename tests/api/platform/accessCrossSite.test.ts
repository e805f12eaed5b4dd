import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#endpoints/index.ts'
import type { Browser } from '../../support/Browser.ts'
import { addressOf, isProviders, isSafe, named, statusesOf } from '../../support/endpoints.ts'
import { whoIs } from '../../support/members.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { sendJson, sendRaw } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let employee: Browser

beforeAll(async () => {
  employee = await signUpEmployee(site)
})

describe('a cross-site write with an employee’s cookies', () => {
  const crossSiteHeaders: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ]
  const writes = named(endpoints.filter((endpoint) => !isSafe(endpoint) && !isProviders(endpoint)))

  it.each(writes)('is rejected by $name', async (endpoint) => {
    const answers = await Promise.all(
      crossSiteHeaders.map((headers) =>
        sendJson(site, endpoint.method, addressOf(endpoint), {}, { as: employee, headers }),
      ),
    )
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, json: { code: 'cross_site' } })
  })

  it('changes nothing', async () => {
    const person = await signUpEmployee(site)
    await person.post('/api/admin/products', { name: 'Hammer', price: 20 })
    const before = await allRows()
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
    expect(await allRows()).toEqual(before)
    expect((await whoIs(person)).isEmployee).toBe(true)
  })

  it('is rejected as a form, plain text or multipart', async () => {
    const before = await allRows()
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
    const body = JSON.stringify({ name: 'Planted', price: 1 })
    const answers = await Promise.all(
      types.map((type) =>
        sendRaw(site, 'POST', '/api/admin/products', { as: employee, body, headers: { 'content-type': type } }),
      ),
    )
    expect(statusesOf(answers)).toEqual([415, 415, 415])
    expect(await allRows()).toEqual(before)
  })

  it('cannot sign a user out through an image URL', async () => {
    const person = await signUpMember(site)
    const answer = await sendRaw(site, 'GET', '/api/logout', {
      as: person,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(303)
    expect((await person.get('/api/auth/user')).status).toBe(200)
  })

  it('is rejected for uploads and for the panel', async () => {
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
      { role: 'owner' },
      { as: employee, headers },
    )
    expect(answer.status).toBe(403)
    expect((await site.pool.query('select count(*) from users where is_employee')).rows).toEqual(people.rows)
  })

  it('is accepted from the same origin and from clients without an Origin header', async () => {
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

  async function allRows(): Promise<Record<string, string>> {
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
      tables.map(async (table) => {
        // The mail queue updates these columns in the background.
        const { rows } = await site.pool.query(
          `select to_jsonb(stored) - 'sent_at' - 'attempts' as row from ${table} stored order by 1`,
        )
        return rows as unknown[]
      }),
    )
    return Object.fromEntries(
      tables.map((table, index) => [table, createHash('sha256').update(JSON.stringify(contents[index])).digest('hex')]),
    )
  }
})
