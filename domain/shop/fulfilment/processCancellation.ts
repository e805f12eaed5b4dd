import type { StoredFact } from '#contracts/platform/facts.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { OrderProblem } from '#contracts/shop/orderProblems.ts'
import type { FulfilmentState } from '#contracts/shop/orders.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, rows, sql, statement } from '#database/sql.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { cancelPrintOrder, findPrintOrder } from '#providers/spreadconnect/orders.ts'
import { issueCreditNote } from '../invoices/issueCreditNote.ts'
import { withOrderLock } from '../orders/withOrderLock.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { reopenChoices } from '../orders/waitingItems.ts'
import { moveFulfilment, needAttention } from '../orders/moveOrder.ts'
import { fulfilmentMoves } from '../orders/orderStates.ts'
import { queueOrderRefunded } from '../payments/queueOrderRefunded.ts'
import { refundRest } from '../payments/refundRest.ts'
import type { Req } from '#domain/platform/Req.ts'
import { reopenWithdrawals } from '../withdrawals/reopenWithdrawals.ts'
import type { MailData } from '#contracts/platform/mails.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'

type Doomed = { fulfilment: FulfilmentState; providerOrderId: string | null }

export async function processCancellation(req: Req, orderId: number, reason: StoredFact | null): Promise<void> {
  await withOrderLock(req.pool, 'print', orderId, async () => {
    const order = await row(
      req.pool,
      sql<Doomed>`
        select fulfilment, provider_order_id as "providerOrderId" from orders
        where id = ${orderId} and cancel_requested_at is not null and fulfilment <> 'cancelled'`,
    )
    if (!order) return
    const refusal = await stop(order)
    await inTransaction(req.pool, async (tx) => {
      if (refusal) await sayTooLate(tx, orderId, refusal)
      else await finishCancellation(tx, orderId, reason, req.now)
    })
  })
}

/** @returns why it is too late, or null. @throws PrintProviderError to be retried. */
async function stop({ fulfilment, providerOrderId }: Doomed): Promise<OrderProblem | null> {
  if (!fulfilmentMoves[fulfilment].includes('cancelled')) return { kind: 'cancellation-after-shipping' }
  // After a submission with an unknown outcome the provider has at most an unconfirmed order, which costs nothing.
  if (!providerOrderId) return null
  try {
    const printed = await findPrintOrder(providerOrderId)
    if (printed && printed.state !== 'CANCELLED') await cancelPrintOrder(providerOrderId)
    return null
  } catch (error) {
    if (!(error instanceof PrintProviderError) || !error.isRefusedForGood) throw error
    return error.status === 404 ? null : { kind: 'cancellation-refused', reason: error.reason }
  }
}

async function sayTooLate(tx: Database, orderId: number, problem: OrderProblem): Promise<void> {
  // Lock the order: a concurrent refund is then either visible here or sends its own mail.
  await tx.query(statement`select 1 from orders where id = ${orderId} for update`)
  const unsaid = await rows(
    tx,
    sql<{ refundId: number; amountCents: Cents; lastFour: string | null }>`
      select r.id as "refundId", r.amount_cents as "amountCents",
        (select g.last_four from gift_cards g where g.id = r.gift_card_id) as "lastFour" from refunds r join orders o on o.id = r.order_id
      where o.id = ${orderId} and r.status = 'succeeded' and r.updated_at >= o.cancel_requested_at - interval '1 minute'`,
  )
  await tx.query(sql`update orders set cancel_requested_at = null where id = ${orderId}`)
  await reopenWithdrawals(tx, orderId)
  // Their mails were suppressed in favor of the cancellation mail, which will not be sent.
  for (const refund of unsaid) await queueOrderRefunded(tx, orderId, refund)
  await addOrderEvent(tx, orderId, { kind: 'cancellation-too-late' })
  await needAttention(tx, orderId, problem)
}

/** Cancels an order that the print provider doesn't make, and refunds what is left of it. */
export async function finishCancellation(
  tx: Database,
  orderId: number,
  reason: StoredFact | null,
  now: Date,
): Promise<void> {
  // The goods were marked as shipped during the call; an employee must find out which is true.
  if (!(await moveFulfilment(tx, orderId, 'cancelled'))) {
    return sayTooLate(tx, orderId, { kind: 'print-canceled-after-shipping' })
  }
  await addOrderEvent(tx, orderId, { kind: 'canceled' })
  await reopenChoices(tx, orderId)
  const { refundId, gift } = await refundRest(tx, orderId, { kind: 'order-canceled' })
  await queueOrderCancelled(tx, orderId, {
    refundId: refundId ?? gift?.refundId ?? null,
    reason,
    ...(gift && {
      giftCard: { lastFour: gift.lastFour, amountCents: gift.amountCents, settledCents: gift.settledCents },
    }),
  })
  if (gift) await issueCreditNote(tx, orderId, gift.refundId, now)
}

/** `refundId`: the latest one; the email is about it, too. */
type Cancelled = { refundId: number | null } & Pick<MailData['order-cancelled'], 'reason' | 'giftCard'>

/** Also covers the refunds to the buyer’s card that no email has named. */
async function queueOrderCancelled(tx: Database, orderId: number, { refundId, ...facts }: Cancelled): Promise<void> {
  const order = await row(
    tx,
    sql<{
      reference: string
      email: string
      firstName: string | null
    }>`select reference, email, shipping_address ->> 'firstName' as "firstName" from orders where id = ${orderId}`,
  )
  if (!order?.email) return
  const { email, reference, firstName } = order
  const cents = await unnamedCents(tx, orderId, refundId)
  await queueMail(tx, {
    kind: 'order-cancelled',
    key: refundId === null ? `order-cancelled:${orderId}` : `order-refunded:${refundId}`,
    to: email,
    data: { reference, firstName: firstName ?? '', ...facts, refundedCents: cents > 0 ? cents : null },
  })
}

/** Emails about refunds are held back while an order is being canceled. */
async function unnamedCents(tx: Database, orderId: number, refundId: number | null): Promise<Cents> {
  const unnamed = await row(
    tx,
    sql<{ cents: Cents }>`
      select coalesce(sum(r.amount_cents), 0) as cents from refunds r join orders o on o.id = r.order_id
      where o.id = ${orderId} and r.gift_card_id is null
        and (r.id = ${refundId}::int or r.status = 'succeeded' and r.updated_at >= o.cancel_requested_at - interval '1 minute')
        and not exists (select 1 from mail_outbox m where m.key = 'order-refunded:' || r.id)`,
  )
  return unnamed?.cents ?? 0
}
