import type { Browser } from '../Browser.ts'
import { centsIn, readCsv } from '../csv.ts'
import type { Site } from '../site.ts'
import { backOf, type CardLedger, type CardPayment, sum } from './cardLedger.ts'
import type { Differences } from './Differences.ts'

type Invoice = { kind: 'invoice' | 'credit_note'; number: string; total: number; tax: number; data: Paper }
type Paper = { totalCents: number; taxCents: number; items: { totalCents: number }[]; rest: { cents: number }[] }
type Line = { position: number; paid: number; tax: number; total: number; off: number; isCancelled: boolean }
type Return = { cents: number; tax: number; isGift: boolean; status: string }

type Stored = {
  id: number
  reference: string
  email: string
  intentId: string | null
  payment: string
  subtotal: number
  discount: number
  shipping: number
  shippingTax: number
  tax: number
  total: number
  refunded: number
  refundedTax: number
  gift: number
  giftCardId: number | null
  isReplacement: boolean
  paidAt: Date
  fulfilment: string
  printCost: number | null
  goodsCost: number
  lines: Line[]
  returns: Return[] | null
  invoices: Invoice[] | null
}

/** An order, as its payment and its lines say. */
export type AuditedOrder = Pick<Stored, 'reference' | 'email' | 'paidAt' | 'giftCardId'> & {
  at: Date
  totalCents: number
  chargedCents: number
  cardBackCents: number
  giftCents: number
  giftBackCents: number
  keptTaxCents: number
  costCents: number
}

async function readStored(site: Site): Promise<Stored[]> {
  const { rows } = await site.pool.query<Stored>(
    `select id, reference, email, payment_intent_id as "intentId", payment, subtotal_cents::int as subtotal, discount_cents::int as discount,
       shipping_cents::int as shipping, shipping_tax_cents::int as "shippingTax", tax_cents::int as tax, total_cents::int as total,
       refunded_cents::int as refunded, refunded_tax_cents::int as "refundedTax", gift_cents::int as gift, gift_card_id as "giftCardId",
       replaces_id is not null as "isReplacement", paid_at as "paidAt", fulfilment, provider_cost_cents::int as "printCost",
       (select coalesce(sum(unit_cost_cents * quantity), 0)::int from order_lines l where l.order_id = o.id and cancelled_at is null) as "goodsCost",
       (select json_agg(json_build_object('position', position, 'total', line_total_cents, 'tax', tax_cents, 'isCancelled', cancelled_at is not null,
         'off', code_discount_cents + member_discount_cents + other_discount_cents, 'paid', paid_cents)) from order_lines l where l.order_id = o.id) as lines,
       (select json_agg(json_build_object('cents', amount_cents, 'tax', tax_cents, 'isGift', gift_card_id is not null, 'status', status))
         from refunds r where r.order_id = o.id) as returns,
       (select json_agg(json_build_object('kind', kind, 'number', number, 'total', total_cents, 'tax', tax_cents, 'data', data) order by id)
         from invoices i where i.order_id = o.id) as invoices
     from orders o where payment not in ('pending', 'failed') order by id`,
  )
  return rows
}

/** Compares each order, its lines, its papers and its rows of the exports with what the card provider has. */
export async function auditOrders(
  site: Site,
  { cards, owner, differences }: { cards: CardLedger; owner: Browser; differences: Differences },
): Promise<AuditedOrder[]> {
  const stored = await readStored(site)
  const entries = await readEntries(site)
  const exported = byOrder(await readCsv(owner, '/api/admin/orders.csv'))
  const exportedLines = byOrder(await readCsv(owner, '/api/admin/exports/order-lines.csv'))
  differences.compare('Orders in the export', exported.size, stored.length)
  const audited: AuditedOrder[] = []
  for (const order of stored) {
    const card = order.intentId ? cards.payments.get(order.intentId) : undefined
    const about = `Order ${order.reference} of ${order.email}`
    const compare = (what: string, shown: number | string | undefined, real: number | string) =>
      differences.compare(`${about}, ${what}`, shown, real)
    const spent = entries.get(order.id) ?? []
    const money = moneyOf(order, card, spent)
    const backCents = auditMoney(order, money, compare)
    auditPapers(order, { ...money, refundedCents: card?.refundedCents ?? 0, lostCents: card?.lostCents ?? 0 }, compare)
    auditRows(exported.get(order.reference)?.[0] ?? {}, exportedLines.get(order.reference) ?? [], {
      order,
      backCents,
      giftBackCents: money.giftBackCents,
      compare,
    })
    const costCents = order.fulfilment === 'cancelled' ? 0 : (order.printCost ?? order.goodsCost)
    const { reference, email, paidAt, giftCardId, tax, refundedTax } = order
    const at = card?.at ?? paidAt
    audited.push({ reference, email, paidAt, giftCardId, at, ...money, keptTaxCents: tax - refundedTax, costCents })
  }
  auditNumbers(stored, differences)
  return audited
}

type Compare = (what: string, shown: number | string | undefined, real: number | string) => void
type Money = Pick<AuditedOrder, 'totalCents' | 'chargedCents' | 'cardBackCents' | 'giftCents' | 'giftBackCents'>

function moneyOf(order: Stored, card: CardPayment | undefined, spent: number[]): Money {
  const chargedCents = card?.cents ?? 0
  return {
    totalCents: order.subtotal - order.discount + order.shipping + order.tax,
    chargedCents,
    cardBackCents: card ? backOf(card) : 0,
    giftCents: -sum(spent.filter((cents) => cents < 0)),
    giftBackCents: sum(spent.filter((cents) => cents > 0)),
  }
}

/** @returns what the buyer has back. */
function auditMoney(order: Stored, money: Money, compare: Compare): number {
  const { totalCents, chargedCents, cardBackCents, giftCents, giftBackCents } = money
  const backCents = Math.min(totalCents, cardBackCents + giftBackCents)
  compare('total', order.total, totalCents)
  compare('paid', order.total, chargedCents + giftCents)
  compare('paid by gift card', order.gift, giftCents)
  compare('subtotal of the lines', order.subtotal, sum(order.lines.map(({ total }) => total)))
  compare('discount of the lines', order.discount, sum(order.lines.map(({ off }) => off)))
  compare('tax of the lines', order.tax - order.shippingTax, sum(order.lines.map(({ tax }) => tax)))
  compare('paid for the lines', sum(order.lines.map(({ paid }) => paid)), order.subtotal - order.discount)
  compare('refunded', order.refunded, backCents)
  const isFree = totalCents === 0
  const state = backCents === 0 || isFree ? 'paid' : backCents === totalCents ? 'refunded' : 'partially_refunded'
  compare('state of the payment', order.payment, state)
  if (backCents === totalCents) compare('all tax refunded', order.refundedTax, order.tax)
  if (backCents === 0) compare('no tax refunded', order.refundedTax, 0)
  const returns = (order.returns ?? []).filter(({ status }) => status !== 'failed')
  const asStored = (isGift: boolean) => sum(returns.filter((one) => one.isGift === isGift).map(({ cents }) => cents))
  compare('returned to the gift card', asStored(true), giftBackCents)
  return backCents
}

function auditPapers(
  order: Stored,
  money: Money & Pick<CardPayment, 'refundedCents' | 'lostCents'>,
  compare: Compare,
): void {
  const { chargedCents, giftCents, giftBackCents, refundedCents, lostCents } = money
  const all = order.invoices ?? []
  const notes = all.filter(({ kind }) => kind === 'credit_note')
  if (order.isReplacement) return compare('papers of a replacement', all.length, 0)
  compare('invoices', all.length - notes.length, 1)
  for (const { kind, number, total, tax, data } of all) {
    const items = sum(data.items.map(({ totalCents }) => totalCents)) + sum(data.rest.map(({ cents }) => cents))
    compare(`${number}, its lines`, items, total)
    compare(`${number}, its total`, data.totalCents, total)
    compare(`${number}, its tax`, data.taxCents, tax)
    if (kind === 'invoice') compare('invoiced', total, chargedCents + giftCents)
    if (kind === 'invoice') compare('tax invoiced', tax, order.tax)
  }
  // What a bank took was not refunded by the seller, also where it took what had been refunded before.
  compare('credited', sum(notes.map(({ total }) => total)), refundedCents + giftBackCents)
  const creditedTax = sum(notes.map(({ tax }) => tax))
  if (lostCents === 0) compare('tax credited', creditedTax, order.refundedTax)
}

type Row = Record<string, string>
type Facts = { order: Stored; backCents: number; giftBackCents: number; compare: Compare }

function auditRows(exported: Row, lines: Row[], { order, backCents, giftBackCents, compare }: Facts): void {
  const cell = (title: string) => centsIn(exported[title])
  const column = (title: string) => sum(lines.map((line) => centsIn(line[title])))
  compare('exported total', cell('Total'), order.subtotal - order.discount + order.shipping + order.tax)
  compare('exported refund', cell('Refunded'), backCents)
  compare('exported return to the gift card', cell('Returned to gift card'), giftBackCents)
  compare('exported part of the gift card', cell('Paid by gift card'), order.gift)
  compare('exported tax', column('Tax') + cell('Tax on shipping'), cell('Tax'))
  compare(
    'exported lines',
    column('After discount') + column('Tax') + cell('Shipping') + cell('Tax on shipping'),
    cell('Total'),
  )
  compare('exported discount', column('Share of discount'), cell('Discount'))
}

/** Numbers of invoices and of credit notes have no gaps. */
function auditNumbers(orders: Stored[], differences: Differences): void {
  for (const wanted of ['invoice', 'credit_note'] as const) {
    const numbers = orders
      .flatMap(({ invoices }) => invoices ?? [])
      .filter(({ kind }) => kind === wanted)
      .map(({ number }) => Number(/(\d+)$/.exec(number)?.[1]))
    differences.compare(`Numbers of kind ${wanted}`, Math.max(0, ...numbers), numbers.length)
    differences.compare(`Different numbers of kind ${wanted}`, new Set(numbers).size, numbers.length)
  }
}

function byOrder(rows: Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const reference = row['Order'] ?? ''
    found.set(reference, [...(found.get(reference) ?? []), row])
  }
  return found
}

/** What each order took from and gave back to gift cards. */
async function readEntries(site: Site): Promise<Map<number, number[]>> {
  const { rows } = await site.pool.query<{ order: number; cents: number[] }>(
    `select order_id as "order", array_agg(cents::int) as cents from gift_card_entries where order_id is not null group by 1`,
  )
  return new Map(rows.map(({ order, cents }) => [order, cents]))
}
