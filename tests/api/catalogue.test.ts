import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { env } from '#env'
import { ensureWebhooks } from '#providers/spreadconnect/webhooks.ts'
import type { Browser } from '../support/Browser.ts'
import { eventually, signUpEmployee, tellPrint } from '../support/people.ts'
import { fillCart, losePrintProvider, unpaced } from '../support/shop.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
let employee: Browser

beforeAll(async () => {
  unpaced()
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
    expect(await synced()).toEqual({
      count: first.count,
      created: 0,
      updated: 0,
      hidden: 0,
      unchanged: first.count,
      skipped: [],
    })
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

  it('gives only the newest few that have something in stock, if that is asked for', async () => {
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

  it('leaves a broken article as it is here, says so, and takes the rest over', async () => {
    const before = await list()
    const [other, broken] = [(await articles()).at(-3), (await articles()).at(-2)]
    await tellPrint(site, 'articles', { put: { id: other?.id, description: 'Newer words' } })
    await tellPrint(site, 'articles', { put: { id: broken?.id, title: null } })
    expect(await synced()).toMatchObject({
      updated: 1,
      hidden: 0,
      skipped: [{ title: `Article ${broken?.id}`, reason: 'its title cannot be read' }],
    })
    expect((await list()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    await tellPrint(site, 'articles', { put: { id: broken?.id, title: broken?.title } })
  })

  it('never stores what two-tone or unheard-of colours are called as a colour', async () => {
    const article = (await articles())[0] as { id: number; variants: Record<string, unknown>[] }
    const paint = (value: string) => article.variants.map((variant) => ({ ...variant, appearanceColorValue: value }))
    const colours = async () =>
      (await list()).flatMap(({ variants }) => variants.map((one) => one.appearanceColorValue))
    await tellPrint(site, 'articles', { put: { id: article.id, variants: paint('#112233,#FFEEDD') } })
    await sync()
    expect(await colours()).toContain('#112233')
    await tellPrint(site, 'articles', { put: { id: article.id, variants: paint('url(javascript:x)') } })
    await sync()
    for (const colour of await colours()) expect(colour === null || /^#[0-9a-f]{6}$/.test(colour)).toBe(true)
  })

  it('does not sell what has no price', async () => {
    const article = (await articles())[0] as { id: number; title: string; variants: Record<string, unknown>[] }
    const variants = article.variants.map((variant, index) => (index === 0 ? { ...variant, d2cPrice: null } : variant))
    await tellPrint(site, 'articles', { put: { id: article.id, variants } })
    const forSale = async () => (await list()).flatMap((item) => item.variants).length
    const before = await forSale()
    await sync()
    expect(await forSale()).toBe(before - 1)
  })
})

describe('a preview', () => {
  it('tells in words what a sync would change, and changes nothing', async () => {
    await sync()
    const before = await catalogue()
    const [first, second] = (await articles()) as unknown as {
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
        update: [{ title: first?.title, changes: ['another price for 2 variants'] }],
        hide: [{ title: second?.title }],
      },
    })
    expect(await catalogue()).toBe(before)
    await tellPrint(site, 'articles', { put: second })
    await sync()
  })

  it('is for employees', async () => {
    expect((await site.visitor().post('/api/merchandise/sync/preview')).status).toBe(401)
    expect((await site.visitor().get('/api/merchandise/sync/status')).status).toBe(401)
  })
})

describe('the provider’s webhooks', () => {
  it('are asked for once each, with the secret that signs them', async () => {
    const here = 'https://shop.example/api/webhooks/spreadconnect'
    expect(await ensureWebhooks(here, 'a secret of ours')).toHaveLength(7)
    expect(await ensureWebhooks(here, 'a secret of ours')).toEqual([])
  })
})

describe('the newest sync', () => {
  it('is told with what it changed, or with why it did not', async () => {
    const { count } = await synced()
    expect((await employee.get('/api/merchandise/sync/status')).json).toMatchObject({
      outcome: 'done',
      trigger: 'employee',
      step: null,
      count,
    })
    await fault('error500', { path: '^/articles' })
    await sync()
    await fault(null)
    expect((await employee.get('/api/merchandise/sync/status')).json).toMatchObject({
      outcome: 'failed',
      problem: expect.stringMatching(/Nothing was changed/) as string,
    })
    await sync()
  })

  it('that was cut short is not said to run for ever', async () => {
    await site.pool.query(`insert into sync_runs (trigger, outcome, step) values ('schedule', 'running', 'reading')`)
    await sync()
    const { rows } = await site.pool.query(`select 1 from sync_runs where outcome = 'running'`)
    expect(rows).toEqual([])
  })
})

describe('what changes at the provider', () => {
  it('back and forth is heard of each time, though the news reads the same', async () => {
    const [first] = await articles()
    const waiting = async () =>
      (await site.pool.query(`select 1 from graphile_worker._private_jobs where key = 'sync-catalogue'`)).rowCount
    for (const description of ['There', 'and back', 'There']) {
      await site.pool.query(`delete from graphile_worker._private_jobs where key = 'sync-catalogue'`)
      await tellPrint(site, 'articles', { put: { id: first?.id, description } })
      await eventually(async () => (await waiting()) === 1)
    }
  })

  it('is taken over a minute after its news, once for all of it', async () => {
    await site.pool.query(`delete from graphile_worker._private_jobs where key = 'sync-catalogue'`)
    const [first, second] = await articles()
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

  it('in stock is known within the half hour, and nothing changes when the provider cannot tell', async () => {
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

describe('a sync that fails', () => {
  const modes = ['error500', 'malformed', 'html', 'empty', 'partial_page', 'reset_after', 'duplicate_ids']
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
  it.each(modes.filter((mode) => !['partial_page', 'duplicate_ids'].includes(mode)))(
    'by %s at the stock changes nothing either',
    async (mode) => {
      const before = await catalogue()
      onTestFinished(async () => void (await fault(null)))
      await fault(mode, { path: '^/stock' })
      expect((await sync()).status).toBe(502)
      expect(await catalogue()).toBe(before)
    },
  )

  it('because prices come in another currency changes nothing', async () => {
    const before = await catalogue()
    onTestFinished(async () => void (await tellPrint(site, 'currency', { currency: 'USD' })))
    await tellPrint(site, 'currency', { currency: 'EUR' })
    expect(await sync()).toMatchObject({
      status: 502,
      json: { message: expect.stringMatching(/counts in EUR, this shop in USD/) as string },
    })
    expect(await catalogue()).toBe(before)
  })

  it('because nobody is there changes nothing', async () => {
    const before = await catalogue()
    await losePrintProvider()
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
