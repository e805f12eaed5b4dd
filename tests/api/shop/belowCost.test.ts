import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { alertsLike } from '../../support/alerts.ts'
import type { Browser } from '../../support/Browser.ts'
import { sync } from '../../support/catalogue.ts'
import { becomes } from '../../support/orders.ts'
import { confirmCard, signUpEmployee, tellPrint } from '../../support/people.ts'
import { fillCart, startPayment, unpaced } from '../../support/shop.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { useSite } from '../../support/site.ts'
import { PRINT_KEY } from '../../support/siteVariables.ts'

type Variant = { sku: string; d2cPrice: number; b2bPrice: number; appearanceName: string; sizeName: string }
type Article = { id: number; title: string; variants: Variant[] }

const site = useSite()
let employee: Browser
let article: Article

beforeAll(async () => {
  unpaced()
  employee = await signUpEmployee(site)
  const headers = { 'X-SPOD-ACCESS-TOKEN': PRINT_KEY }
  const answer = await fetch(`${site.printBase}/articles?limit=100`, { headers })
  const { items } = (await answer.json()) as { items: Article[] }
  article = items.find(({ variants }) => variants.length > 2) as Article
})
beforeEach(async () => {
  await setPrices({})
  await site.pool.query('delete from alerts')
  await site.pool.query('update variants set sell_below_cost = false')
})

async function setPrices(prices: Partial<Variant>) {
  const [first, ...others] = article.variants
  await tellPrint(site, 'articles', { put: { id: article.id, variants: [{ ...first, ...prices }, ...others] } })
  const answer = await sync(employee)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.json as { belowCost: { title: string; reason: string }[] }
}
const first = async () => {
  const { rows } = await site.pool.query<{ id: number; sellable: boolean }>(
    'select id, sellable from variants where sku = $1',
    [article.variants[0]?.sku],
  )
  return rows[0] ?? { id: 0, sellable: false }
}
const allow = async (sellBelowCost: boolean) =>
  sendFromPanel(site, employee, 'PATCH', `/cms/api/variants/${(await first()).id}`, { sellBelowCost })
const alerts = () => alertsLike(site.pool, 'below-cost:%')
const shown = async () => {
  const items = (await site.visitor().get('/api/merchandise')).json as { title: string; variants: { id: number }[] }[]
  return items.find(({ title }) => title === article.title)?.variants.map(({ id }) => id) ?? []
}
const LOSS = { d2cPrice: 10, b2bPrice: 12.5 }

describe('a variant that costs more than its price', () => {
  it('is not put on sale by a sync, which reports it; the others are', async () => {
    const { belowCost } = await setPrices(LOSS)
    const { appearanceName, sizeName } = article.variants[0] as Variant
    const reason = `one variant costs more than its price (${appearanceName} ${sizeName}: $10.00, costs $12.50)`
    expect(belowCost).toEqual([{ title: article.title, reason }])
    const { id } = await first()
    expect(await shown()).not.toContain(id)
    expect(await shown()).toHaveLength(article.variants.length - 1)
    expect((await site.visitor().post('/api/cart', { merchandiseVariantId: id, quantity: 1 })).status).toBe(404)
    expect(await alerts()).toMatchObject([
      {
        message: expect.stringContaining(
          `“${article.title}” is partly not for sale: variants that cost more than their price: 1,`,
        ) as string,
        isResolved: false,
      },
    ])
  })

  it('is listed in the sync preview', async () => {
    await tellPrint(site, 'articles', {
      put: { id: article.id, variants: article.variants.map((variant) => ({ ...variant, ...LOSS })) },
    })
    const { json } = await employee.post('/api/merchandise/sync/preview')
    const { update } = json as { update: { title: string; changes: string[] }[] }
    expect(update.find(({ title }) => title === article.title)?.changes).toContain(
      `${article.variants.length} variants below cost`,
    )
  })

  it('goes on sale when an employee allows it, until the employee disallows it', async () => {
    await setPrices(LOSS)
    expect((await allow(true)).status).toBe(200)
    expect(await shown()).toContain((await first()).id)
    expect(await alerts()).toEqual([])
    expect((await setPrices({ ...LOSS, sizeName: 'Other' })).belowCost).toEqual([])
    expect(await first()).toMatchObject({ sellable: true })
    expect((await allow(false)).status).toBe(200)
    expect(await first()).toMatchObject({ sellable: false })
    expect(await alerts()).toHaveLength(1)
  })

  it('needs a new approval when the loss grows, not when it shrinks', async () => {
    await setPrices(LOSS)
    await allow(true)
    expect((await setPrices({ d2cPrice: 10, b2bPrice: 11 })).belowCost).toEqual([])
    expect(await first()).toMatchObject({ sellable: true })
    expect((await setPrices({ d2cPrice: 9, b2bPrice: 11 })).belowCost).toHaveLength(1)
    expect(await first()).toMatchObject({ sellable: false })
    expect(await alerts()).toHaveLength(1)
  })

  it('goes on sale again when its price covers its cost', async () => {
    await setPrices(LOSS)
    expect((await setPrices({ d2cPrice: 12.5, b2bPrice: 12.5 })).belowCost).toEqual([])
    expect(await first()).toMatchObject({ sellable: true })
    expect(await alerts()).toEqual([])
  })

  it('raises no second alert for the same prices', async () => {
    await setPrices(LOSS)
    await site.pool.query('update alerts set is_resolved = true')
    await setPrices(LOSS)
    expect(await alerts()).toMatchObject([{ isResolved: true }])
    await setPrices({ ...LOSS, b2bPrice: 13 })
    expect(await alerts()).toMatchObject([{ isResolved: true }, { isResolved: false }])
  })

  it('is still printed for an earlier order', async () => {
    const buyer = site.visitor()
    await fillCart(buyer, (await first()).id)
    const { clientSecret, orderReference } = await startPayment(buyer)
    await setPrices(LOSS)
    await confirmCard(site, clientSecret)
    await becomes(site, orderReference, { fulfilment: 'submitted', payment: 'paid' })
  })
})

describe('an employee’s approval', () => {
  it('changes only its own field of the variant, and is recorded', async () => {
    await setPrices(LOSS)
    const { id } = await first()
    const stored = async () =>
      (await site.pool.query<Record<string, unknown>>('select * from variants where id = $1', [id])).rows[0]
    const before = await stored()
    const answer = await sendFromPanel(site, employee, 'PATCH', `/cms/api/variants/${id}`, {
      sellBelowCost: true,
      sku: 'PLANTED',
      retailPriceCents: 1,
      costCents: 0,
      stock: 1,
      belowCost: false,
      merchandise: 1,
    })
    expect(answer.status).toBe(200)
    const same = { ...before, sell_below_cost: true, sellable: true, updated_at: expect.any(Date) as Date }
    expect(await stored()).toEqual(same)
    const { rows } = await site.pool.query<{ subject: string }>(
      `select subject from employee_changes where kind = 'variants' and subject_id = $1 order by id desc limit 1`,
      [String(id)],
    )
    expect(rows).toEqual([{ subject: `Size and color “${article.variants[0]?.sku}”` }])
  })

  it('does not put a variant on sale that the print provider does not sell', async () => {
    const { id } = await first()
    await site.pool.query('update variants set sellable = false where id = $1', [id])
    expect((await allow(true)).status).toBe(200)
    expect(await first()).toMatchObject({ sellable: false })
    await site.pool.query('update variants set sellable = true where id = $1', [id])
  })

  it('does not allow creating or deleting a variant', async () => {
    const { id } = await first()
    const answers = await Promise.all([
      sendFromPanel(site, employee, 'POST', '/cms/api/variants', { sku: 'PLANTED' }),
      sendFromPanel(site, employee, 'DELETE', `/cms/api/variants/${id}`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  })
})
