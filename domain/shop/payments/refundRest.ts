import { assertStored } from '#database/assertStored.ts'
import { storedFact } from '#contracts/platform/facts.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { RefundReason } from '#contracts/shop/refundReasons.ts'
import type { PaymentState } from '#contracts/shop/orders.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { splitCents } from '../checkout/splitCents.ts'
import { giftLeft, returnGift, type ReturnedGift } from '../giftCards/returnGift.ts'
import { type Cancellable, isPaid } from '../orders/mayCancel.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { movePayment } from '../orders/moveOrder.ts'
import { paymentAfter } from '../orders/orderStates.ts'
import { orderRefundTax } from './refundTax.ts'

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

type NewRefund = {
  amountCents: Cents
  /** The part of the amount that is the tax of refunded lines; absent for any other amount. */
  taxCents?: Cents
  reason: RefundReason
  /** The line that it is for, when it is one. */
  lineId?: number
  requestedBy: number | null
  clientKey?: string | null
}

type AddedRefund = {
  /** At the card provider. */
  refundId: number | null
  gift: ReturnedGift | null
}

/** A gift card gets its part back first, at once; the rest goes to the buyer's card. Requires the order's lock. */
export async function addRefund(tx: Database, orderId: number, refund: NewRefund): Promise<AddedRefund> {
  const { amountCents, reason, requestedBy, clientKey = null } = refund
  const giftCents = Math.min(amountCents, await giftLeft(tx, orderId))
  const restCents = amountCents - giftCents
  const taxCents = await orderRefundTax(tx, orderId, amountCents, refund.taxCents)
  const [giftTaxCents = 0, restTaxCents = 0] = splitCents(taxCents, [giftCents, restCents])
  const gift = await returnGift(
    tx,
    orderId,
    { amountCents: giftCents, taxCents: giftTaxCents },
    { reason, lineId: refund.lineId ?? null, requestedBy, clientKey: clientKey === null ? null : giftKey(clientKey) },
  )
  if (gift) {
    const { amountCents: amount, lastFour, settledCents } = gift
    await addOrderEvent(tx, orderId, { kind: 'gift-card-refunded', amount, lastFour })
    if (settledCents > 0) await addOrderEvent(tx, orderId, { kind: 'gift-debt-paid', amount: settledCents })
  }
  const card = { ...refund, amountCents: restCents, taxCents: restTaxCents }
  return { gift, refundId: restCents > 0 ? await addCardRefund(tx, orderId, card) : null }
}

/** The part of the same form that went to a gift card. */
export const giftKey = (clientKey: string): string => `${clientKey}:gift`

async function addCardRefund(tx: Database, orderId: number, refund: NewRefund & { taxCents: Cents }): Promise<number> {
  const { kind, values } = storedFact(refund.reason)
  const added = await row(
    tx,
    sql<{ id: number }>`
      insert into refunds (order_id, amount_cents, tax_cents, reason, reason_values, line_id, requested_by_id, client_key)
      values (${orderId}, ${refund.amountCents}, ${refund.taxCents}, ${kind}, ${JSON.stringify(values)}::jsonb, ${refund.lineId ?? null}, ${refund.requestedBy}, ${refund.clientKey ?? null}) returning id`,
  )
  assertStored(added, 'refund')
  await addJob(tx, 'sendRefund', { refundId: added.id }, { key: `refund:${added.id}` })
  return added.id
}

/** Refunds nothing while the bank holds the money. @returns the latest refund, which can be an earlier one. */
export async function refundRest(tx: Database, orderId: number, reason: RefundReason): Promise<AddedRefund> {
  const order = await lockRefundable(tx, orderId)
  if (!order) return { refundId: null, gift: null }
  const { payment, disputeOutcome, restCents } = order
  if (isPaid(payment) && disputeOutcome !== 'open' && restCents > 0) {
    const added = await addRefund(tx, orderId, { amountCents: restCents, reason, requestedBy: null })
    if (added.gift) await movePaymentToRefunds(tx, orderId)
    return added
  }
  const last = await row(
    tx,
    sql<{
      id: number
    }>`select id from refunds where order_id = ${orderId} and status <> 'failed' order by id desc limit 1`,
  )
  return { refundId: last?.id ?? null, gift: null }
}

/** After money went back at once; refunds at the card provider count when they have succeeded. */
export async function movePaymentToRefunds(tx: Database, orderId: number): Promise<void> {
  const order = await row(
    tx,
    sql<{ payment: PaymentState; totalCents: Cents; refundedCents: Cents }>`
      select payment, total_cents as "totalCents", refunded_cents as "refundedCents" from orders where id = ${orderId}`,
  )
  if (!order || !isPaid(order.payment)) return
  const payment = paymentAfter(order)
  if (payment !== order.payment) await movePayment(tx, orderId, payment)
}
