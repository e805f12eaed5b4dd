import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductArticle } from '#contracts/shop/articles.ts'
import type { Merchandise, Product } from '#contracts/shop/products.ts'
import { returnsRow, rows, sql, statement } from '#database/sql.ts'
import { describePlan } from '#domain/operations/restore/describePlan.ts'
import { planReconcile } from '#domain/operations/restore/planReconcile.ts'
import { cronJobs } from '#jobs/index.ts'
import { seedDemo } from '#seed/seedDemo.ts'
import { eventually, signUpMember } from '../../support/people.ts'
import { unpaced } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

const seed = () => {
  const { payload, pool } = site
  return seedDemo({ payload, pool, user: null, now: new Date(), log: payload.logger }, () => undefined)
}

/** How many rows each table has, and when one of them last changed. */
const readTables = () =>
  rows(
    site.pool,
    sql<{ name: string; count: number; changed: string | null }>`
      select 'users' as name, count(*) as count, max(updated_at)::text as changed from users
      union all select 'posts', count(*), max(updated_at)::text from posts
      union all select 'versions of posts', count(*), max(updated_at)::text from _posts_v
      union all select 'media', count(*), max(updated_at)::text from media
      union all select 'series', count(*), max(updated_at)::text from series
      union all select 'pages', count(*), max(updated_at)::text from pages
      union all select 'products', count(*), max(updated_at)::text from products
      union all select 'subscriptions', count(*), max(updated_at)::text from subscriptions
      union all select 'orders', count(*), max(updated_at)::text from orders
      union all select 'refunds', count(*), max(updated_at)::text from refunds
      union all select 'comments', count(*), max(updated_at)::text from comments
      union all select 'messages', count(*), max(updated_at)::text from contact_messages
      union all select 'answers', count(*), max(updated_at)::text from thread_messages
      union all select 'saved replies', count(*), max(updated_at)::text from saved_replies
      union all select 'stones', count(*), max(updated_at)::text from identifications
      union all select 'alerts', count(*), max(updated_at)::text from alerts
      order by name`,
  )

const readOrders = () =>
  rows(
    site.pool,
    sql<{ id: number; payment: string; fulfilment: string; refundedCents: number }>`
      select id, payment::text, fulfilment::text, refunded_cents as "refundedCents" from orders order by id`,
  )

const readMails = () => rows(site.pool, sql<{ key: string }>`select key from mail_outbox order by key`)

describe('the demo data', () => {
  beforeAll(unpaced)
  beforeAll(seed, 240_000)

  it('is a site of three months', async () => {
    const count = Object.fromEntries((await readTables()).map(({ name, count }) => [name, count]))
    expect(count).toMatchObject({ users: 46, orders: 60, refunds: 5, series: 1, messages: 3, alerts: 0 })
  })

  it('sells everything that it offers: each “Add to Cart” works, and what is sold is refused', async () => {
    const member = await signUpMember(site)
    const products = (await member.get('/api/products')).json as Product[]
    const articles = (await member.get('/api/merchandise')).json as Merchandise[]
    expect(products.filter(({ isStone }) => isStone).length).toBeGreaterThanOrEqual(8)
    const own = await Promise.all(
      products
        .filter(({ merchandiseId }) => merchandiseId === null)
        .map(async ({ id, name, inStock }) => {
          const { item } = (await member.get(`/api/products/${id}`)).json as ProductArticle
          return { title: name, inStock, variants: item?.variants ?? [] }
        }),
    )
    for (const { title, inStock, variants } of own)
      expect([title, variants.some((variant) => variant.inStock)]).toEqual([title, inStock])
    const variants = [...own, ...articles].flatMap((item) =>
      item.variants.map(({ id, inStock }) => ({ title: item.title, id: Number(id), inStock })),
    )
    expect(variants.filter(({ inStock }) => inStock).length).toBeGreaterThan(20)
    const wrong = []
    for (const { title, id, inStock } of variants) {
      const { status } = await member.post('/api/cart', { merchandiseVariantId: id, quantity: 1 })
      if (status !== (inStock ? 201 : 409)) wrong.push(`${title} (${id}): ${status}`)
      await member.delete('/api/cart')
    }
    expect(wrong).toEqual([])
    const sold = new Set(articles.map(({ id }) => String(id)))
    for (const { merchandiseId, name } of products)
      expect([name, merchandiseId === null || sold.has(String(merchandiseId))]).toEqual([name, true])
  })

  it('shows a visitor six posts with a story, and the parts of the series in order', async () => {
    const visitor = site.visitor()
    const series = await visitor.get('/api/series/laguna-2026')
    const { posts } = series.json as { posts: { title: string }[] }
    expect(posts.map(({ title }) => title)).toEqual([
      'Dawn to dusk on the ridges',
      'Field notebook: the north quarry',
      'First light on the Laguna bands',
    ])
    const stories = await rows(site.pool, sql<{ id: number }>`select id from posts where body is not null`)
    expect(stories).toHaveLength(6)
  })

  it('shows one of its posts in German on German pages', async () => {
    const { json } = await site.visitor().get('/api/posts?language=de')
    const german = (json as { title: string; language: string }[]).filter(({ language }) => language === 'de')
    expect(german.map(({ title }) => title)).toEqual(['Achatgebiete auf der Karte erkennen'])
    const { text } = await site.visitor().get('/de/content')
    expect(text).toContain('Achatgebiete auf der Karte erkennen')
  })

  it('agrees with the card provider and the print provider', async () => {
    const plan = describePlan(await planReconcile(site.pool, new Date(Date.now() - 3_600_000)))
    expect(plan).toEqual(['60 payments belong to existing orders'])
  })

  it('gives background jobs nothing to charge, print or email', async () => {
    const before = [await readOrders(), await readMails()]
    for (const job of ['reconcile', 'remindMembers', 'deliverShipped'])
      await cronJobs[job]?.run({
        payload: site.payload,
        pool: site.pool,
        user: null,
        now: new Date(),
        log: site.payload.logger,
      })
    await eventually(async () => !(await returnsRow(site.pool, statement`select id from graphile_worker.jobs`)), 60_000)
    expect([await readOrders(), await readMails()]).toEqual(before)
  }, 90_000)

  it('does not change when it is added again', async () => {
    const before = await readTables()
    await seed()
    expect(await readTables()).toEqual(before)
  }, 60_000)
})
