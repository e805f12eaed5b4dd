import type { DisputeOutcome } from '#contracts/orders.ts'
import { type Database, sql } from '#database/sql.ts'
import type { MoneyBack } from '#providers/stripe/refunds.ts'
import { raiseAlert } from '../alerts/raiseAlert.ts'
import { dropProblem, needAttention, noteEvent } from '../orders/moveOrder.ts'
import type { Returned } from './applyMoneyBack.ts'
import { refundRest } from './refundRest.ts'

type Effect = {
  says: string
  /** Whether the money is free again, so an order at its end needs nobody and a cancelled one is refunded. */
  isSettled: boolean
}

/** What each outcome means for an order, from whichever one it comes. */
const EFFECTS: Record<DisputeOutcome, Effect> = {
  inquiry: {
    says: 'The buyer’s bank asks about this payment. No money has been taken. Nothing goes to print until the inquiry is closed. Answer it in Stripe’s dashboard, or refund the order.',
    isSettled: false,
  },
  closed: {
    says: 'The bank’s inquiry was closed without a dispute. The order may go on, or be cancelled.',
    isSettled: true,
  },
  open: {
    says: 'The buyer’s bank disputes this payment and has taken the money for now. Nothing goes to print until it decides.',
    isSettled: false,
  },
  won: { says: 'The dispute was won: the money is back. The order may go on, or be cancelled.', isSettled: true },
  lost: {
    says: 'The dispute was lost: the bank gave what it had taken back to the buyer. With all of it gone, what was not begun is cancelled.',
    isSettled: false,
  },
  prevented: {
    says: 'A dispute was prevented before it began. What the bank gave back to the buyer counts as refunded. The order may go on, or be cancelled.',
    isSettled: false,
  },
}

/** Notes what the card's bank says about a payment; an open dispute or inquiry freezes an order that has not left. */
export async function noteDispute(
  tx: Database,
  order: Returned,
  { outcome, unknown }: MoneyBack['disputes'],
  now: Date,
): Promise<void> {
  for (const { id, status } of unknown) {
    const message = `Stripe reports dispute ${id} of order ${order.reference} as "${status}", which this version does not know. Nothing was changed. Look at the dispute in Stripe’s dashboard.`
    await raiseAlert(tx, { key: `dispute:${id}:${status}`, message })
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
  await noteEvent(tx, order.id, says, { isInternal: true })
  // While the bank had the money, the cancellation could not give it back.
  if (order.fulfilment === 'cancelled') await refundRest(tx, order.id, 'The order was cancelled')
}
