import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { endpoints } from '#endpoints/index.ts'
import { createCache } from '#server/cache/createCache.ts'
import type { Browser } from '../support/Browser.ts'
import { addressOf, isSafe, named } from '../support/endpoints.ts'
import { fetchBytes } from '../support/fetchBytes.ts'
import { endPatronage, signUpPatron } from '../support/members.ts'
import { eventually, PASSWORD, signUpConfirmed, signUpEmployee, signUpMember } from '../support/people.ts'
import { publishGallery } from '../support/posts.ts'
import { type App, startSecondApp } from '../support/secondApp.ts'
import { fillCart } from '../support/shop.ts'
import { recordStatements } from '../support/statements.ts'
import { useSite } from '../support/site.ts'

const site = useSite({ keepsAnswers: true })
let other: App
let plain: App
let guest: Browser
let member: Browser
let author: Browser
let subscriber: Awaited<ReturnType<typeof signUpPatron>>
let employee: Browser

beforeAll(async () => {
  other = await startSecondApp(site, { keepsAnswers: true })
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
afterAll(async () => {
  await Promise.all([other.close(), plain.close()])
})

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

  it.each(['/api/posts', '/content'])('%s is recompressed after a while without changes', async (path) => {
    const title = `Found below ${path}`
    await newPost(title)
    await eventually(async () => (await guest.get(path)).text.includes(title))
    for (const cookie of path === '/content' ? [''] : ['', cookieOf(member)]) {
      const fetched = () => fetchBytes(site.url + path, { 'accept-encoding': 'br', cookie })
      const first = await fetched()
      let last = first
      await eventually(async () => (last = await fetched()).headers['etag'] !== first.headers['etag'], 15_000)
      expect(brotliDecompressSync(last.body)).toEqual(brotliDecompressSync(first.body))
      expect(last.body.length).toBeLessThan(first.body.length)
    }
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

describe('a change', () => {
  const everywhere = async (title: string) =>
    (await titlesOf(guest)).includes(title) && (await titlesOf(other.as(guest))).includes(title)

  it('is visible to every request after the response to the write', async () => {
    await titlesOf(guest)
    const { title } = await publishGallery(employee, { title: 'Just published' })
    expect(await titlesOf(guest)).toContain(title)
    expect((await guest.get('/content')).text).toContain(title)
  })

  it('made by SQL is visible in two processes within a second', async () => {
    await Promise.all([titlesOf(guest), titlesOf(other.as(guest))])
    await newPost('Found by both')
    await eventually(() => everywhere('Found by both'), 1_000)
  })

  it('without a notification is visible within a second', async () => {
    await Promise.all([titlesOf(guest), titlesOf(other.as(guest))])
    const client = await site.pool.connect()
    await client.query(`begin; set local session_replication_role = replica`)
    await client.query(`insert into posts (title, type, status) values ('Silently', 'video', 'published')`)
    await client.query(`insert into changes (xid, topic, made_at) values (pg_current_xact_id(), 'posts', now())`)
    await client.query('commit')
    client.release()
    await eventually(() => everywhere('Silently'), 1_000)
  })

  it('of a transaction that commits late is visible after its commit', async () => {
    const slow = await site.pool.connect()
    await slow.query('begin')
    await slow.query(`insert into posts (title, type, status) values ('Begun early', 'video', 'published')`)
    await newPost('Begun late')
    await eventually(() => everywhere('Begun late'), 1_000)
    expect(await everywhere('Begun early')).toBe(false)
    await slow.query('commit')
    slow.release()
    await eventually(() => everywhere('Begun early'), 1_000)
  })

  it('is visible within a second after the listening connections were closed', async () => {
    await Promise.all([titlesOf(guest), titlesOf(other.as(guest))])
    const cut = await site.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stone-hunt changes' and datname = current_database()`,
    )
    expect(cut.rowCount).toBe(2)
    await newPost('After the cut')
    await eventually(() => everywhere('After the cut'), 1_000)
    await eventually(() => isCached('/api/posts'), 2_000)
  })

  it('is visible within a second while the changes cannot be polled', async () => {
    await eventually(() => isCached('/api/posts'), 2_000)
    await site.pool.query('alter table changes rename to changes_away')
    const client = await site.pool.connect()
    await client.query('set session_replication_role = replica')
    await client.query(`insert into posts (title, type, status) values ('Told by nobody', 'video', 'published')`)
    await client.query('reset session_replication_role')
    client.release()
    await eventually(() => everywhere('Told by nobody'), 1_100)
    await site.pool.query('alter table changes_away rename to changes')
    await eventually(() => isCached('/api/posts'), 2_000)
  })

  it('loads a slow list once for all waiting requests', async () => {
    await eventually(() => isCached('/api/posts'), 2_000)
    await site.pool.query(`
      alter table posts_images rename to posts_images_quick;
      create view posts_images as
        with wait as materialized (select pg_sleep(2.5)) select quick.* from wait, posts_images_quick as quick`)
    await newPost('Long in the making')
    // The cached value may be served until it is too old.
    await eventually(() => Promise.race([isCached('/api/posts').then(() => false), pause(400, true)]), 1_500)
    const said = await recordStatements(site)
    const answers = await Promise.all(Array.from({ length: 30 }, () => titlesOf(guest)))
    await site.pool.query('drop view posts_images; alter table posts_images_quick rename to posts_images')
    for (const titles of answers) expect(titles).toContain('Long in the making')
    expect(said.filter(({ text }) => text.includes('from posts p')).length).toBeLessThan(6)
  })

  it('is not missing from a page that was loaded while the list was slow', async () => {
    await eventually(() => isCached('/content'), 2_000)
    await site.pool.query(`
      alter table posts_images rename to posts_images_quick;
      create view posts_images as
        with wait as materialized (select pg_sleep(1)) select quick.* from wait, posts_images_quick as quick`)
    await newPost('Slow on the page')
    await Promise.all(Array.from({ length: 5 }, () => guest.get('/content')))
    await site.pool.query('drop view posts_images; alter table posts_images_quick rename to posts_images')
    await eventually(async () => (await guest.get('/content')).text.includes('Slow on the page'), 5_000)
  })

  it('reported by several notices loads an entry once', async () => {
    const cache = createCache()
    onTestFinished(() => cache.close())
    let loads = 0
    const load = async () => {
      loads += 1
      await pause(100)
      return { value: loads, until: null }
    }
    const list = cache.entry('list', () => ({ topics: ['posts', 'post_counts'], load }))
    await eventually(async () => (await list.wait()) !== null, 2_000)
    // Counters alone are refreshed twice a second.
    await pause(700)
    await eventually(() => Promise.resolve(list.get() !== null), 2_000)
    const before = loads
    await site.pool.query(`update posts set title = title, view_count = view_count where title = 'For everybody'`)
    await eventually(() => Promise.resolve(loads > before), 2_000)
    list.get()
    await pause(700)
    expect(loads).toBe(before + 1)
  })

  it('that hides an item removes it from the shop and its page', async () => {
    const shows = async (path: string) => (await guest.get(path)).text.includes('Contour tee')
    expect(await Promise.all(['/api/merchandise', '/merchandise', '/'].map(shows))).toEqual([true, true, true])
    await site.pool.query(`update merchandise set hidden = true where title = 'Contour tee'`)
    const hasVanished = async () =>
      !(await Promise.all(['/api/merchandise', '/merchandise', '/'].map(shows))).includes(true)
    await eventually(hasVanished, 1_000)
  })

  it('of a setting is visible to everyone', async () => {
    await guest.get('/api/config')
    await site.pool.query(`
      insert into site_settings (key, value) values ('popular_from_views', '77')
      on conflict (key) do update set value = excluded.value`)
    await eventually(async () => (await guest.get('/api/config')).text.includes('"popularFromViews":77'), 1_000)
  })

  it('of any column of a post except counters and internal ones triggers a notification', async () => {
    const { rows } = await site.pool.query<{ name: string }>(`
      select attname as name from pg_attribute
      where attrelid = 'posts'::regclass and attnum > 0 and not attisdropped
        and not exists (
          select 1 from pg_trigger
          where tgname in ('posts_announced', 'posts_body_announced', 'posts_seo_announced') and attnum = any (tgattr::int2[]))`)
    // Internal columns, and counters, which may be slightly stale.
    const kept = ['publish_at', 'prepared_status', 'updated_at', 'view_count', 'comment_count']
    expect(rows.map(({ name }) => name).sort()).toEqual(kept.sort())
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
  it.each(named(endpoints.filter(({ path }) => path !== '/logout')))(
    'must not store the response of $name',
    async (endpoint) => {
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
    },
  )

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
