import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureWebhooks } from '#providers/spreadconnect/webhooks.ts'
import type { Browser } from '../../support/Browser.ts'
import { printArticles, storedCatalogue, sync, synced } from '../../support/catalogue.ts'
import { deadlockOnce } from '../../support/deadlockOnce.ts'
import { eventually, signUpEmployee, tellPrint } from '../../support/people.ts'
import { fillCart, unpaced } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let employee: Browser

beforeAll(async () => {
  unpaced()
  employee = await signUpEmployee(site)
})

type Item = {
  id: number
  title: string
  category: string
  images: { imageUrl: string; isPrimary: boolean }[]
  variants: { id: number; retailPrice: string; inStock: boolean; appearanceColorValue: string | null }[]
}

const list = async () => (await site.visitor().get('/api/merchandise')).json as Item[]

describe('the first sync', () => {
  it('imports everything that can be sold, and a second one changes nothing', async () => {
    expect(await list()).toEqual([])
    const before = await printArticles(site)
    const first = await synced(employee)
    expect(first).toMatchObject({ count: first.created, updated: 0, hidden: 0, unchanged: 0 })
    expect(first.created).toBeGreaterThan(10)
    expect(first.created).toBeLessThanOrEqual(before.length)
    const after = await storedCatalogue(site)
    expect(await synced(employee)).toEqual({
      count: first.count,
      created: 0,
      updated: 0,
      hidden: 0,
      unchanged: first.count,
      skipped: [],
      belowCost: [],
    })
    expect(await storedCatalogue(site)).toBe(after)
  })

  it('shows visitors pictures, sizes and prices, and no internal fields', async () => {
    const answer = await site.visitor().get('/api/merchandise')
    expect(answer.text).not.toMatch(/cost|article|sku|providerVariant|fingerprint|hidden|vanished|appearanceId|b2b/i)
    for (const item of answer.json as Item[]) {
      expect(item.variants.length).toBeGreaterThan(0)
      expect(item.images.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
      for (const variant of item.variants) {
        expect(variant.retailPrice).toMatch(/^\d+\.\d\d$/)
        expect(Number(variant.retailPrice)).toBeGreaterThan(0)
        expect(variant.appearanceColorValue ?? '#000000').toMatch(/^#[0-9a-f]{6}$/)
      }
    }
  })

  it('can be listed by the newest items in stock', async () => {
    const all = await list()
    const [newest] = all
    if (!newest) throw new Error('There is no merchandise')
    const ids = newest.variants.map(({ id }) => id)
    await site.pool.query('update variants set stock = 0 where id = any($1::int[])', [ids])
    const few = await site.visitor().get('/api/merchandise?inStock=true&limit=3')
    expect((few.json as Item[]).map(({ id }) => id)).toEqual(all.slice(1, 4).map(({ id }) => id))
    expect((await list()).map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect((await site.visitor().get('/api/merchandise?inStock=maybe')).status).toBe(400)
    expect((await site.visitor().get('/api/merchandise?limit=0')).status).toBe(400)
  })
})

describe('a later sync', () => {
  beforeEach(() => sync(employee))

  it('updates a changed price, title and stock', async () => {
    const [article] = await printArticles(site)
    const [variant] = article?.variants ?? []
    const item = (await list()).find(({ title }) => title === article?.title)
    await tellPrint(site, 'articles', { put: { id: article?.id, title: 'Renamed by the provider' } })
    await tellPrint(site, 'stock', { sku: variant?.sku, stock: 0 })
    expect(await synced(employee)).toMatchObject({ created: 0, updated: 1, hidden: 0 })
    const after = (await list()).find(({ id }) => id === item?.id)
    expect(after?.title).toBe('Renamed by the provider')
    expect(after?.variants.find(({ id }) => id === item?.variants[0]?.id)?.inStock).toBe(false)
    await tellPrint(site, 'articles', { put: { id: article?.id, title: article?.title } })
    await tellPrint(site, 'stock', { sku: variant?.sku, stock: 50 })
  })

  it('is stored although it deadlocks with a checkout', async () => {
    const sku = (await printArticles(site))[0]?.variants[0]?.sku
    const storedStock = async () =>
      (await site.pool.query<{ stock: number }>('select stock from variants where sku = $1', [sku])).rows[0]?.stock
    await tellPrint(site, 'stock', { sku, stock: 3 })
    expect((await deadlockOnce(site, 'variants', () => sync(employee))).result.status).toBe(200)
    expect(Number(await storedStock())).toBe(3)
    await tellPrint(site, 'stock', { sku, stock: 50 })
  })

  it('hides removed items, also in carts, and restores them with the same id', async () => {
    const article = (await printArticles(site)).at(-1)
    const item = (await list()).find(({ title }) => title === article?.title)
    const variantId = item?.variants.find(({ inStock }) => inStock)?.id ?? 0
    const buyer = site.visitor()
    await fillCart(buyer, variantId)
    await tellPrint(site, 'articles', { remove: article?.id })
    expect(await synced(employee)).toMatchObject({ created: 0, hidden: 1 })
    expect((await list()).map(({ id }) => id)).not.toContain(item?.id)
    expect((await buyer.get('/api/cart')).json).toMatchObject([{ unavailable: true }])
    expect((await site.visitor().post('/api/cart', { merchandiseVariantId: variantId, quantity: 1 })).status).toBe(404)
    expect((await buyer.get('/api/cart/checkout')).json).toMatchObject({ summary: { subtotal: '0.00', total: '0.00' } })
    expect(await synced(employee)).toMatchObject({ hidden: 0, updated: 0 })

    await tellPrint(site, 'articles', { put: article })
    expect(await synced(employee)).toMatchObject({ created: 0, updated: 1 })
    expect((await list()).find(({ id }) => id === item?.id)?.title).toBe(article?.title)
    expect((await buyer.get('/api/cart')).json).toMatchObject([{ variant: { id: variantId } }])
  })

  it('keeps the title, category and visibility that employees set', async () => {
    const [article, other] = await printArticles(site)
    const items = await list()
    const mine = items.find(({ title }) => title === article?.title)
    const secret = items.find(({ title }) => title === other?.title)
    await site.pool.query(`update merchandise set title = 'Our own title', category = 'Our own' where id = $1`, [
      mine?.id,
    ])
    await site.pool.query('update merchandise set hidden = true where id = $1', [secret?.id])
    await tellPrint(site, 'articles', { put: { id: article?.id, title: 'Theirs', description: 'New words' } })
    await tellPrint(site, 'articles', { put: { id: other?.id, title: 'Theirs too' } })
    expect(await synced(employee)).toMatchObject({ updated: 2 })
    const after = await list()
    expect(after.find(({ id }) => id === mine?.id)).toMatchObject({
      title: 'Our own title',
      category: 'Our own',
      description: 'New words',
    })
    expect(after.map(({ id }) => id)).not.toContain(secret?.id)
    const hiddenVariant = secret?.variants.find(({ inStock }) => inStock)?.id
    expect((await site.visitor().post('/api/cart', { merchandiseVariantId: hiddenVariant, quantity: 1 })).status).toBe(
      404,
    )
  })

  it('stops selling a removed variant and keeps its row for old orders', async () => {
    const [, , article] = await printArticles(site)
    const item = (await list()).find(({ title }) => title === article?.title)
    const rest = article?.variants.slice(1) ?? []
    await tellPrint(site, 'articles', { put: { id: article?.id, variants: rest } })
    expect(await synced(employee)).toMatchObject({ updated: 1 })
    expect((await list()).find(({ id }) => id === item?.id)?.variants).toHaveLength(rest.length)
    const { rows } = await site.pool.query<{ sellable: boolean }>('select sellable from variants where sku = $1', [
      article?.variants[0]?.sku,
    ])
    expect(rows).toEqual([{ sellable: false }])
  })

  it('reports a broken article, leaves it unchanged and imports the others', async () => {
    const before = await list()
    const [other, broken] = [(await printArticles(site)).at(-3), (await printArticles(site)).at(-2)]
    await tellPrint(site, 'articles', { put: { id: other?.id, description: 'Newer words' } })
    await tellPrint(site, 'articles', { put: { id: broken?.id, title: null } })
    expect(await synced(employee)).toMatchObject({
      updated: 1,
      hidden: 0,
      skipped: [{ title: `Article ${broken?.id}`, reason: 'its title can’t be read' }],
    })
    expect((await list()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    await tellPrint(site, 'articles', { put: { id: broken?.id, title: broken?.title } })
  })

  it('imports an article that has only its required fields', async () => {
    const article = (await printArticles(site)).at(-4) as { id: number; variants: Record<string, unknown>[] }
    const spare = { appearanceColorValue: null, productId: null, productTypeName: null, imageIds: null, stock: null }
    await tellPrint(site, 'articles', {
      put: {
        id: article.id,
        description: null,
        variants: article.variants.map((variant) => ({ ...variant, ...spare })),
        images: [null, { id: 1, imageUrl: null }],
      },
    })
    expect(await synced(employee)).toMatchObject({ updated: 1, skipped: [] })
  })

  it('stores the first of two colors and no invalid ones', async () => {
    const article = (await printArticles(site))[0] as { id: number; variants: Record<string, unknown>[] }
    const paint = (value: string) => article.variants.map((variant) => ({ ...variant, appearanceColorValue: value }))
    const colors = async () => (await list()).flatMap(({ variants }) => variants.map((one) => one.appearanceColorValue))
    await tellPrint(site, 'articles', { put: { id: article.id, variants: paint('#112233,#FFEEDD') } })
    await sync(employee)
    expect(await colors()).toContain('#112233')
    await tellPrint(site, 'articles', { put: { id: article.id, variants: paint('url(javascript:x)') } })
    await sync(employee)
    for (const color of await colors()) expect(color === null || /^#[0-9a-f]{6}$/.test(color)).toBe(true)
  })

  it('does not sell a variant without a price', async () => {
    const article = (await printArticles(site))[0] as { id: number; title: string; variants: Record<string, unknown>[] }
    const variants = article.variants.map((variant, index) => (index === 0 ? { ...variant, d2cPrice: null } : variant))
    await tellPrint(site, 'articles', { put: { id: article.id, variants } })
    const forSale = async () => (await list()).flatMap((item) => item.variants).length
    const before = await forSale()
    await sync(employee)
    expect(await forSale()).toBe(before - 1)
  })
})

describe('a preview', () => {
  it('describes what a sync would change, and changes nothing', async () => {
    await sync(employee)
    const before = await storedCatalogue(site)
    const [first, second] = (await printArticles(site)) as unknown as {
      id: number
      title: string
      variants: Record<string, unknown>[]
    }[]
    const variants = first?.variants.map((variant, index) => (index < 2 ? { ...variant, d2cPrice: 99 } : variant))
    await tellPrint(site, 'articles', { put: { id: first?.id, variants } })
    await tellPrint(site, 'articles', { remove: second?.id })
    const answer = await employee.post('/api/merchandise/sync/preview')
    expect(answer).toMatchObject({
      status: 200,
      json: {
        create: [],
        update: [{ title: first?.title, changes: ['new price for 2 variants'] }],
        hide: [{ title: second?.title }],
      },
    })
    expect(await storedCatalogue(site)).toBe(before)
    await tellPrint(site, 'articles', { put: second })
    await sync(employee)
  })

  it('requires an employee', async () => {
    expect((await site.visitor().post('/api/merchandise/sync/preview')).status).toBe(401)
    expect((await site.visitor().get('/api/merchandise/sync/status')).status).toBe(401)
  })
})

describe('the provider’s webhooks', () => {
  it('are subscribed once each, with the signing secret', async () => {
    const here = 'https://shop.example/api/webhooks/spreadconnect'
    expect(await ensureWebhooks(here, 'a secret of ours')).toHaveLength(7)
    expect(await ensureWebhooks(here, 'a secret of ours')).toEqual([])
  })
})

describe('a change at the provider', () => {
  it('queues a sync each time, even when the webhook has the same content', async () => {
    const [first] = await printArticles(site)
    const waiting = async () =>
      (await site.pool.query(`select 1 from graphile_worker._private_jobs where key = 'sync-catalogue'`)).rowCount
    for (const description of ['There', 'and back', 'There']) {
      await site.pool.query(`delete from graphile_worker._private_jobs where key = 'sync-catalogue'`)
      await tellPrint(site, 'articles', { put: { id: first?.id, description } })
      await eventually(async () => (await waiting()) === 1)
    }
  })

  it('is synced once for several webhooks', async () => {
    await site.pool.query(`delete from graphile_worker._private_jobs where key = 'sync-catalogue'`)
    const [first, second] = await printArticles(site)
    await tellPrint(site, 'articles', { put: { id: first?.id, description: 'News' } })
    await tellPrint(site, 'articles', { put: { id: second?.id, description: 'More news' } })
    const waiting = async () =>
      (await site.pool.query(`select 1 from graphile_worker._private_jobs where key = 'sync-catalogue'`)).rowCount
    await eventually(async () => (await waiting()) === 1)
    await site.pool.query(
      `select graphile_worker.add_job('syncCatalogue', '{"trigger":"provider"}', job_key => 'sync-catalogue')`,
    )
    await eventually(async () => (await waiting()) === 0)
    expect((await employee.get('/api/merchandise/sync/status')).json).toMatchObject({
      trigger: 'provider',
      outcome: 'done',
    })
  })

  it('of the stock is imported by refreshStock', async () => {
    const [item] = await list()
    const { rows } = await site.pool.query<{ sku: string }>('select sku from variants where id = $1', [
      item?.variants[0]?.id,
    ])
    const inStock = async () => (await list())[0]?.variants[0]?.inStock
    await tellPrint(site, 'stock', { sku: rows[0]?.sku, stock: 0 })
    await site.pool.query(`select graphile_worker.add_job('refreshStock')`)
    await eventually(async () => (await inStock()) === false)
    await tellPrint(site, 'stock', { sku: rows[0]?.sku, stock: 9 })
    await site.pool.query(`select graphile_worker.add_job('refreshStock')`)
    await eventually(async () => (await inStock()) === true)
  })
})
