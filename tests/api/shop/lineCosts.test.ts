import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readSalesReport } from '#domain/operations/reports/readSalesReport.ts'
import type { Browser } from '../../support/Browser.ts'
import { readCsv } from '../../support/csv.ts'
import { mailsTo } from '../../support/mails.ts'
import { sellTo } from '../../support/markets.ts'
import { becomes, buy, type Bought, cardRefunds, holdFor, jobsDone, orderOf } from '../../support/orders.ts'
import { signUpEmployee } from '../../support/people.ts'
import { applyCode, createCode } from '../../support/promoCodes.ts'
import { address, openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let owner: Browser
/** By name. */
const variants: Record<string, number> = {}

beforeAll(async () => {
  await openShop(site)
  owner = await signUpEmployee(site)
  await sellTo(site, 'US', 'DE')
  await holdFor(site, 60)
  await nameVariants()
  const shirts = { kind: 'percent', category: 'T-shirts' }
  await createCode(site, owner, { code: 'HALFTEES', percent: 50, ...shirts })
  await createCode(site, owner, { code: 'FREESTICKERS', kind: 'percent', percent: 100, category: 'Stickers' })
  await createCode(site, owner, { code: 'TENOFF', kind: 'amount', amountCents: 1000 })
  await createCode(site, owner, { code: 'OVERSEVENTY', percent: 30, minimumCents: 7000, kind: 'percent' })
})
beforeEach(async () => {
  await site.pool.query('delete from rate_limits')
  await site.pool.query(`update site_settings set value = 'none' where key = 'tax_service'`)
})

/** Of different articles, at the prices of these tests. */
async function nameVariants(): Promise<void> {
  const { rows } = await site.pool.query<{ id: number; articleId: number }>(
    `select distinct on (v.merchandise_id) v.id, v.merchandise_id as "articleId" from variants v
     join merchandise m on m.id = v.merchandise_id where v.sellable and not m.hidden and m.vanished_at is null order by v.merchandise_id, v.id`,
  )
  const wanted = [
    ['tee', 'T-shirts', 2690],
    ['hoodie', 'Hoodies', 5490],
    ['sticker', 'Stickers', 450],
    ['mug', 'Drinkware', 1450],
    ['cap', 'Headwear', 1350],
  ] as const
  for (const [index, [name, category, cents]] of wanted.entries()) {
    const { id = 0, articleId = 0 } = rows[index] ?? {}
    await site.pool.query('update merchandise set category = $2 where id = $1', [articleId, category])
    await site.pool.query('update variants set retail_price_cents = $2, stock = null where id = $1', [id, cents])
    variants[name] = id
  }
}

const taxed = () =>
  site.pool.query(
    `insert into site_settings (key, value) values ('tax_service', 'stripe') on conflict (key) do update set value = 'stripe'`,
  )
const IN_BERLIN = { ...address, street: 'Ringweg 1', city: 'Berlin', state: undefined, country: 'DE', zipCode: '10115' }
const IN_NEW_YORK = { ...address, city: 'New York', state: 'NY', zipCode: '10001' }

async function buyWith(code: string | null, names: string[], shippingAddress: object = address): Promise<Bought> {
  const buyer = site.visitor()
  for (const name of names) await buyer.post('/api/cart', { merchandiseVariantId: variants[name], quantity: 1 })
  if (code) expect((await applyCode(buyer, code)).status).toBe(200)
  const bought = await buy(site, { buyer, variantIds: [], form: { shippingAddress } })
  await jobsDone(site)
  return bought
}

type Line = { id: number; quantity: number; lineTotal: string; cancelRefund: string | null }
type Shown = { lines: Line[]; cancelRefund: string | null; summary: { total: string } }
const shown = async ({ buyer, reference }: Bought) => (await buyer.get(`/api/orders/${reference}`)).json as Shown
const priced = (lines: Line[], lineTotal: string): Line =>
  lines.find((line) => line.lineTotal === lineTotal) ?? ({} as Line)

/** @returns what the order page promised for it. */
async function cancel(bought: Bought, lineTotal: string): Promise<string | null | undefined> {
  const { id, cancelRefund } = priced((await shown(bought)).lines, lineTotal)
  expect((await bought.buyer.post(`/api/orders/${bought.reference}/lines/${id}/cancel`)).status).toBe(200)
  await jobsDone(site)
  return cancelRefund
}

/** Newest first, at the card provider. */
const refundsOf = async ({ reference }: Bought): Promise<number[]> => {
  const { payment_intent_id: payment } = await orderOf(site, reference)
  return (await cardRefunds(site, payment)).map(({ amount }) => amount)
}

describe('a code for half the price of T-shirts: canceling', () => {
  it('the hoodie beside them returns its full price', async () => {
    const bought = await buyWith('HALFTEES', ['tee', 'hoodie'])
    expect((await shown(bought)).summary.total).toBe('68.35')
    expect(await cancel(bought, '54.90')).toBe('54.90')
    expect(await refundsOf(bought)).toEqual([5490])
    const [mail, ...more] = await mailsTo(site, bought.email, /^We refunded/)
    expect(more).toEqual([])
    expect(mail).toContain('$54.90')
  })

  it('the T-shirt returns half its price, and what is left of the order returns the rest', async () => {
    const bought = await buyWith('HALFTEES', ['tee', 'hoodie'])
    expect(await cancel(bought, '26.90')).toBe('13.45')
    expect((await shown(bought)).cancelRefund).toBe('54.90')
    await bought.buyer.post(`/api/orders/${bought.reference}/cancel`)
    await becomes(site, bought.reference, { payment: 'refunded' })
    expect(await refundsOf(bought)).toEqual([5490, 1345])
  })

  it.each([
    ['54.90', 5490],
    ['26.90', 1345],
  ])('by a statutory withdrawal from the item for $%s, too', async (lineTotal, cents) => {
    const bought = await buyWith('HALFTEES', ['tee', 'hoodie'], IN_BERLIN)
    const { id } = priced((await shown(bought)).lines, lineTotal)
    const { reference, email } = bought
    const statement = { reference, email, name: 'Ada Guest', items: [{ id: Number(id), quantity: 1 }] }
    expect((await bought.buyer.post('/api/withdrawals', statement)).status).toBe(200)
    await jobsDone(site)
    expect(await refundsOf(bought)).toEqual([cents])
    const [receipt] = await mailsTo(site, email, /^We received your withdrawal/)
    expect(receipt).toContain(`We refund $${(cents / 100).toFixed(2)}`)
  })

  it('returns what is told before the buyer presses, while another refund is on its way', async () => {
    const bought = await buyWith('HALFTEES', ['tee', 'hoodie'])
    const amount = { amount: '60.00', reason: 'Late' }
    expect((await owner.post(`/api/admin/orders/${bought.id}/refund`, amount)).status).toBe(204)
    // The webhook of the refund may arrive later than the buyer.
    expect(priced((await shown(bought)).lines, '54.90').cancelRefund).toBe('8.35')
    expect((await shown(bought)).cancelRefund).toBe('8.35')
    expect(await cancel(bought, '54.90')).toBe('8.35')
    expect(await refundsOf(bought)).toEqual([835, 6000])
  })
})

describe('free stickers beside a mug', () => {
  it('return nothing when they are canceled, and the mug returns its price', async () => {
    const bought = await buyWith('FREESTICKERS', ['sticker', 'sticker', 'mug'])
    expect(await cancel(bought, '9.00')).toBe('0.00')
    expect(await refundsOf(bought)).toEqual([])
    expect(await mailsTo(site, bought.email, /^We refunded/)).toEqual([])
    const other = await buyWith('FREESTICKERS', ['sticker', 'sticker', 'mug'])
    expect(await cancel(other, '14.50')).toBe('14.50')
    expect(await refundsOf(other)).toEqual([1450])
  })
})

it('the shares of a discount in order-lines.csv add up to the discount', async () => {
  const { rows } = await site.pool.query<{ id: number }>(
    `select v.id from variants v where v.merchandise_id = (select merchandise_id from variants where id = $1) and v.sellable order by v.id limit 3`,
    [variants['cap']],
  )
  const ids = rows.map(({ id }) => id)
  expect(ids).toHaveLength(3)
  await site.pool.query('update variants set retail_price_cents = 1350, stock = null where id = any($1)', [ids])
  const buyer = site.visitor()
  for (const id of ids) await buyer.post('/api/cart', { merchandiseVariantId: id, quantity: 1 })
  await applyCode(buyer, 'TENOFF')
  const { reference } = await buy(site, { buyer, variantIds: [] })
  const lines = (await readCsv(owner, '/api/admin/exports/order-lines.csv')).filter(
    (line) => line['Order'] === reference,
  )
  expect(lines.map((line) => line['Share of discount'])).toEqual(['3.34', '3.33', '3.33'])
  expect(lines.map((line) => line['After discount'])).toEqual(['10.16', '10.17', '10.17'])
})

describe('tax', () => {
  beforeEach(taxed)

  it('goes back with a line as its own tax, and the tax on shipping with shipping', async () => {
    const bought = await buyWith(null, ['tee', 'mug'], IN_NEW_YORK)
    const order = await site.pool.query('select tax_cents, shipping_tax_cents from orders where id = $1', [bought.id])
    // 4 % of 26.90, of 14.50 and of 5.99.
    expect(order.rows[0]).toEqual({ tax_cents: String(108 + 58 + 24), shipping_tax_cents: '24' })
    expect(await cancel(bought, '26.90')).toBe('27.98')
    expect((await shown(bought)).cancelRefund).toBe('21.31')
    await bought.buyer.post(`/api/orders/${bought.reference}/cancel`)
    await becomes(site, bought.reference, { payment: 'refunded' })
    const { rows } = await site.pool.query<{ total_cents: string; tax_cents: string }>(
      `select total_cents, tax_cents from invoices where order_id = $1 and kind = 'credit_note' order by id`,
      [bought.id],
    )
    expect(rows).toEqual([
      { total_cents: '2798', tax_cents: '108' },
      { total_cents: '2131', tax_cents: '82' },
    ])
  })

  it('that was refunded costs no margin', async () => {
    const margin = async () => (await readSalesReport(site.pool, new Date(Date.now() + 60_000))).last30Days.marginCents
    const bought = await buyWith(null, ['tee', 'mug'], IN_NEW_YORK)
    const before = await margin()
    await owner.post(`/api/admin/orders/${bought.id}/refund`, { amount: '24.64', reason: 'Half of it' })
    await becomes(site, bought.reference, { payment: 'partially_refunded' })
    await jobsDone(site)
    // Half of the total has half of the tax: 95 of 190 cents.
    expect(before - (await margin())).toBe(2464 - 95)
  })
})

it('what a code’s minimum or the price of free shipping was reached with can be canceled; what was granted stays', async () => {
  const bought = await buyWith('OVERSEVENTY', ['tee', 'hoodie'])
  const { summary } = await shown(bought)
  expect(summary.total).toBe('57.26')
  expect(await cancel(bought, '54.90')).toBe('38.43')
  expect((await shown(bought)).cancelRefund).toBe('18.83')
})
