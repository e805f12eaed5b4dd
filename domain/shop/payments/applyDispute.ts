import type { DisputeOutcome } from '#contracts/orders.ts'
import { type Database, sql } from '#database/sql.ts'
import type { Reversals } from '#providers/stripe/refunds.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { dropProblem, needAttention, addOrderEvent } from '../orders/moveOrder.ts'
import type { Returned } from './applyReversals.ts'
import { issueCreditNote } from '../invoices/issueCreditNote.ts'
import { refundRest } from './refundRest.ts'

type Effect = {
  says: string
  /** Whether the money is free again. */
  isSettled: boolean
}

const EFFECTS: Record<DisputeOutcome, Effect> = {
  inquiry: {
    says: 'The buyer’s bank is asking about this payment. It hasn’t taken the money. The order won’t go to print until the inquiry is closed. Answer it in Stripe’s dashboard, or refund the order.',
    isSettled: false,
  },
  closed: {
    says: 'The bank closed its inquiry without a dispute. Try again to print the order, or cancel it.',
    isSettled: true,
  },
  open: {
    says: 'The buyer’s bank disputes this payment and has taken the money for now. The order won’t go to print until the bank decides.',
    isSettled: false,
  },
  won: {
    says: 'You won the dispute and have the money back. Try again to print the order, or cancel it.',
    isSettled: true,
  },
  lost: {
    says: 'You lost the dispute, and the bank refunded the buyer. If the full amount was refunded and production hasn’t started, the order is canceled.',
    isSettled: false,
  },
  prevented: {
    says: 'A dispute was prevented before it started. What the bank paid the buyer counts as refunded. Try again to print the order, or cancel it.',
    isSettled: false,
  },
}

/** An open dispute or inquiry freezes an order that has not shipped. */
export async function applyDispute(
  tx: Database,
  order: Returned,
  { outcome, unknown }: Reversals['disputes'],
  now: Date,
): Promise<void> {
  for (const { id, status } of unknown) {
    const message = `Stripe reports dispute ${id} of order ${order.reference} as "${status}", which this version doesn’t know. Nothing was changed. Check the dispute in Stripe’s dashboard.`
    await raiseAlert(tx, { about: 'shop', key: `dispute:${id}:${status}`, message })
  }
  if (unknown.length > 0 || outcome === null || outcome === order.disputeOutcome) return
  await tx.query(
    sql`update orders set disputed_at = coalesce(disputed_at, ${now}), dispute_outcome = ${outcome}::enum_orders_dispute_outcome where id = ${order.id}`,
  )
  await dropProblem(tx, order.id, EFFECTS.open.says)
  await dropProblem(tx, order.id, EFFECTS.inquiry.says)
  const { says, isSettled } = EFFECTS[outcome]
  const isDone = order.fulfilment === 'cancelled' || order.fulfilment === 'delivered' || order.fulfilment === 'shipped'
  if (!isSettled || !isDone) return needAttention(tx, order.id, says)
  await addOrderEvent(tx, order.id, says, { isInternal: true })
  // The cancellation could not refund while the bank held the money.
  if (order.fulfilment !== 'cancelled') return
  const { gift } = await refundRest(tx, order.id, 'The order was canceled')
  if (gift) await issueCreditNote(tx, order.id, gift.refundId, now)
}
