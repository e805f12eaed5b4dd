import { addressLines } from '#contracts/shop/addressLines.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { type Database, returnsRow, row, sql, statement, type Json } from '#database/sql.ts'
import { deliveryAddress } from '../orders/deliveryAddress.ts'
import type { InvoiceData } from './invoiceData.ts'
import { checkSum, invoiceRest } from './invoiceLines.ts'
import { nextNumber } from './nextNumber.ts'
import { readSeller } from './readSeller.ts'

/** Once per order, in the transaction that marks it paid, and last in it: see `nextNumber`. Requires the order's lock. */
export async function issueInvoice(tx: Database, orderId: number, now: Date): Promise<void> {
  if (await returnsRow(tx, statement`select 1 from invoices where order_id = ${orderId} and kind = 'invoice'`)) return
  const order = await readBilled(tx, orderId)
  if (!order) return
  const { reference, currency, isDemo, createdAt, paidAt, totalCents, giftCents, taxCents, items } = order
  const language = order.memberLanguage ?? order.language
  const { seller, series } = await readSeller(tx)
  const data: InvoiceData = {
    reference,
    currency,
    language,
    isDemo,
    orderedAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    seller,
    buyer: linesOf(order.billingAddress, language),
    deliverTo: linesOf(order.shippingAddress, language),
    items,
    rest: invoiceRest(order),
    totalCents,
    giftCents,
    taxCents,
    corrects: null,
  }
  checkSum(data)
  const number = await nextNumber(tx, 'invoice', series)
  await tx.query(sql`
    insert into invoices (order_id, kind, number, total_cents, tax_cents, issued_at, data)
    values (${orderId}, 'invoice', ${number}, ${totalCents}, ${taxCents}, ${now}, ${JSON.stringify(data)}::jsonb)`)
}

type Billed = {
  reference: string
  currency: string
  language: Language
  memberLanguage: Language | null
  isDemo: boolean
  createdAt: Date
  paidAt: Date | null
  billingAddress: Json
  shippingAddress: Json
  discountCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
  giftCents: number
  items: { text: string; quantity: number; unitCents: number; totalCents: number }[]
}

const readBilled = (tx: Database, orderId: number): Promise<Billed | null> =>
  row(
    tx,
    sql<Billed>`
      select o.reference, o.currency, o.language, u.language as "memberLanguage", o.is_demo as "isDemo", o.created_at as "createdAt", o.paid_at as "paidAt",
        o.billing_address as "billingAddress", o.shipping_address as "shippingAddress", o.discount_cents as "discountCents",
        o.shipping_cents as "shippingCents", o.tax_cents as "taxCents", o.total_cents as "totalCents", o.gift_cents as "giftCents",
        coalesce((select coalesce(json_agg(json_build_object('text', l.title || case when l.color = '' then '' else ', ' || l.color end || case when l.size = '' then '' else ', ' || l.size end, 'quantity', l.quantity,
          'unitCents', l.unit_price_cents, 'totalCents', l.line_total_cents) order by l.position), '[]')
          from order_lines l where l.order_id = o.id), '[]') as items
      from orders o left join users u on u.id = o.user_id and u.closed_at is null
      where o.id = ${orderId} and o.payment not in ('pending', 'failed') and o.replaces_id is null`,
  )

function linesOf(stored: Json, language: Language): string[] {
  const address = deliveryAddress(stored)
  return address ? addressLines(address, language) : []
}
