import type { OrderProblem } from '#contracts/shop/orderProblems.ts'
import type { FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { returnUnpaidGift } from '../giftCards/returnGift.ts'
import { returnStock } from '../stock/returnStock.ts'
import { recordFulfilmentEvent, recordPaymentEvent } from '#domain/platform/outgoingWebhooks/orderEvents.ts'
import { openProblem, problemsThatStay } from './orderProblems.ts'
import { fulfilmentMoves, paymentMoves, statesBefore } from './orderStates.ts'

/**
 * One statement, so only one of two concurrent moves succeeds. An order that was not paid gives a gift card and the stock
 * back what it holds. @param now when the buyer paid; needed where an order is paid for the first time. @returns false if not allowed.
 */
export async function movePayment(
  tx: Database,
  orderId: number,
  to: PaymentState,
  now: Date | null = null,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update orders set payment = ${to}::enum_orders_payment, paid_at = case when ${to} = 'paid' then coalesce(paid_at, ${now}) else paid_at end,
      stock_held_until = null, updated_at = now()
    where id = ${orderId} and payment::text = any(${statesBefore(paymentMoves, to)})`)
  if (rowCount !== 1) return false
  if (to === 'failed') await returnUnpaidGift(tx, orderId)
  if (to === 'failed' || to === 'refunded') await returnStock(tx, orderId, 'all')
  await recordPaymentEvent(tx, orderId, to)
  return true
}

/**
 * Closes the problems that the move settles. `shipped_at` is that of the last parcel, and of the first one while others are
 * missing.
 * @param now when the goods left; needed where they do.
 */
export async function moveFulfilment(
  tx: Database,
  orderId: number,
  to: FulfilmentState,
  now: Date | null = null,
): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    update orders set fulfilment = ${to}::enum_orders_fulfilment, updated_at = now(),
      shipped_at = case when ${to} = 'shipped' then coalesce(${now}, shipped_at) when ${to} = 'partially_shipped' then coalesce(shipped_at, ${now}) else shipped_at end
    where id = ${orderId} and fulfilment::text = any(${statesBefore(fulfilmentMoves, to)})`)
  if (rowCount !== 1) return false
  if (to !== 'needs_attention') await closeSettledProblems(tx, orderId, to)
  if (to === 'cancelled') await returnStock(tx, orderId, 'all')
  await recordFulfilmentEvent(tx, orderId, to)
  return true
}

/** None while a bank asks about the payment or disputes it. */
async function closeSettledProblems(tx: Database, orderId: number, to: FulfilmentState): Promise<void> {
  await tx.query(sql`
    update order_problems p set closed_at = now() from orders o
    where o.id = ${orderId} and p.order_id = o.id and p.closed_at is null and p.kind <> all(${problemsThatStay(to)})
      and coalesce(o.dispute_outcome not in ('open', 'inquiry'), true)`)
}

const KEEPS_ITS_STATE: FulfilmentState[] = ['shipped', 'delivered', 'cancelled']

/** Shipped goods keep their state. @param subject as of `openProblem`. */
export async function needAttention(tx: Database, orderId: number, problem: OrderProblem, subject = ''): Promise<void> {
  const order = await row(tx, sql<{ fulfilment: FulfilmentState }>`select fulfilment from orders where id = ${orderId}`)
  if (order && !KEEPS_ITS_STATE.includes(order.fulfilment)) await moveFulfilment(tx, orderId, 'needs_attention')
  await openProblem(tx, orderId, problem, subject)
}
