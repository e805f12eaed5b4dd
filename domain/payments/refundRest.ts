import type { Cents } from '#contracts/money.ts'
import type { PaymentState } from '#contracts/orders.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'
import { type Cancellable, isPaid, isWithBank } from '../orders/mayCancel.ts'

export type Refundable = {
  payment: PaymentState
  disputeOutcome: Cancellable['disputeOutcome']
  totalCents: Cents
  /** What went back, and what is on its way or asked for. */
  backCents: Cents
}

/** What there is to give back of an order, which is locked until the transaction ends. */
export async function lockRefundable(tx: Database, orderId: number): Promise<Refundable | null> {
  const order = await row<Omit<Refundable, 'backCents'>>(
    tx,
    sql`
      select payment, dispute_outcome as "disputeOutcome", total_cents as "totalCents" from orders
      where id = ${orderId} for update`,
  )
  // Only now: a refund that was added while this one waited counts.
  const back = await row<{ cents: Cents }>(
    tx,
    sql`select coalesce(sum(amount_cents), 0) as cents from refunds where order_id = ${orderId} and status <> 'failed'`,
  )
  return order && { ...order, backCents: back?.cents ?? 0 }
}

/** Notes a refund and leaves it to a job to ask the card provider for it. */
export async function addRefund(
  tx: Database,
  orderId: number,
  refund: { amountCents: Cents; reason: string; requestedBy: number | null },
): Promise<number> {
  const added = await row<{ id: number }>(
    tx,
    sql`
      insert into refunds (order_id, amount_cents, reason, requested_by_id)
      values (${orderId}, ${refund.amountCents}, ${refund.reason}, ${refund.requestedBy}) returning id`,
  )
  if (!added) throw new Error('The refund was not stored')
  await addJob(tx, 'sendRefund', { refundId: added.id }, { key: `refund:${added.id}` })
  return added.id
}

/**
 * Gives back whatever is left of a payment; nothing when the card's bank has it.
 *
 * @returns how much goes back in all, and the refund that stands for it.
 */
export async function refundRest(
  tx: Database,
  orderId: number,
  reason: string,
): Promise<{ refundId: number | null; backCents: Cents }> {
  const order = await lockRefundable(tx, orderId)
  if (!order) return { refundId: null, backCents: 0 }
  const { payment, disputeOutcome, totalCents, backCents } = order
  if (isPaid(payment) && !isWithBank(disputeOutcome) && backCents < totalCents) {
    const amountCents = totalCents - backCents
    return { refundId: await addRefund(tx, orderId, { amountCents, reason, requestedBy: null }), backCents: totalCents }
  }
  const last = await row<{ id: number }>(
    tx,
    sql`select id from refunds where order_id = ${orderId} and status <> 'failed' order by id desc limit 1`,
  )
  return { refundId: last?.id ?? null, backCents }
}
