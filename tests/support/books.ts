import { expect } from 'vitest'
import { BUYER_EVENTS } from '#contracts/shop/orderEvents.ts'
import { readSalesReport, type SalesReport } from '#domain/operations/reports/readSalesReport.ts'
import siteTexts from '#texts/de/site.json' with { type: 'json' }
import type { Browser } from './Browser.ts'
import { askCards } from './cards.ts'
import { centsIn, readCsv } from './csv.ts'
import { mailsTo } from './mails.ts'
import { cardRefunds } from './orders.ts'
import type { Site } from './site.ts'

/** What the providers' ledgers say about an order. */
export type Ledger = {
  reference: string
  paidAt: Date
  /** By card. */
  chargedCents: number
  cardBackCents: number
  giftCents: number
  giftBackCents: number
  taxCents: number
  /** By SKU. */
  lineTaxes: Record<string, number>
  shippingTaxCents: number
}

type Row = { id: number; paidAt: Date; email: string; intentId: string | null; calculationId: string | null }
type Calculation = {
  tax_amount_exclusive: number
  shipping_cost: { amount_tax: number } | null
  line_items: { data: { reference: string; amount_tax: number }[] }
}

const sum = (all: number[]): number => all.reduce((total, one) => total + one, 0)

async function rowOf(site: Site, reference: string): Promise<Row> {
  const { rows } = await site.pool.query<Row>(
    `select id, paid_at as "paidAt", email, payment_intent_id as "intentId", tax_calculation_id as "calculationId"
     from orders where reference = $1`,
    [reference],
  )
  if (!rows[0]) throw new Error(`There is no order ${reference}`)
  return rows[0]
}

export async function ledgerOf(site: Site, reference: string): Promise<Ledger> {
  const { id, paidAt, intentId, calculationId } = await rowOf(site, reference)
  const intent = intentId ? await askCards<{ amount_received: number }>(site, `payment_intents/${intentId}`) : null
  const refunds = intentId ? await cardRefunds(site, intentId) : []
  const path = `tax/calculations/${calculationId}?expand[]=line_items`
  const tax = calculationId ? await askCards<Calculation>(site, path) : null
  const { rows: entries } = await site.pool.query<{ cents: number }>(
    'select cents::int as cents from gift_card_entries where order_id = $1',
    [id],
  )
  const cents = entries.map((entry) => entry.cents)
  return {
    reference,
    paidAt,
    chargedCents: intent?.amount_received ?? 0,
    cardBackCents: sum(refunds.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)),
    giftCents: 0 - sum(cents.filter((one) => one < 0)),
    giftBackCents: sum(cents.filter((one) => one > 0)),
    taxCents: tax?.tax_amount_exclusive ?? 0,
    lineTaxes: Object.fromEntries(tax?.line_items.data.map((line) => [line.reference, line.amount_tax]) ?? []),
    shippingTaxCents: tax?.shipping_cost?.amount_tax ?? 0,
  }
}

type Shown = {
  payment: string
  refunded: string
  summary: { subtotal: string; discount: string; shipping: string; tax: string; total: string }
  creditNotes: { amount: string }[]
  timeline: { kind: string }[]
}

/** Compares the order page, invoices, emails and exports with the ledgers. @returns the tax that the credit notes gave back. */
export async function checkBooks(
  site: Site,
  { buyer, owner, ledger }: { buyer: Browser; owner: Browser; ledger: Ledger },
): Promise<number> {
  const { reference, chargedCents, cardBackCents, giftCents, giftBackCents, taxCents } = ledger
  const backCents = cardBackCents + giftBackCents
  const order = (await buyer.get(`/api/orders/${reference}`)).json as Shown
  const row = await rowOf(site, reference)
  expect(centsIn(order.summary.total), 'total').toBe(chargedCents + giftCents)
  expect(centsIn(order.summary.tax), 'tax').toBe(taxCents)
  expect(centsIn(order.refunded), 'refunded').toBe(backCents)
  expect(sum(order.creditNotes.map(({ amount }) => centsIn(amount))), 'credited').toBe(backCents)

  const { rows } = await site.pool.query<{ kind: string; total: number; tax: number }>(
    'select kind, total_cents::int as total, tax_cents::int as tax from invoices where order_id = $1',
    [row.id],
  )
  const [invoice] = rows.filter(({ kind }) => kind === 'invoice')
  expect(invoice, 'invoice').toMatchObject({ total: chargedCents + giftCents, tax: taxCents })
  const taxBackCents = sum(rows.filter(({ kind }) => kind === 'credit_note').map(({ tax }) => tax))
  if (backCents === chargedCents + giftCents) expect(taxBackCents, 'all tax back').toBe(taxCents)

  await checkExports({ owner, ledger, taxBackCents, discount: order.summary.discount })
  expect(await mailedCents(site, row.email, reference), 'emails').toBe(backCents)
  expect(order.timeline.map(({ kind }) => kind).filter((kind) => !isTranslated(kind))).toEqual([])
  return taxBackCents
}

/** What the emails about refunds and a cancellation say, together. */
async function mailedCents(site: Site, email: string, reference: string): Promise<number> {
  const refunds = await mailsTo(site, email, new RegExp(`^We refunded .* for order ${reference}`))
  const cancellations = await mailsTo(site, email, new RegExp(`^Order ${reference} was canceled`))
  const said = [
    ...refunds.map((mail) => /^Subject: We refunded \$([\d.,]+) for/m.exec(mail)?.[1]),
    // Each is in the HTML part again.
    ...cancellations.flatMap((mail) => [
      /We refunded \$([\d.,]+) for order/.exec(mail)?.[1] ?? '0',
      /\$([\d.,]+) went back to your gift card/.exec(mail)?.[1] ?? '0',
    ]),
  ]
  return sum(said.map(centsIn))
}

const translated = new Set(
  Object.entries(BUYER_EVENTS).flatMap(([kind, { text }]) => (Object.hasOwn(siteTexts, text) ? [kind] : [])),
)
const isTranslated = (kind: string): boolean => translated.has(kind)

type Exported = { owner: Browser; ledger: Ledger; taxBackCents: number; discount: string }

async function checkExports({ owner, ledger, taxBackCents, discount }: Exported): Promise<void> {
  const { reference, chargedCents, cardBackCents, giftCents, giftBackCents, taxCents, lineTaxes } = ledger
  const ofOrder = (all: Record<string, string>[]) => all.filter((line) => line['Order'] === reference)
  const [exported] = ofOrder(await readCsv(owner, '/api/admin/orders.csv'))
  const lines = ofOrder(await readCsv(owner, '/api/admin/exports/order-lines.csv'))
  const column = (title: string) => sum(lines.map((line) => centsIn(line[title])))
  const cell = (title: string) => centsIn(exported?.[title])
  expect(cell('Total')).toBe(chargedCents + giftCents)
  expect(cell('Refunded')).toBe(cardBackCents + giftBackCents)
  expect(cell('Returned to gift card')).toBe(giftBackCents)
  expect(cell('Tax')).toBe(taxCents)
  expect(cell('Tax on shipping')).toBe(ledger.shippingTaxCents)
  expect(cell('Tax refunded')).toBe(taxBackCents)
  expect(column('Share of discount')).toBe(centsIn(discount))
  expect(column('Of it by code') + column('Of it for members')).toBe(centsIn(discount))
  expect(column('After discount') + column('Tax') + cell('Shipping') + cell('Tax on shipping')).toBe(cell('Total'))
  for (const [sku, cents] of Object.entries(lineTaxes)) {
    // Some pieces of a line may be a line of their own.
    const ofSku = lines.filter((line) => line['SKU'] === sku)
    expect(sum(ofSku.map((line) => centsIn(line['Tax']))), sku).toBe(cents)
  }
  for (const line of lines) expect(centsIn(line['After discount'])).toBeGreaterThanOrEqual(0)
}

type Stored = {
  reference: string
  fulfilment: string
  payment: string
  isReplacement: boolean
  cost: number | null
  lines: { title: string; pieces: number; paid: number; cost: number; isCancelled: boolean }[]
}

/** The whole dashboard, from the ledgers and the stored lines. @param taxBack by reference. */
export async function checkDashboard(site: Site, ledgers: Ledger[], taxBack: Map<string, number>): Promise<void> {
  const { rows: orders } = await site.pool.query<Stored>(
    `select reference, fulfilment, payment, replaces_id is not null as "isReplacement", provider_cost_cents::int as cost,
       (select json_agg(json_build_object('title', title, 'pieces', quantity, 'cost', unit_cost_cents * quantity, 'isCancelled', cancelled_at is not null,
         'paid', line_total_cents - code_discount_cents - member_discount_cents - other_discount_cents)) from order_lines l where l.order_id = o.id) as lines
     from orders o where payment not in ('pending', 'failed')`,
  )
  const report = await readSalesReport(site.pool, new Date(Date.now() + 1000))
  const keptBy = ({ chargedCents, giftCents, cardBackCents, giftBackCents }: Ledger) =>
    chargedCents + giftCents - cardBackCents - giftBackCents
  const marginOf = (ledger: Ledger): number => {
    const { chargedCents, cardBackCents, taxCents, reference } = ledger
    const fee = chargedCents === 0 ? 0 : Math.round(chargedCents * 0.029) + 30
    return chargedCents - cardBackCents - (taxCents - (taxBack.get(reference) ?? 0)) - fee
  }
  const revenueCents = sum(ledgers.map(({ chargedCents, cardBackCents }) => chargedCents - cardBackCents))
  const costCents = sum(orders.map(costOf))
  expect(report.last30Days).toEqual({
    orders: ledgers.filter((ledger) => keptBy(ledger) > 0).length,
    revenueCents,
    marginCents: sum(ledgers.map(marginOf)) - costCents,
    giftCardCents: 0,
  })
  expect(sum(report.weeks.map((week) => week.revenueCents))).toBe(revenueCents)
  expect(report.bestSellers).toEqual(bestSellersOf(orders))
  const states = [...new Set(orders.map(({ fulfilment }) => fulfilment))]
  const count = (state: string) => orders.filter(({ fulfilment }) => fulfilment === state).length
  expect(Object.fromEntries(report.byState.map((one) => [one.state, one.count]))).toEqual(
    Object.fromEntries(states.map((state) => [state, count(state)])),
  )
}

function costOf({ fulfilment, cost, lines }: Stored): number {
  if (fulfilment === 'cancelled') return 0
  return cost ?? sum(lines.filter(({ isCancelled }) => !isCancelled).map((line) => line.cost))
}

function bestSellersOf(orders: Stored[]): SalesReport['bestSellers'] {
  const byTitle = new Map<string, { pieces: number; revenueCents: number }>()
  for (const { lines, payment, isReplacement } of orders) {
    if (payment === 'refunded' || isReplacement) continue
    for (const { title, pieces, paid, isCancelled } of lines) {
      if (isCancelled) continue
      const known = byTitle.get(title) ?? { pieces: 0, revenueCents: 0 }
      byTitle.set(title, { pieces: known.pieces + pieces, revenueCents: known.revenueCents + paid })
    }
  }
  return [...byTitle]
    .map(([title, sold]) => ({ title, ...sold }))
    .sort((one, other) => other.pieces - one.pieces || (one.title < other.title ? -1 : 1))
    .slice(0, 5)
}
