import { CURRENCY } from '#contracts/constants.ts'
import { formatCents } from '#contracts/money.ts'
import type { FulfilmentState, PaymentState } from '#contracts/orders.ts'
import { retryOnDeadlock } from '#database/retryOnDeadlock.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, extended, row, rows, sql } from '#database/sql.ts'
import { isLiveMode } from '#providers/stripe/mode.ts'
import { type CardPayment, retrieveCardPayment } from '#providers/stripe/paymentIntents.ts'
import { addJob } from '../addJob.ts'
import { touchCart } from '../cart/changeCart.ts'
import { askCancel } from '../orders/askCancel.ts'
import { moveFulfilment, movePayment, needAttention, noteEvent } from '../orders/moveOrder.ts'
import type { Req } from '../Req.ts'
import { RESTORED } from '../restore/freezeRestored.ts'
import { readNumberSetting } from '../settings/settings.ts'
import { type InboxEvent, isNewEvent } from './inbox.ts'
import { noteUnknownPayment } from './noteUnknownPayment.ts'
import { queueOrderConfirmed } from './queueOrderConfirmed.ts'

export type PaidOrder = {
  id: number
  payment: PaymentState
  fulfilment: FulfilmentState
  problem: string | null
  totalCents: number
  currency: string
  cartId: number | null
  supersededBy: number | null
  isRestored: boolean
}

/**
 * Makes the order agree with what the card provider says about its payment. Webhook, return page and reconcile job
 * all come here; calling it again, late or twice, changes nothing more.
 *
 * @param event the event that led here, remembered in the same transaction as its effect.
 */
export async function applyPaymentIntent(req: Req, intentId: string, event?: InboxEvent): Promise<void> {
  // Fetched again instead of read from the event: events arrive late, twice and out of order.
  const payment = await retrieveCardPayment(intentId)
  const apply = async (tx: Database) => {
    if (event && !(await isNewEvent(tx, event))) return
    // Payments without a reference of ours belong to subscriptions.
    if (payment.orderReference === null || payment.isLive !== isLiveMode()) return
    const order = await findOrder(tx, payment)
    if (!order) return noteUnknownPayment(tx, payment)
    if (payment.status === 'succeeded') await settle(tx, req, order, payment)
    if (payment.status === 'canceled' && (await movePayment(tx, order.id, 'failed'))) {
      await noteEvent(tx, order.id, 'Payment was not completed')
    }
  }
  // The cart comes after the order here, and before its orders where another order of it is begun.
  await retryOnDeadlock(() => inTransaction(req.pool, apply))
}

/** By its reference alone: after a restore, an order's id may belong to another order. */
async function findOrder(tx: Database, payment: CardPayment): Promise<PaidOrder | null> {
  return row(
    tx,
    extended(
      selectPaidOrder,
      dynamicSql`where reference = ${payment.orderReference} and coalesce(payment_intent_id, ${payment.id}) = ${payment.id} for update`,
    ),
  )
}

export const selectPaidOrder = sql<PaidOrder>`
  select id, payment, fulfilment, problem, total_cents as "totalCents", currency, cart_id as "cartId",
    superseded_by_id as "supersededBy", restored_at is not null as "isRestored" from orders`

async function settle(tx: Database, req: Req, order: PaidOrder, payment: CardPayment): Promise<void> {
  // Not by the table alone: a refunded order may be paid again only when its refund came back.
  if (order.payment !== 'pending' && order.payment !== 'failed') return
  if (payment.amountCents !== order.totalCents || payment.currency !== (order.currency || CURRENCY))
    return flagWrongAmount(tx, order, payment)
  if (!(await movePayment(tx, order.id, 'paid'))) return
  await tx.query(
    sql`update orders set payment_intent_id = coalesce(payment_intent_id, ${payment.id}) where id = ${order.id}`,
  )
  await noteEvent(tx, order.id, 'Payment received')
  const tooMuch = whyNotWanted(order)
  if (tooMuch) return askCancel(tx, order.id, req.now, tooMuch)
  await acceptPaid(tx, req, order)
}

/** A paid order is confirmed to its buyer and goes on to print; its cart is done. */
export async function acceptPaid(tx: Database, req: Req, order: PaidOrder): Promise<void> {
  await emptyCart(tx, order)
  await giveUpSiblings(tx, order)
  await queueOrderConfirmed(tx, order.id)
  if (order.isRestored) return needAttention(tx, order.id, RESTORED)
  await moveFulfilment(tx, order.id, 'held')
  const minutes = await readNumberSetting(tx, 'order_hold_minutes', 0, 7 * 24 * 60)
  await tx.query(
    sql`update orders set confirm_after = ${new Date(req.now.getTime() + minutes * 60_000)} where id = ${order.id}`,
  )
  await addJob(tx, 'submitOrder', { orderId: order.id }, { key: `submit:${order.id}` })
}

/** An order is paid by its own amount and nothing else: it stays unpaid, and an employee decides. Said once. */
async function flagWrongAmount(tx: Database, order: PaidOrder, payment: CardPayment): Promise<void> {
  const paid = `${formatCents(payment.amountCents)} ${payment.currency.toUpperCase()}`
  const asked = `${formatCents(order.totalCents)} ${(order.currency || CURRENCY).toUpperCase()}`
  const problem = `The card provider took ${paid}, but the order is ${asked}. Refund the payment there, then cancel the order.`
  if (order.fulfilment === 'cancelled' || order.problem?.includes(problem)) return
  await needAttention(tx, order.id, problem)
}

/** Money nobody meant to pay goes back by itself. @returns why, for the buyer; null for a payment that is wanted. */
function whyNotWanted({ payment, supersededBy }: PaidOrder): string | null {
  if (supersededBy !== null) return 'The same cart was already paid for with another order.'
  return payment === 'failed' ? 'Your payment came in after this order had been given up.' : null
}

/** The same cart is not paid twice from another tab; should both have paid at once, the later one gets its money back. */
async function giveUpSiblings(tx: Database, order: PaidOrder): Promise<void> {
  // Without its fingerprint it is not found again as the order of a cart that looks the same later.
  await tx.query(
    sql`
      update orders set superseded_by_id = ${order.id}, fingerprint = null
      where cart_id = ${order.cartId} and payment in ('pending', 'failed') and id <> ${order.id} and superseded_by_id is null`,
  )
  const siblings = await rows(
    tx,
    sql<{
      id: number
    }>`select id from orders where cart_id = ${order.cartId} and payment = 'pending' and id <> ${order.id}`,
  )
  for (const { id } of siblings) await addJob(tx, 'cancelPayment', { orderId: id }, { key: `cancel-payment:${id}` })
}

/** What was bought leaves the cart; what was added since stays. */
async function emptyCart(tx: Database, order: PaidOrder): Promise<void> {
  if (order.cartId === null) return
  await touchCart(tx, order.cartId)
  const bought = dynamicSql`from order_lines l where l.order_id = ${order.id} and i.cart_id = ${order.cartId} and i.variant_id = l.variant_id`
  await tx.query(sql`delete from cart_items i using (select variant_id, quantity from order_lines where order_id = ${order.id}) l
    where i.cart_id = ${order.cartId} and i.variant_id = l.variant_id and i.quantity <= l.quantity`)
  await tx.query(dynamicSql`update cart_items i set quantity = i.quantity - l.quantity ${bought}`)
}
