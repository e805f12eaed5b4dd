import type { Browser } from '../Browser.ts'
import { centsIn, readCsv } from '../csv.ts'
import type { Site } from '../site.ts'
import { backOf, type CardLedger, sum } from './cardLedger.ts'
import type { AuditedOrder } from './auditOrders.ts'
import type { Differences } from './Differences.ts'

type Sale = {
  reference: string
  intentId: string
  amount: number
  tax: number
  refunded: number
  refundedTax: number
  taken: number
  giftCardId: number | null
  months: number | null
  buyer: string
}
type Card = { id: number; amount: number; balance: number; least: number; isActive: boolean }

/** A gift card or a gift membership that was bought. */
export type AuditedSale = { at: Date; cents: number; backCents: number; keptTaxCents: number }
export type AuditedGifts = { sales: AuditedSale[]; open: { count: number; cents: number } }

type Given = { cards: CardLedger; orders: AuditedOrder[]; owner: Browser; differences: Differences }

/** What was sold, spent, returned, taken back, owed and can still be spent. */
export async function auditGifts(site: Site, { cards, orders, owner, differences }: Given): Promise<AuditedGifts> {
  const sold = await readSales(site)
  const sales = sold.map((sale) => {
    const card = cards.payments.get(sale.intentId)
    const about = `Gift ${sale.reference} of ${sale.buyer}`
    differences.compare(`${about}, paid`, sale.amount, card?.cents ?? 0)
    const backCents = card ? backOf(card) : 0
    differences.compare(`${about}, refunded`, sale.refunded, backCents)
    if (backCents === sale.amount) differences.compare(`${about}, all tax refunded`, sale.refundedTax, sale.tax)
    if (backCents === 0) differences.compare(`${about}, no tax refunded`, sale.refundedTax, 0)
    const goingCents = card ? Math.min(card.cents, card.goingCents + card.lostCents) : 0
    return { ...sale, goingCents, at: card?.at ?? new Date(0), cents: sale.amount, backCents }
  })
  const rows = await readCsv(owner, '/api/admin/exports/gift-cards.csv')
  const open: number[] = []
  for (const card of await readCards(site)) {
    const about = `Gift card ${card.id}`
    const sale = sales.find(({ giftCardId }) => giftCardId === card.id)
    if (sale) differences.compare(`${about}, sold for`, card.amount, sale.cents)
    const spending = orders.filter(({ giftCardId }) => giftCardId === card.id)
    // What an order cost and no card paid.
    const spent = sum(spending.map(({ totalCents, chargedCents }) => totalCents - chargedCents))
    const left = card.amount - spent + sum(spending.map(({ giftBackCents }) => giftBackCents)) - (sale?.goingCents ?? 0)
    differences.compare(`${about}, balance`, card.balance, Math.max(0, left))
    if (card.least < 0) differences.compare(`${about}, lowest balance`, card.least, 0)
    if (sale) differences.compare(`${about}, owes`, sale.goingCents - sale.taken, Math.max(0, -left))
    const row = rows.find((one) => one['Id'] === String(card.id))
    differences.compare(`${about}, exported balance`, centsIn(row?.['Balance']), Math.max(0, left))
    if (sale) differences.compare(`${about}, exported refund`, centsIn(row?.['Refunded']), sale.backCents)
    if (card.isActive && left > 0) open.push(left)
  }
  const exportedGifts = await readCsv(owner, '/api/admin/exports/gift-memberships.csv')
  for (const sale of sales.filter(({ months }) => months !== null)) {
    const row = exportedGifts.find((one) => one['Purchase'] === sale.reference)
    differences.compare(`Gift ${sale.reference}, exported amount`, centsIn(row?.['Amount']), sale.cents)
    differences.compare(`Gift ${sale.reference}, exported refund`, centsIn(row?.['Refunded']), sale.backCents)
  }
  return {
    sales: sales.map(({ tax, refundedTax, ...sale }) => ({ ...sale, keptTaxCents: tax - refundedTax })),
    open: { count: open.length, cents: sum(open) },
  }
}

async function readSales(site: Site): Promise<Sale[]> {
  const { rows } = await site.pool.query<Sale>(
    `select reference, payment_intent_id as "intentId", amount_cents::int as amount, tax_cents::int as tax, refunded_cents::int as refunded,
       refunded_tax_cents::int as "refundedTax", taken_cents::int as taken, gift_card_id as "giftCardId", months::int, buyer_email as buyer
     from gift_card_sales where payment = 'paid'`,
  )
  return rows
}

async function readCards(site: Site): Promise<Card[]> {
  const { rows } = await site.pool.query<Card>(
    `select g.id, g.amount_cents::int as amount, g.is_active as "isActive", coalesce(e.balance, g.amount_cents)::int as balance, coalesce(e.least, 0)::int as least
     from gift_cards g left join lateral (select sum(cents) as balance, min(running) as least from
       (select cents, sum(cents) over (order by id) as running from gift_card_entries where gift_card_id = g.id) entries) e on true`,
  )
  return rows
}
