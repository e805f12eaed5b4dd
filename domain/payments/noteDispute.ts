import { type Database, sql } from '#database/sql.ts'
import type { MoneyBack } from '#providers/stripe/refunds.ts'
import { dropProblem, needAttention, noteEvent } from '../orders/moveOrder.ts'
import type { Returned } from './applyMoneyBack.ts'
import { refundRest } from './refundRest.ts'

const SAYS = {
  open: 'The buyer’s bank disputes this payment and has taken the money for now. Nothing goes to print until it decides.',
  won: 'The dispute was won: the money is back. The order may go on, or be cancelled.',
  lost: 'The dispute was lost: the bank gave what it had taken back to the buyer. With all of it gone, what was not begun is cancelled.',
}

/** Notes what the card's bank says about a payment; an open dispute freezes an order that has not left. */
export async function noteDispute(
  tx: Database,
  order: Returned,
  dispute: MoneyBack['dispute'],
  now: Date,
): Promise<void> {
  if (dispute === 'none' || dispute === order.disputeOutcome) return
  await tx.query(
    sql`update orders set disputed_at = coalesce(disputed_at, ${now}), dispute_outcome = ${dispute} where id = ${order.id}`,
  )
  await dropProblem(tx, order.id, SAYS.open)
  const isDone = order.fulfilment === 'cancelled' || order.fulfilment === 'delivered' || order.fulfilment === 'shipped'
  if (dispute === 'won' && isDone) {
    await noteEvent(tx, order.id, SAYS.won, { isInternal: true })
    // While the bank had the money, the cancellation could not give it back.
    if (order.fulfilment === 'cancelled') await refundRest(tx, order.id, 'The order was cancelled')
    return
  }
  await needAttention(tx, order.id, SAYS[dispute])
}
