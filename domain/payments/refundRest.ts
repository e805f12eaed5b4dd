import type { Cents } from '#contracts/money.ts'
import type { PaymentState } from '#contracts/orders.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'
import { type Cancellable, isPaid } from '../orders/mayCancel.ts'

export const REFUND_DELAYED =
  'A refund has waited for the card provider for more than two hours. Check the connection to the card provider.'

export type Refundable = {
  payment: PaymentState
  disputeOutcome: Cancellable['disputeOutcome']
  totalCents: Cents
  /** Refunds that succeeded, are in progress or are requested. */
  backCents: Cents
  /** Without money lost in disputes. */
  restCents: Cents
}

/** Locks the order until the transaction ends. */
export async function lockRefundable(tx: Database, orderId: number): Promise<Refundable | null> {
  const order = await row(
    tx,
    sql<Omit<Refundable, 'backCents' | 'restCents'> & { goneCents: Cents }>`
      select payment, dispute_outcome as "disputeOutcome", total_cents as "totalCents",
        refunded_cents as "goneCents" from orders where id = ${orderId} for update`,
  )
  // Read after the lock, to include a refund added while waiting for it.
  const back = await row(
    tx,
    sql<{ backCents: Cents; openCents: Cents }>`
      select coalesce(sum(amount_cents), 0) as "backCents",
        coalesce(sum(amount_cents) filter (where status <> 'succeeded'), 0) as "openCents"
      from refunds where order_id = ${orderId} and status <> 'failed'`,
  )
  if (!order || !back) return null
  const { goneCents, ...rest } = order
  return { ...rest, backCents: back.backCents, restCents: order.totalCents - goneCents - back.openCents }
}

export async function addRefund(
  tx: Database,
  orderId: number,
  refund: { amountCents: Cents; reason: string; requestedBy: number | null; clientKey?: string | null },
): Promise<number> {
  const added = await row(
    tx,
    sql<{ id: number }>`
      insert into refunds (order_id, amount_cents, reason, requested_by_id, client_key)
      values (${orderId}, ${refund.amountCents}, ${refund.reason}, ${refund.requestedBy}, ${refund.clientKey ?? null}) returning id`,
  )
  if (!added) throw new Error('The refund was not stored')
  await addJob(tx, 'sendRefund', { refundId: added.id }, { key: `refund:${added.id}` })
  return added.id
}

/** Refunds nothing while the bank holds the money. @returns the total refunded and the latest refund. */
export async function refundRest(
  tx: Database,
  orderId: number,
  reason: string,
): Promise<{ refundId: number | null; backCents: Cents }> {
  const order = await lockRefundable(tx, orderId)
  if (!order) return { refundId: null, backCents: 0 }
  const { payment, disputeOutcome, backCents, restCents } = order
  if (isPaid(payment) && disputeOutcome !== 'open' && restCents > 0) {
    const refundId = await addRefund(tx, orderId, { amountCents: restCents, reason, requestedBy: null })
    return { refundId, backCents: backCents + restCents }
  }
  const last = await row(
    tx,
    sql<{
      id: number
    }>`select id from refunds where order_id = ${orderId} and status <> 'failed' order by id desc limit 1`,
  )
  return { refundId: last?.id ?? null, backCents }
}
