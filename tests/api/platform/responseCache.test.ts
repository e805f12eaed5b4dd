import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#endpoints/index.ts'
import type { Browser } from '../../support/Browser.ts'
import { oneIn, today } from '../../support/deep.ts'
import { addressOf, isSafe, named } from '../../support/endpoints.ts'
import { fetchBytes } from '../../support/fetchBytes.ts'
import { endPatronage, signUpPatron } from '../../support/members.ts'
import { eventually, PASSWORD, signUpConfirmed, signUpEmployee, signUpMember } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { type App, startSecondApp } from '../../support/secondApp.ts'
import { fillCart, unpaced } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite({ keepsAnswers: true })
let plain: App
let guest: Browser
let member: Browser
let author: Browser
let subscriber: Awaited<ReturnType<typeof signUpPatron>>
let employee: Browser

beforeAll(async () => {
  unpaced()
  plain = await startSecondApp(site, { keepsAnswers: false })
  guest = site.visitor()
  ;[member, author, subscriber, employee] = await Promise.all([
    signUpMember(site),
    signUpConfirmed(site),
    signUpPatron(site),
    signUpEmployee(site),
  ])
  await publishGallery(author, { title: 'Waiting for approval' })
  await publishGallery(employee, { title: 'For members', isSubscriberOnly: true })
  await publishGallery(employee, { title: 'For everybody', isSubscriberOnly: false })
  await site.pool.query(`
    insert into merchandise (title, category, article_id) values ('Contour tee', 'Shirts', 'tee-1')`)
  await site.pool.query(`
    insert into variants (merchandise_id, size_name, appearance_name, retail_price_cents, position, sku, provider_variant_id, appearance_id)
    select id, 'M', 'Black', 2400, 0, 'tee-1-m', 'tee-1-m', 'black' from merchandise`)
})
afterAll(() => plain.close())

const CACHED = 'public, max-age=0, must-revalidate'
const cachingOf = async (path: string, visitor = guest) => (await visitor.get(path)).headers.get('cache-control')
const isCached = async (path: string) => (await cachingOf(path)) === CACHED
const titlesOf = async (visitor: Browser) =>
  ((await visitor.get('/api/posts')).json as { title: string }[]).map(({ title }) => title)
const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const newPost = (title: string, columns = '', values = '') =>
  site.pool.query(
    `insert into posts (title, type, is_subscriber_only, status${columns}) values ($1, 'video', true, 'published'${values})`,
    [title],
  )

describe('a cached response', () => {
  it('equals the uncached one for every audience, under concurrent requests', async () => {
    const visitors = [guest, member, author, subscriber, employee]
    const lists = ['/api/posts', '/api/posts?limit=4', '/api/products', '/api/merchandise', '/api/config']
    const paths = [...lists, '/', '/content', '/shop', '/merchandise']
    const wanted = new Map<string, string>()
    for (const [index, visitor] of visitors.entries())
      for (const path of paths) wanted.set(`${index} ${path}`, (await plain.as(visitor).get(path)).text)
    expect(new Set(visitors.map((_visitor, index) => wanted.get(`${index} /api/posts`))).size).toBe(4)

    const rounds = Array.from({ length: 12 }, () =>
      visitors.flatMap((_visitor, index) => paths.map((path) => [index, path] as const)),
    )
    const wrong: string[] = []
    await Promise.all(
      rounds.flat().map(async ([index, path]) => {
        const { text } = await (visitors[index] as Browser).get(path)
        if (text !== wanted.get(`${index} ${path}`)) wrong.push(`${index} ${path}`)
      }),
    )
    expect(wrong).toEqual([])
    expect(await Promise.all(['/api/posts', '/', '/content'].map(isCached))).toEqual([true, true, true])
  })

  it('of merchandise is for its pages and categories, not for each search and price', async () => {
    for (const query of ['', '?page=2', '?category=Shirts&sort=newest'])
      expect(await isCached(`/api/merchandise/page${query}`), query).toBe(true)
    for (const query of ['?q=tee', '?page=2&priceMin=10', '?sizes=M', '?colors=Black', '?item=1'])
      expect(await isCached(`/api/merchandise/page${query}`), query).toBe(false)
  })

  it('of a page contains the signed-in user and their cart, in every encoding', async () => {
    const { rows } = await site.pool.query<{ id: number }>('select id from variants')
    await fillCart(member, rows[0]?.id ?? 0)
    const cookie = cookieOf(member)
    const [br, gzip, bare] = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) =>
        fetchBytes(`${site.url}/content`, { 'accept-encoding': encoding, cookie }),
      ),
    )
    if (!br || !gzip || !bare) throw new Error('Nothing was answered')
    expect([br, gzip, bare].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(br.body).toString()).toBe(bare.body.toString())
    expect(gunzipSync(gzip.body).toString()).toBe(bare.body.toString())
    const [, data] = /id="initial-data">(.*?)<\/script>/.exec(bare.body.toString()) ?? []
    const { queries } = JSON.parse(data ?? '') as { queries: unknown[] }
    expect(queries.slice(0, 2)).toMatchObject([
      { key: ['/api/auth/user'], data: { isSubscriber: false } },
      { key: ['/api/cart'], data: [{ quantity: 1 }] },
    ])
    expect(new Set([br, gzip, bare].map(({ headers }) => headers['etag'])).size).toBe(3)
    expect(br.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Encoding' })

    const again = { 'accept-encoding': 'br', 'if-none-match': String(br.headers['etag']) }
    expect(await fetchBytes(`${site.url}/content`, { ...again, cookie })).toMatchObject({ status: 304 })
    // Another user with the same list gets another page.
    const theirs = { ...again, cookie: cookieOf(await signUpMember(site)) }
    expect(await fetchBytes(`${site.url}/content`, theirs)).toMatchObject({ status: 200 })
    await member.send('DELETE', '/api/cart')
    const emptied = await fetchBytes(`${site.url}/content`, { ...again, cookie })
    expect(emptied.status).toBe(200)
    expect(brotliDecompressSync(emptied.body).toString()).toContain('{"key":["/api/cart"],"data":[]}')
  })

  it('of a page shows what another session of the account added to the cart', async () => {
    const hunter = await signUpMember(site)
    const cartOf = async () =>
      /"key":\["\/api\/cart"\],"data":(\[.*?\])\}/.exec((await hunter.get('/content')).text)?.[1]
    expect([await cartOf(), await cartOf()]).toEqual(['[]', '[]'])
    const elsewhere = site.visitor()
    await elsewhere.post('/api/login', { email: hunter.email, password: PASSWORD })
    const { rows } = await site.pool.query<{ id: number }>('select id from variants')
    await fillCart(elsewhere, rows[0]?.id ?? 0)
    expect(await cartOf()).toContain('"quantity":1')
  })

  it('has the same security headers as an uncached one', async () => {
    for (const path of ['/api/posts', '/api/merchandise', '/', '/content']) {
      await eventually(() => isCached(path), 1_000)
      const [ready, anew] = await Promise.all([guest.get(path), plain.as(guest).get(path)])
      const changing = [
        'cache-control',
        'vary',
        'etag',
        'date',
        'content-encoding',
        'content-length',
        'x-request-id',
        'transfer-encoding',
      ]
      const fixed = ({ headers }: { headers: Headers }) => [...headers].filter(([name]) => !changing.includes(name))
      expect(fixed(ready)).toEqual(fixed(anew))
      expect(ready.headers.has('x-request-id')).toBe(anew.headers.has('x-request-id'))
    }
  })

  it('has the encoding that the client accepts, each with its own ETag', async () => {
    const url = `${site.url}/api/posts`
    await eventually(() => isCached('/api/posts'), 1_000)
    const [br, gzip, bare, none] = await Promise.all([
      fetchBytes(url, { 'accept-encoding': 'gzip, deflate, br' }),
      fetchBytes(url, { 'accept-encoding': 'gzip;q=0.8, br;q=0' }),
      fetchBytes(url, {}),
      fetchBytes(url, { 'accept-encoding': 'gzip' }, 'HEAD'),
    ])
    expect([br, gzip, bare].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(br.body)).toEqual(bare.body)
    expect(gunzipSync(gzip.body)).toEqual(bare.body)
    expect(new Set([br, gzip, bare].map(({ headers }) => headers['etag'])).size).toBe(3)
    expect(br.headers['vary']).toBe('Cookie, Accept-Encoding')
    expect(none).toMatchObject({ status: 200, headers: { 'content-length': String(gzip.body.length) } })
    expect(none.body).toHaveLength(0)
  })

  it('is recompressed after a while without changes', async () => {
    await newPost('Found below')
    const recompressed = async (path: string, visitor: Browser) => {
      await eventually(async () => (await visitor.get(path)).text.includes('Found below'))
      const fetched = () => fetchBytes(site.url + path, { 'accept-encoding': 'br', cookie: cookieOf(visitor) })
      const first = await fetched()
      let last = first
      await eventually(async () => (last = await fetched()).headers['etag'] !== first.headers['etag'], 15_000)
      expect(brotliDecompressSync(last.body)).toEqual(brotliDecompressSync(first.body))
      expect(last.body.length).toBeLessThan(first.body.length)
    }
    await Promise.all([
      recompressed('/api/posts', guest),
      recompressed('/api/posts', member),
      recompressed('/content', guest),
    ])
  })

  it('gets 304 when the client has it', async () => {
    const url = `${site.url}/api/posts`
    await eventually(() => isCached('/api/posts'), 1_000)
    const first = await fetchBytes(url, { 'accept-encoding': 'br' })
    const tag = String(first.headers['etag'])
    const again = await fetchBytes(url, { 'accept-encoding': 'br', 'if-none-match': `"other", W/${tag}` })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': CACHED, vary: 'Cookie, Accept-Encoding' })
    // A guest’s ETag does not match a subscriber’s response.
    const theirs = await fetchBytes(url, {
      'accept-encoding': 'br',
      'if-none-match': tag,
      cookie: cookieOf(subscriber),
    })
    expect(theirs).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } })
  })
})

describe('time', () => {
  it('unlocks an early-access post for everyone without a change', async () => {
    const now = Date.now() + site.clock.aheadMs
    await newPost('Members first', ', public_at', `, to_timestamp(${(now + 3_600_000) / 1000})`)
    const isLocked = async () =>
      ((await guest.get('/api/posts')).json as { title: string; locked: boolean }[]).find(
        ({ title }) => title === 'Members first',
      )?.locked
    await eventually(async () => (await isLocked()) === true, 1_000)
    await eventually(() => isCached('/api/posts'), 1_000)
    site.clock.aheadMs += 3_600_001
    expect(await isLocked()).toBe(false)
  })

  it('ends a subscription at the next request', async () => {
    const isLocked = async () =>
      ((await subscriber.get('/api/posts')).json as { title: string; locked: boolean }[]).find(
        ({ title }) => title === 'For members',
      )?.locked
    expect(await isLocked()).toBe(false)
    await endPatronage(site, subscriber)
    expect(await isLocked()).toBe(true)
  })
})

describe('views', () => {
  it('load the list at most twice a second, without delaying other changes', async () => {
    const { rows } = await site.pool.query<{ id: number }>(`select id from posts where title = 'For everybody'`)
    const id = rows[0]?.id
    const counts = new Set<number>()
    const until = performance.now() + 1_500
    let written = 0
    while (performance.now() < until) {
      await site.pool.query(`insert into post_views (post_id, viewer, seen_at) values ($1, $2, now())`, [
        id,
        `v${++written}`,
      ])
      const posts = (await guest.get('/api/posts')).json as { id: number; viewCount: number }[]
      counts.add(posts.find((post) => post.id === id)?.viewCount ?? -1)
    }
    expect(written).toBeGreaterThan(20)
    // Other changes do not wait for the next refresh of the counters.
    const { title } = await publishGallery(employee, { title: 'Amid the views' })
    expect(await titlesOf(guest)).toContain(title)
    // Twice a second for 1.5 seconds, plus one before and one at the end.
    expect(counts.size).toBeLessThanOrEqual(6)
    const all = async () =>
      ((await guest.get('/api/posts')).json as { id: number; viewCount: number }[]).find((post) => post.id === id)
        ?.viewCount === written
    await eventually(all, 1_000)
  })
})

describe('caches', () => {
  const all = named(endpoints.filter(({ path }) => path !== '/logout'))
  it.each(oneIn(4, all, today))('must not store the response of $name', async (endpoint) => {
    const ask = (visitor: Browser) =>
      isSafe(endpoint)
        ? visitor.get(addressOf(endpoint))
        : visitor.send(endpoint.method, addressOf(endpoint), { body: {} })
    const answers = await Promise.all([guest, member, subscriber, employee].map(ask))
    const { cache } = endpoint
    const [ofGuest, ...personal] = answers.map(({ headers }) => headers.get('cache-control') ?? '')
    expect(ofGuest).toMatch(cache ? /no-store|must-revalidate/ : /no-store/)
    for (const caching of personal)
      expect(caching).toMatch(
        cache?.by === 'everyone' ? /no-store|must-revalidate/ : cache ? /no-store|private/ : /no-store/,
      )
  })

  it('must not store a page with personal data', async () => {
    const shopper = site.visitor()
    shopper.cookies.set('stonehunt-cart', 'anything')
    const lister = site.visitor()
    lister.cookies.set('stonehunt-view', 'list')
    for (const visitor of [member, employee, shopper, lister])
      expect(await cachingOf('/content', visitor)).toBe('private, no-cache')
    for (const path of ['/cart', '/orders', '/nowhere', '/content/2147483647', '/content?type=videos'])
      expect(await cachingOf(path)).toBe('private, no-cache')
  })
})
