import { storedFact } from '#contracts/platform/facts.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { RefundReason } from '#contracts/shop/refundReasons.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'
import { orderRefundTax } from '../payments/refundTax.ts'
import { lockPurchase, settleDebt } from './settleDebt.ts'

export type ReturnedGift = {
  refundId: number
  amountCents: Cents
  /** Part of the amount that paid what the card owed. */
  settledCents: Cents
  lastFour: string
}

type Returning = { amountCents: Cents; taxCents: Cents }

type Reason = { reason: RefundReason; lineId?: number | null; requestedBy?: number | null; clientKey?: string | null }

/** What a gift card paid of an order and has not got back. Requires the order's lock. */
export async function giftLeft(tx: Database, orderId: number): Promise<Cents> {
  const left = await row(
    tx,
    sql<{ cents: Cents | null }>`
      select gift_cents - coalesce((select sum(amount_cents) from refunds r
        where r.order_id = o.id and r.gift_card_id is not null), 0) as cents
      from orders o where id = ${orderId}`,
  )
  return left?.cents ?? 0
}

/** Counts as a refund that has succeeded, also where the card owes it. Requires the order's lock. */
export async function returnGift(
  tx: Database,
  orderId: number,
  { amountCents, taxCents }: Returning,
  { reason, lineId = null, requestedBy = null, clientKey = null }: Reason,
): Promise<ReturnedGift | null> {
  if (amountCents <= 0) return null
  const order = await row(
    tx,
    sql<{ giftCardId: number | null }>`select gift_card_id as "giftCardId" from orders where id = ${orderId}`,
  )
  if (!order?.giftCardId) return null
  await lockPurchase(tx, order.giftCardId)
  const { kind, values } = storedFact(reason)
  const [returned] = await rows(
    tx,
    sql<Pick<ReturnedGift, 'refundId' | 'lastFour'>>`
      with back as (
        insert into refunds (order_id, amount_cents, tax_cents, reason, reason_values, line_id, requested_by_id, client_key, status, gift_card_id)
        select id, ${amountCents}::numeric, ${taxCents}::numeric, ${kind}, ${JSON.stringify(values)}::jsonb, ${lineId}::int, ${requestedBy}::int, ${clientKey}, 'succeeded'::enum_refunds_status, gift_card_id
        from orders where id = ${orderId} and gift_card_id is not null returning id, gift_card_id
      ), entry as (
        insert into gift_card_entries (gift_card_id, cents, what, order_id, refund_id)
        select gift_card_id, ${amountCents}::numeric, 'Returned', ${orderId}::int, id from back
      ), counted as (
        update orders set refunded_cents = refunded_cents + ${amountCents}::numeric,
          refunded_tax_cents = refunded_tax_cents + ${taxCents}::numeric where id = ${orderId} and exists (select 1 from back)
      )
      select back.id as "refundId", coalesce(g.last_four, '') as "lastFour"
      from back join gift_cards g on g.id = back.gift_card_id`,
  )
  if (!returned) return null
  return { ...returned, amountCents, settledCents: await settleDebt(tx, order.giftCardId, amountCents) }
}

/** For an order that was not paid in the end, or is replaced by another order of its cart. */
export async function returnUnpaidGift(tx: Database, orderId: number): Promise<void> {
  const amountCents = await giftLeft(tx, orderId)
  const taxCents = await orderRefundTax(tx, orderId, amountCents)
  await returnGift(tx, orderId, { amountCents, taxCents }, { reason: { kind: 'payment-not-completed' } })
}
