import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { splitCents } from '../checkout/splitCents.ts'

type Left = {
  /** Of a payment, not refunded yet. */
  restCents: Cents
  /** Part of the rest. */
  restTaxCents: Cents
}

/**
 * The tax in a refund: of a line its own, of any other amount in proportion to what is left. All refunds of a payment
 * together contain all of its tax, to the cent.
 * @param ownCents the tax of the lines that are refunded; null for any other amount.
 */
export function refundTax(amountCents: Cents, { restCents, restTaxCents }: Left, ownCents: Cents | null = null): Cents {
  const otherCents = Math.max(0, restCents - restTaxCents, amountCents - restTaxCents)
  const wanted = ownCents ?? splitCents(amountCents, [restTaxCents, otherCents])[0] ?? 0
  // What stays with the seller can't be less than its tax.
  const least = amountCents - otherCents
  return Math.max(0, least, Math.min(wanted, amountCents, restTaxCents))
}

/** Requires the order's lock. */
export async function orderRefundTax(
  tx: Database,
  orderId: number,
  amountCents: Cents,
  ownCents: Cents | null = null,
): Promise<Cents> {
  const left = await row(
    tx,
    sql<Left>`
      select coalesce(o.total_cents - o.refunded_cents - coalesce(open.cents, 0), 0) as "restCents",
        coalesce(greatest(0, o.tax_cents - o.refunded_tax_cents - coalesce(open.tax_cents, 0)), 0) as "restTaxCents"
      from orders o left join lateral (
        select sum(amount_cents) as cents, sum(tax_cents) as tax_cents from refunds
        where order_id = o.id and status in ('requested', 'pending')) open on true
      where o.id = ${orderId}`,
  )
  return left ? refundTax(amountCents, left, ownCents) : 0
}
