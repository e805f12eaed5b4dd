import type { CancellationReason } from '#contracts/shop/cancellationReasons.ts'
import { CURRENCY } from '#contracts/shared/constants.ts'
import type { FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'
import { retryOnDeadlock } from '#database/retryOnDeadlock.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, extended, row, rows, sql } from '#database/sql.ts'
import { isLiveMode } from '#providers/stripe/mode.ts'
import { type CardPayment, retrieveCardPayment } from '#providers/stripe/paymentIntents.ts'
import { recordProductEvents } from '#domain/platform/outgoingWebhooks/productEvents.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { bumpCartVersion } from '../cart/changeCart.ts'
import { endReminders } from '../cartReminders/askForReminder.ts'
import { readGiftHold } from '../giftCards/giftHold.ts'
import { creditEarlierRefunds } from '../invoices/creditEarlierRefunds.ts'
import { issueInvoice } from '../invoices/issueInvoice.ts'
import { requestCancellation } from '../orders/requestCancellation.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { moveFulfilment, movePayment, needAttention } from '../orders/moveOrder.ts'
import { isProblemOpen } from '../orders/orderProblems.ts'
import { returnStock } from '../stock/returnStock.ts'
import { storeToPack } from '../stock/storeToPack.ts'
import { type MissingPieces, takeStock } from '../stock/takeStock.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readNumberSetting } from '#domain/platform/settings/settings.ts'
import { type InboxEvent, isNewEvent } from '#domain/platform/cardPlumbing/inbox.ts'
import { alertUnknownPayment } from './alertUnknownPayment.ts'
import { queueOrderConfirmed } from './queueOrderConfirmed.ts'

type PaidOrder = {
  id: number
  payment: PaymentState
  fulfilment: FulfilmentState
  totalCents: number
  giftCents: number
  /** A later order of the cart got back what the gift card had paid. */
  hasLostGift: boolean
  currency: string
  cartId: number | null
  supersededBy: number | null
  isRestored: boolean
}

/** Asks the card provider, and applies its answer to the order. */
export async function applyPaymentIntent(req: Req, intentId: string): Promise<void> {
  await applyOrderPayment(req, await retrieveCardPayment(intentId))
}

/** Repeated or late calls change nothing. @param event stored in the same transaction as its effect. */
export async function applyOrderPayment(req: Req, payment: CardPayment, event?: InboxEvent): Promise<void> {
  const apply = async (tx: Database) => {
    if (event && !(await isNewEvent(tx, event))) return
    // Payments without a reference of ours belong to subscriptions, those of gifts have another.
    if (payment.orderReference === null || payment.isLive !== isLiveMode()) return
    const order = await findOrder(tx, payment)
    if (!order) return alertUnknownPayment(tx, payment)
    if (payment.status === 'succeeded') await settle(tx, req, order, payment)
    if (payment.status === 'canceled' && (await movePayment(tx, order.id, 'failed'))) {
      await addOrderEvent(tx, order.id, { kind: 'payment-not-completed' })
    }
  }
  // Locks the order before the cart; starting another order of the cart locks them the other way round.
  await retryOnDeadlock(() => inTransaction(req.pool, apply))
}

/** By reference only: after a restore, the same id may belong to another order. */
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
  select id, payment, fulfilment, total_cents as "totalCents", gift_cents as "giftCents",
    gift_cents > 0 and exists (select 1 from refunds r where r.order_id = orders.id and r.gift_card_id is not null) as "hasLostGift", currency, cart_id as "cartId",
    superseded_by_id as "supersededBy", restored_at is not null as "isRestored" from orders`

async function settle(tx: Database, req: Req, order: PaidOrder, payment: CardPayment): Promise<void> {
  // The table allows refunded → paid only for a returned refund, not for a payment event.
  if (order.payment !== 'pending' && order.payment !== 'failed') return
  if (payment.amountCents !== order.totalCents - order.giftCents || payment.currency !== (order.currency || CURRENCY))
    return flagWrongAmount(tx, order, payment)
  if (!(await movePayment(tx, order.id, 'paid', req.now))) return
  await tx.query(
    sql`update orders set payment_intent_id = coalesce(payment_intent_id, ${payment.id}) where id = ${order.id}`,
  )
  await addOrderEvent(tx, order.id, { kind: 'payment-received' })
  const reason = whyNotWanted(order) ?? (await whyNotLeft(tx, order))
  if (reason) await requestCancellation(tx, order.id, req.now, reason)
  else await acceptPaidOrder(tx, req, order)
  await issueInvoice(tx, order.id, req.now)
  if (order.hasLostGift) await creditEarlierRefunds(tx, order.id, req.now)
}

export async function acceptPaidOrder(tx: Database, req: Req, order: PaidOrder): Promise<void> {
  await storeToPack(tx, order.id)
  await recordProductEvents(tx, order.id)
  await emptyCart(tx, order)
  await supersedeSiblings(tx, order)
  await endReminders(tx, order.id)
  await queueOrderConfirmed(tx, order.id)
  if (order.isRestored) return needAttention(tx, order.id, { kind: 'restored' })
  const giftProblem = order.giftCents > 0 ? await readGiftHold(tx, order.id) : null
  if (giftProblem) await needAttention(tx, order.id, giftProblem)
  else await moveFulfilment(tx, order.id, 'held')
  const minutes = await readNumberSetting(tx, 'order_hold_minutes')
  await tx.query(
    sql`update orders set confirm_after = ${new Date(req.now.getTime() + minutes * 60_000)} where id = ${order.id}`,
  )
  if (!giftProblem) await addJob(tx, 'submitOrder', { orderId: order.id }, { key: `submit:${order.id}` })
}

/** Only the exact amount pays an order; otherwise an employee decides. */
async function flagWrongAmount(tx: Database, order: PaidOrder, payment: CardPayment): Promise<void> {
  if (order.fulfilment === 'cancelled' || (await isProblemOpen(tx, order.id, 'wrong-amount'))) return
  await needAttention(tx, order.id, {
    kind: 'wrong-amount',
    paid: payment.amountCents,
    paidCurrency: payment.currency.toUpperCase(),
    asked: order.totalCents - order.giftCents,
    askedCurrency: (order.currency || CURRENCY).toUpperCase(),
  })
}

/** Unwanted payments are refunded automatically. @returns the reason for the buyer, or null. */
function whyNotWanted({ payment, supersededBy, hasLostGift }: PaidOrder): CancellationReason | null {
  if (supersededBy !== null) return { kind: 'paid-already' }
  if (payment === 'pending' && hasLostGift) return { kind: 'other-payment-started' }
  return payment === 'failed' ? { kind: 'paid-late' } : null
}

/** The hold had ended before the payment arrived, and somebody else has the piece. */
async function whyNotLeft(tx: Database, order: PaidOrder): Promise<CancellationReason | null> {
  const missing = await takePaid(tx, order)
  return missing && { kind: 'sold-out', title: missing.title }
}

/** Also from other orders of the same cart that nobody has paid for: they are given up. @returns what is missing. */
export async function takePaid(tx: Database, { id, cartId }: PaidOrder): Promise<MissingPieces | null> {
  if (!(await takeStock(tx, id))) return null
  const others = await rows(
    tx,
    sql<{ id: number }>`
      select id from orders where cart_id = ${cartId} and payment = 'pending' and id <> ${id} order by id for update`,
  )
  for (const other of others) await returnStock(tx, other.id, 'all')
  return takeStock(tx, id)
}

/** If both were paid at once, the later one is refunded. */
async function supersedeSiblings(tx: Database, order: PaidOrder): Promise<void> {
  // Without its fingerprint it can't be reused for a later cart with the same contents.
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

/** Items added since stay. */
async function emptyCart(tx: Database, order: PaidOrder): Promise<void> {
  if (order.cartId === null) return
  await bumpCartVersion(tx, order.cartId)
  await tx.query(
    sql`update carts c set promo_code_id = nullif(c.promo_code_id, o.promo_code_id), gift_card_id = nullif(c.gift_card_id, o.gift_card_id)
      from orders o where c.id = ${order.cartId} and o.id = ${order.id}`,
  )
  const bought = dynamicSql`from order_lines l where l.order_id = ${order.id} and i.cart_id = ${order.cartId} and i.variant_id = l.variant_id`
  await tx.query(sql`delete from cart_items i using (select variant_id, quantity from order_lines where order_id = ${order.id}) l
    where i.cart_id = ${order.cartId} and i.variant_id = l.variant_id and i.quantity <= l.quantity`)
  await tx.query(dynamicSql`update cart_items i set quantity = i.quantity - l.quantity ${bought}`)
}
