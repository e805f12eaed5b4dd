import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { env } from '#env'
import { freePort } from '#scripts/demo/ports.ts'
import type { Browser } from '../support/Browser.ts'
import { signUpEmployee, tellPrint } from '../support/people.ts'
import { fillCart } from '../support/shop.ts'
import { useSite } from '../support/site.ts'

// The pace has its own test; here it would only be waited for.
vi.mock('#providers/spreadconnect/pace.ts', () => ({ waitForTurn: () => Promise.resolve() }))

const site = useSite()
let employee: Browser

beforeAll(async () => {
  employee = await signUpEmployee(site)
})

type Synced = { count: number; created: number; updated: number; hidden: number; unchanged: number }
type Item = {
  id: number
  title: string
  category: string
  images: { imageUrl: string; isPrimary: boolean }[]
  variants: { id: number; retailPrice: string; inStock: boolean; appearanceColorValue: string | null }[]
}

const sync = () => employee.post('/api/merchandise/sync')
const synced = async () => (await sync()).json as Synced
const list = async () => (await site.visitor().get('/api/merchandise')).json as Item[]
const fault = (mode: string | null, more: object = {}) => tellPrint(site, 'faults', { mode, ...more })
const articles = async () => {
  const answer = await fetch(`${site.printBase}/articles?limit=100`, {
    headers: { 'X-SPOD-ACCESS-TOKEN': 'print-tests' },
  })
  return ((await answer.json()) as { items: { id: number; title: string; variants: { sku: string }[] }[] }).items
}
/** Everything a sync may change, as one fingerprint. */
const catalogue = async () => {
  const rows = await Promise.all(
    ['merchandise', 'merchandise_images', 'variants'].map(
      async (table) => (await site.pool.query(`select * from ${table} order by id`)).rows as unknown[],
    ),
  )
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

describe('the first sync', () => {
  it('takes everything over that can be sold, and a second one changes nothing', async () => {
    expect(await list()).toEqual([])
    const before = await articles()
    const first = await synced()
    expect(first).toMatchObject({ count: first.created, updated: 0, hidden: 0, unchanged: 0 })
    expect(first.created).toBeGreaterThan(10)
    expect(first.created).toBeLessThanOrEqual(before.length)
    const after = await catalogue()
    expect(await synced()).toEqual({ count: first.count, created: 0, updated: 0, hidden: 0, unchanged: first.count })
    expect(await catalogue()).toBe(after)
  })

  it('shows visitors pictures, sizes and prices, and nothing of the provider’s business', async () => {
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
})

describe('a later sync', () => {
  beforeEach(() => sync())

  it('takes a changed price and title over, and new stock', async () => {
    const [article] = await articles()
    const [variant] = article?.variants ?? []
    const item = (await list()).find(({ title }) => title === article?.title)
    await tellPrint(site, 'articles', { put: { id: article?.id, title: 'Renamed by the provider' } })
    await tellPrint(site, 'stock', { sku: variant?.sku, stock: 0 })
    expect(await synced()).toMatchObject({ created: 0, updated: 1, hidden: 0 })
    const after = (await list()).find(({ id }) => id === item?.id)
    expect(after?.title).toBe('Renamed by the provider')
    expect(after?.variants.find(({ id }) => id === item?.variants[0]?.id)?.inStock).toBe(false)
    await tellPrint(site, 'articles', { put: { id: article?.id, title: article?.title } })
    await tellPrint(site, 'stock', { sku: variant?.sku, stock: 50 })
  })

  it('hides what the provider no longer has, also from carts, and brings it back under the same id', async () => {
    const article = (await articles()).at(-1)
    const item = (await list()).find(({ title }) => title === article?.title)
    const variantId = item?.variants.find(({ inStock }) => inStock)?.id ?? 0
    const buyer = site.visitor()
    await fillCart(buyer, variantId)
    await tellPrint(site, 'articles', { remove: article?.id })
    expect(await synced()).toMatchObject({ created: 0, hidden: 1 })
    expect((await list()).map(({ id }) => id)).not.toContain(item?.id)
    expect((await buyer.get('/api/cart')).json).toMatchObject([{ unavailable: true }])
    expect((await site.visitor().post('/api/cart', { merchandiseVariantId: variantId, quantity: 1 })).status).toBe(404)
    expect((await buyer.get('/api/cart/checkout')).json).toMatchObject({ summary: { subtotal: '0.00', total: '0.00' } })
    expect(await synced()).toMatchObject({ hidden: 0, updated: 0 })

    await tellPrint(site, 'articles', { put: article })
    expect(await synced()).toMatchObject({ created: 0, updated: 1 })
    expect((await list()).find(({ id }) => id === item?.id)?.title).toBe(article?.title)
    expect((await buyer.get('/api/cart')).json).toMatchObject([{ variant: { id: variantId } }])
  })

  it('leaves what employees set: title, category and hidden', async () => {
    const [article, other] = await articles()
    const items = await list()
    const mine = items.find(({ title }) => title === article?.title)
    const secret = items.find(({ title }) => title === other?.title)
    await site.pool.query(`update merchandise set title = 'Our own title', category = 'Our own' where id = $1`, [
      mine?.id,
    ])
    await site.pool.query('update merchandise set hidden = true where id = $1', [secret?.id])
    await tellPrint(site, 'articles', { put: { id: article?.id, title: 'Theirs', description: 'New words' } })
    await tellPrint(site, 'articles', { put: { id: other?.id, title: 'Theirs too' } })
    expect(await synced()).toMatchObject({ updated: 2 })
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

  it('leaves a variant that is gone out, without losing it for old orders', async () => {
    const [, , article] = await articles()
    const item = (await list()).find(({ title }) => title === article?.title)
    const rest = article?.variants.slice(1) ?? []
    await tellPrint(site, 'articles', { put: { id: article?.id, variants: rest } })
    expect(await synced()).toMatchObject({ updated: 1 })
    expect((await list()).find(({ id }) => id === item?.id)?.variants).toHaveLength(rest.length)
    const { rows } = await site.pool.query<{ sellable: boolean }>('select sellable from variants where sku = $1', [
      article?.variants[0]?.sku,
    ])
    expect(rows).toEqual([{ sellable: false }])
  })

  it('takes the rest when one article is broken', async () => {
    const before = (await list()).length
    const broken = (await articles()).at(-2)
    await tellPrint(site, 'articles', { put: { id: broken?.id, title: null } })
    const answer = await sync()
    expect(answer.status).toBe(200)
    expect(await list()).toHaveLength(before - 1)
  })
})

describe('a sync that fails', () => {
  const modes = ['error500', 'malformed', 'html', 'empty', 'partial_page', 'reset_after']
  it.each(modes)('by %s on the first page changes nothing and says so', async (mode) => {
    const before = await catalogue()
    onTestFinished(async () => void (await fault(null)))
    await fault(mode, { path: '^/articles' })
    const answer = await sync()
    expect(answer).toMatchObject({
      status: 502,
      json: { code: 'sync_failed', message: expect.stringMatching(/^Failed to sync merchandise/) as string },
    })
    expect(await catalogue()).toBe(before)
  })

  // The stand-in cuts lists in half; its stock is none.
  it.each(modes.filter((mode) => mode !== 'partial_page'))(
    'by %s at the stock changes nothing either',
    async (mode) => {
      const before = await catalogue()
      onTestFinished(async () => void (await fault(null)))
      await fault(mode, { path: '^/stock' })
      expect((await sync()).status).toBe(502)
      expect(await catalogue()).toBe(before)
    },
  )

  it('because nobody is there changes nothing', async () => {
    const before = await catalogue()
    const address = env().SPREADCONNECT_BASE_URL
    onTestFinished(() => void (env().SPREADCONNECT_BASE_URL = address))
    env().SPREADCONNECT_BASE_URL = `http://127.0.0.1:${await freePort(61_500)}`
    expect(await sync()).toMatchObject({ status: 502, json: { code: 'sync_failed' } })
    expect(await catalogue()).toBe(before)
  })

  it('half-way through storing changes nothing at all', async () => {
    const [first] = await articles()
    await tellPrint(site, 'articles', { put: { id: first?.id, description: 'Half-way' } })
    const before = await catalogue()
    await site.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`,
    )
    await site.pool.query(
      'create trigger refuse before insert on merchandise_images for each row execute function refuse()',
    )
    expect((await sync()).status).toBe(500)
    await site.pool.query('drop trigger refuse on merchandise_images')
    await site.pool.query('drop function refuse')
    expect(await catalogue()).toBe(before)
    expect(await synced()).toMatchObject({ updated: 1 })
  })

  it('is followed by one that works', async () => {
    expect((await sync()).status).toBe(200)
  })
})

describe('twenty syncs at once', () => {
  it('are one that runs and nineteen that are told so', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, sync))
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'sync_running' })
    const { rows } = await site.pool.query('select article_id from merchandise group by article_id having count(*) > 1')
    expect(rows).toEqual([])
    expect((await sync()).status).toBe(200)
  })
})

describe('the connection test', () => {
  it('says who we are there, and changes nothing', async () => {
    const before = await catalogue()
    expect(await employee.get('/api/test-spreadconnect')).toMatchObject({
      status: 200,
      json: { message: expect.stringMatching(/^Connected to the print provider as .+/) as string },
    })
    expect(await catalogue()).toBe(before)
  })

  it.each(['error500', 'html', 'malformed', 'reset_after'])('says why not after %s', async (mode) => {
    onTestFinished(async () => void (await fault(null)))
    await fault(mode, { path: 'authentication', times: 1 })
    expect(await employee.get('/api/test-spreadconnect')).toMatchObject({
      status: 502,
      json: {
        code: 'print_provider_unreachable',
        message: expect.stringMatching(/^Failed to connect to the print provider: .+/) as string,
      },
    })
  })

  it('says when the key is wrong, without the key', async () => {
    const key = env().SPREADCONNECT_API_KEY
    onTestFinished(() => void (env().SPREADCONNECT_API_KEY = key))
    env().SPREADCONNECT_API_KEY = 'a-wrong-key'
    const answer = await employee.get('/api/test-spreadconnect')
    expect(answer).toMatchObject({
      status: 502,
      json: { message: 'Failed to connect to the print provider: the API key was refused' },
    })
    expect(answer.text).not.toContain('a-wrong-key')
  })
})
