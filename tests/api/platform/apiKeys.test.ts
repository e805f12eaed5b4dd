import { beforeEach, describe, expect, it } from 'vitest'
import { API_KEY_CALLS, type ApiKey, type Scope, scopeSchema } from '#contracts/people/apiKeys.ts'
import { endpoints } from '#endpoints/index.ts'
import { Browser } from '../../support/Browser.ts'
import { addressOf } from '../../support/endpoints.ts'
import { whoIs } from '../../support/members.ts'
import { publishGallery } from '../../support/posts.ts'
import { startSecondApp } from '../../support/secondApp.ts'
import { confirmPassword, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
type Person = Browser & { email: string }
let owner: Person
beforeEach(async () => {
  owner = await signUpEmployee(site)
  await confirmPassword(owner)
})

async function create(person: Person, scopes: Scope[] = ['posts:read'], days: number | null = null) {
  const answer = await person.post('/api/account/api-keys', { name: 'Import script', scopes, days })
  expect(answer.status, answer.text).toBe(201)
  return answer.json as { apiKey: ApiKey; key: string }
}

const withKey = (key: string, url = site.url) => {
  const headers = { authorization: `Bearer ${key}` }
  return {
    get: (path: string) => new Browser(url).get(path, { headers }),
    post: (path: string, body?: unknown) => new Browser(url).post(path, body, { headers }),
    send: (method: string, path: string, body?: unknown) => new Browser(url).send(method, path, { body, headers }),
  }
}
const idOf = async (person: Person) => (await whoIs(person)).id
const hasPosts = async (key: string) => (await withKey(key).get('/api/posts')).status
const listed = async (person: Person) => ((await person.get('/api/account/api-keys')).json as { keys: ApiKey[] }).keys
const refused = (code: string, status: number) =>
  expect.objectContaining({ status, json: { code, message: expect.any(String) as string } }) as unknown

describe('an API key', () => {
  it('is shown once, stored as a hash, and needs the password', async () => {
    const stranger = await signUpEmployee(site)
    const asked = { name: 'Script', scopes: ['posts:read'], days: 30 }
    expect(await stranger.post('/api/account/api-keys', asked)).toEqual(refused('password_needed', 403))
    const { key, apiKey } = await create(owner)
    expect(key).toMatch(/^sh_[\w-]{43}$/)
    expect(apiKey.start).toBe(key.slice(0, 9))
    expect((await owner.get('/api/account/api-keys')).text).not.toContain(key)
    const { rows } = await site.pool.query('select * from api_keys')
    expect(JSON.stringify(rows)).not.toContain(key.slice(9))
  })

  it('acts for its owner within its scopes', async () => {
    const { key } = await create(owner, ['orders:read', 'comments:write'])
    expect((await withKey(key).get('/api/admin/orders.csv')).status).toBe(200)
    expect(await withKey(key).get('/api/posts')).toEqual(refused('scope_missing', 403))
    expect(await withKey(key).post('/api/admin/orders/1/refund', {})).toEqual(refused('scope_missing', 403))
  })

  it('has no scope that the role does not have', async () => {
    const moderator = await signUpEmployee(site, 'moderator')
    await confirmPassword(moderator)
    const asked = { name: 'Script', scopes: ['comments:write', 'orders:read'], days: null }
    expect(await moderator.post('/api/account/api-keys', asked)).toEqual(refused('role_not_allowed', 403))
    expect(await listed(moderator)).toEqual([])
  })

  it('does less as soon as the role does', async () => {
    const { key } = await create(owner, ['orders:read', 'posts:read'])
    await site.pool.query(`update users set role = 'editor' where id = $1`, [await idOf(owner)])
    expect(await withKey(key).get('/api/admin/orders.csv')).toEqual(refused('role_not_allowed', 403))
    expect(await hasPosts(key)).toBe(200)
    await site.pool.query(`update users set role = 'shop' where id = $1`, [await idOf(owner)])
    expect(await withKey(key).get('/api/posts')).toEqual(refused('role_not_allowed', 403))
  })

  it('can only make calls that name a scope', async () => {
    // There are more calls than one key may make in a minute.
    const [{ key: even }, { key: odd }] = [
      await create(owner, scopeSchema.options),
      await create(owner, scopeSchema.options),
    ]
    const withoutScope = endpoints.filter(({ scope, access }) => !scope && access !== 'provider')
    const answers = await Promise.all(
      withoutScope.map(async (endpoint, index) => ({
        call: `${endpoint.method} ${endpoint.path}`,
        answer: await withKey(index % 2 === 0 ? even : odd).send(endpoint.method, addressOf(endpoint)),
      })),
    )
    const others = answers.filter(({ answer }) => (answer.json as { code?: string }).code !== 'key_not_allowed')
    expect(others.map(({ call }) => call)).toEqual([])
    expect(withoutScope.map(({ path }) => path)).toContain('/account/api-keys')
  })

  it.each(['sh_wrong', `sh_${'a'.repeat(43)}`, 'anything', ''])(
    'is refused if it is “%s”, also on public calls',
    async (key) => {
      const answer = await owner.get('/api/posts', { headers: { authorization: `Bearer ${key}` } })
      expect(answer).toEqual(refused('invalid_api_key', 401))
    },
  )

  it('replaces cookies and is free of the rules for browsers', async () => {
    const { key } = await create(owner, ['posts:write'])
    const headers = {
      authorization: `Bearer ${key}`,
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    }
    expect((await new Browser(site.url).post('/api/admin/posts', { nonsense: 1 }, { headers })).json).toMatchObject({
      code: 'invalid_input',
    })
    const shop = await signUpEmployee(site, 'shop')
    expect((await shop.get('/api/admin/orders/1', { headers })).status).toBe(404)
    expect(await shop.post('/api/admin/webhooks', {}, { headers })).toEqual(refused('key_not_allowed', 403))
  })

  it('opens neither the panel nor media', async () => {
    const { key } = await create(owner)
    expect((await withKey(key).get('/cms/api/users')).status).toBe(401)
    expect((await withKey(key).get('/cms/api/posts')).status).toBe(401)
  })

  it('gets no response from a cache, and none is stored', async () => {
    const { key } = await create(owner)
    for (let round = 0; round < 3; round++) {
      const { headers } = await withKey(key).get('/api/posts')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('vary')).toContain('Authorization')
    }
    expect((await withKey(key).get('/api/series/none')).headers.get('cache-control')).toBe('no-store')
  })

  it('is named in the audit log', async () => {
    const { key } = await create(owner, ['posts:write', 'comments:write'])
    const { id: post } = await publishGallery(owner, { title: 'A ridge' })
    const renamed = await withKey(key).send('PATCH', `/api/admin/posts/${post}`, { title: 'A ridge at dawn' })
    expect(renamed.status, renamed.text).toBe(200)
    expect((await withKey(key).post(`/api/admin/posts/${post}/comments/close`)).status).toBe(204)
    expect((await withKey(key).send('DELETE', `/api/admin/posts/${post}`)).status).toBe(204)
    const { rows } = await site.pool.query(
      `select what, kind, api_key from employee_changes where employee_id = $1 order by id`,
      [await idOf(owner)],
    )
    expect(rows).toMatchObject([
      { what: 'Created', kind: 'api-keys', api_key: null },
      { what: 'Created', kind: 'posts', api_key: null },
      { what: 'Changed', kind: 'posts', api_key: 'Import script' },
      { what: 'Closed comments', kind: 'posts', api_key: 'Import script' },
      { what: 'Moved to the trash', kind: 'posts', api_key: 'Import script' },
    ])
  })

  it('notes its last use at most once a minute, with the network', async () => {
    const { key, apiKey } = await create(owner)
    expect(apiKey.lastUsedAt).toBeNull()
    await hasPosts(key)
    const [first] = await listed(owner)
    expect(first?.lastUsedNetwork).toBe('127.0.0.0/24')
    await hasPosts(key)
    expect((await listed(owner))[0]?.lastUsedAt).toBe(first?.lastUsedAt)
    site.clock.aheadMs += 61_000
    await hasPosts(key)
    expect((await listed(owner))[0]?.lastUsedAt).not.toBe(first?.lastUsedAt)
  })

  it('has a rate limit for all its calls together', async () => {
    const { key, apiKey } = await create(owner)
    await hasPosts(key)
    await site.pool.query(`update rate_limits set points = $1 where key = $2`, [
      API_KEY_CALLS.calls,
      `api key:${apiKey.id}`,
    ])
    const answer = await withKey(key).get('/api/places')
    expect(answer).toEqual(refused('too_many_requests', 429))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await owner.get('/api/posts')).status).toBe(200)
  })

  it('belongs to one person', async () => {
    const { apiKey } = await create(owner)
    const other = await signUpEmployee(site)
    expect(await listed(other)).toEqual([])
    expect((await other.delete(`/api/account/api-keys/${apiKey.id}`)).status).toBe(404)
    expect(await (await signUpMember(site)).get('/api/account/api-keys')).toEqual(refused('employees_only', 403))
  })

  it('is listed in the export of the account', async () => {
    await create(owner)
    const { json } = await owner.get('/api/account/export')
    expect(json).toMatchObject({ apiKeys: [{ name: 'Import script', scopes: ['posts:read'] }] })
  })

  it('is one of at most 20', async () => {
    const id = await idOf(owner)
    await site.pool.query(
      `insert into api_keys (user_id, name, start, key_hash, scopes, created_at) select $1, 'x', 'sh_', n || 'x', '{}', now() from generate_series(1, 20) n`,
      [id],
    )
    const asked = { name: 'Script', scopes: ['posts:read'], days: null }
    expect(await owner.post('/api/account/api-keys', asked)).toEqual(refused('too_many_api_keys', 409))
  })
})

describe('an API key stops working', () => {
  it('at its expiry', async () => {
    const { key } = await create(owner, ['posts:read'], 1)
    expect(await hasPosts(key)).toBe(200)
    site.clock.aheadMs += 86_400_000
    expect(await hasPosts(key)).toBe(401)
  })

  it.each([
    ['the role is taken away', 'role = null'],
    ['the password changes', `hash = 'another'`],
    ['the account closes', 'closed_at = now()'],
  ])('when %s, and does not come back', async (_title, change) => {
    const { key } = await create(owner)
    const id = await idOf(owner)
    await site.pool.query(`update users set ${change} where id = $1`, [id])
    expect(await hasPosts(key)).toBe(401)
    await site.pool.query(`update users set role = 'owner', closed_at = null where id = $1`, [id])
    expect(await hasPosts(key)).toBe(401)
  })

  it('when its owner changes the password', async () => {
    const { key } = await create(owner)
    const answer = await owner.post('/api/account/password', {
      currentPassword: PASSWORD,
      password: 'a-new-and-long-password',
    })
    expect(answer.status, answer.text).toBeLessThan(300)
    expect(await hasPosts(key)).toBe(401)
  })

  it('in all processes with the next request after it was revoked, under load', async () => {
    const { key, apiKey } = await create(owner)
    const second = await startSecondApp(site, { keepsAnswers: true })
    const results: { sentAt: number; status: number }[] = []
    let isOver = false
    const call = async (url: string) => {
      while (!isOver) {
        const sentAt = performance.now()
        results.push({ sentAt, status: (await withKey(key, url).get('/api/places')).status })
      }
    }
    const load = [site.url, second.url].flatMap((url) => Array.from({ length: 8 }, () => call(url)))
    while (results.length < 60) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await owner.delete(`/api/account/api-keys/${apiKey.id}`)).status).toBe(204)
    const revokedAt = performance.now()
    const before = results.length
    while (results.length < before + 60) await new Promise((resolve) => setTimeout(resolve, 5))
    isOver = true
    await Promise.all(load)
    await second.close()
    expect(results.some(({ status }) => status === 200)).toBe(true)
    const after = results.filter(({ sentAt }) => sentAt > revokedAt)
    expect(after.length).toBeGreaterThan(30)
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([401]))
  })
})
