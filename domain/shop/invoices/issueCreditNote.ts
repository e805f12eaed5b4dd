import type { Cents } from '#contracts/shared/money.ts'
import { refundReasonInEnglish } from '#contracts/shop/refundReasons.ts'
import { storedFactSchema } from '#contracts/platform/storedFactSchema.ts'
import { type Database, returnsRow, row, sql, statement, type Json } from '#database/sql.ts'
import { refundTax } from '../payments/refundTax.ts'
import { type InvoiceData, invoiceDataSchema } from './invoiceData.ts'
import { checkSum } from './invoiceLines.ts'
import { issueInvoice } from './issueInvoice.ts'
import { nextNumber } from './nextNumber.ts'
import { readSeller } from './readSeller.ts'

type Refunded = { id: number; amountCents: Cents; taxCents: Cents; kind: string; values: Json }
type Corrected = {
  number: string
  issuedAt: Date
  data: Json
  creditedCents: Cents | null
  creditedTaxCents: Cents | null
  refundedCents: Cents | null
}

/**
 * Once per refund that succeeded, last in its transaction. A refund that the bank returns later is still owed to the buyer,
 * so its credit note stays, and making that refund again is not credited again. Requires the order's lock.
 */
export async function issueCreditNote(tx: Database, orderId: number, refundId: number, now: Date): Promise<void> {
  if (await returnsRow(tx, statement`select 1 from invoices where refund_id = ${refundId}`)) return
  const refund = await row(
    tx,
    sql<Refunded>`
      select id, amount_cents as "amountCents", tax_cents as "taxCents", reason as kind, reason_values as "values" from refunds where id = ${refundId}`,
  )
  await issueInvoice(tx, orderId, now)
  const invoice = await row(
    tx,
    sql<Corrected>`
      select number, issued_at as "issuedAt", data,
        (select sum(total_cents) from invoices where order_id = ${orderId} and kind = 'credit_note') as "creditedCents",
        (select sum(tax_cents) from invoices where order_id = ${orderId} and kind = 'credit_note') as "creditedTaxCents",
        (select sum(amount_cents) from refunds where order_id = ${orderId} and status = 'succeeded') as "refundedCents"
      from invoices where order_id = ${orderId} and kind = 'invoice'`,
  )
  // An order that never counted as paid has no invoice to correct.
  if (!refund || !invoice) return
  const amountCents = Math.min(refund.amountCents, (invoice.refundedCents ?? 0) - (invoice.creditedCents ?? 0))
  if (amountCents <= 0) return
  const { seller, series } = await readSeller(tx)
  const data = creditNoteData({ ...refund, amountCents }, invoice, seller)
  checkSum(data)
  const number = await nextNumber(tx, 'credit_note', series)
  await tx.query(sql`
    insert into invoices (order_id, kind, number, refund_id, total_cents, tax_cents, issued_at, data)
    values (${orderId}, 'credit_note', ${number}, ${refundId}, ${data.totalCents}, ${data.taxCents}, ${now}, ${JSON.stringify(data)}::jsonb)`)
}

function creditNoteData(refund: Refunded, invoice: Corrected, seller: InvoiceData['seller']): InvoiceData {
  const { number, issuedAt } = invoice
  const corrected = invoiceDataSchema.parse(invoice.data)
  const { amountCents } = refund
  const left = {
    restCents: corrected.totalCents - (invoice.creditedCents ?? 0),
    restTaxCents: corrected.taxCents - (invoice.creditedTaxCents ?? 0),
  }
  // Another one than the refund's where a part of it was credited before.
  const taxCents = refundTax(amountCents, left, refund.taxCents)
  const goodsCents = amountCents - taxCents
  const reason = storedFactSchema.parse(refund)
  return {
    ...corrected,
    seller,
    items: [
      { text: refundReasonInEnglish(reason), reason, quantity: 1, unitCents: goodsCents, totalCents: goodsCents },
    ],
    rest: [{ label: 'Tax', cents: taxCents }],
    totalCents: amountCents,
    giftCents: 0,
    taxCents,
    corrects: { number, issuedAt: issuedAt.toISOString() },
  }
}
