import { type Database, sql } from '#database/sql.ts'
import type { Reversals } from '#providers/stripe/refunds.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { needAttention } from '../orders/moveOrder.ts'
import { closeProblems } from '../orders/orderProblems.ts'
import type { ReversedOrder } from './ReversedOrder.ts'
import { issueCreditNote } from '../invoices/issueCreditNote.ts'
import { refundRest } from './refundRest.ts'

/** An open dispute or inquiry freezes an order that has not shipped. */
export async function applyDispute(
  tx: Database,
  order: ReversedOrder,
  { outcome, unknown }: Reversals['disputes'],
  now: Date,
): Promise<void> {
  for (const { id, status } of unknown) {
    const alert = { kind: 'dispute-unknown', dispute: id, subject: order.reference, status } as const
    await raiseAlert(tx, { about: 'shop', key: `dispute:${id}:${status}`, alert })
  }
  if (unknown.length > 0 || outcome === null || outcome === order.disputeOutcome) return
  await tx.query(
    sql`update orders set disputed_at = coalesce(disputed_at, ${now}), dispute_outcome = ${outcome}::enum_orders_dispute_outcome where id = ${order.id}`,
  )
  await closeProblems(tx, order.id, ['dispute-open', 'dispute-inquiry'])
  const isDone = order.fulfilment === 'cancelled' || order.fulfilment === 'delivered' || order.fulfilment === 'shipped'
  // With these outcomes the money is free again.
  if (!isDone || (outcome !== 'won' && outcome !== 'closed'))
    return needAttention(tx, order.id, { kind: `dispute-${outcome}` })
  await addOrderEvent(tx, order.id, { kind: `dispute-${outcome}` })
  // The cancellation could not refund while the bank held the money.
  if (order.fulfilment !== 'cancelled') return
  const { gift } = await refundRest(tx, order.id, { kind: 'order-canceled' })
  if (gift) await issueCreditNote(tx, order.id, gift.refundId, now)
}
