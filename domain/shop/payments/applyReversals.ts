import type { ReversedOrder } from './ReversedOrder.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'
import { type CardRefund, type Reversals, readReversals } from '#providers/stripe/refunds.ts'
import { withdrawAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { issueCreditNote } from '../invoices/issueCreditNote.ts'
import { withOrderLock } from '../orders/withOrderLock.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { movePayment, needAttention } from '../orders/moveOrder.ts'
import { closeProblems } from '../orders/orderProblems.ts'
import { paymentAfter } from '../orders/orderStates.ts'
import { endWaiting } from '../orders/waitingItems.ts'
import type { Req } from '#domain/platform/Req.ts'
import { refundAlertKey } from './alertOpenRefunds.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import { applyDispute } from './applyDispute.ts'
import { queueOrderRefunded } from './queueOrderRefunded.ts'
import { orderRefundTax, refundTax } from './refundTax.ts'
import { cancelIfUnprinted } from './cancelIfUnprinted.ts'

type SucceededRefund = { refundId: number; amountCents: Cents }
type KnownRefund = {
  id: number
  key: string
  providerRefundId: string | null
  status: 'requested' | CardRefund['status']
}

export async function applyReversals(req: Req, orderId: number): Promise<void> {
  const order = await row(
    req.pool,
    sql<{
      paymentIntentId: string
    }>`select payment_intent_id as "paymentIntentId" from orders where id = ${orderId} and payment_intent_id is not null`,
  )
  if (!order) return
  await withOrderLock(req.pool, 'money', orderId, async () =>
    storeReversals(req, orderId, await readReversals(order.paymentIntentId)),
  )
}

/** @param back read while holding the lock, so that older data never overwrites newer data. */
export async function storeReversals(req: Req, orderId: number, back: Reversals): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await row(
      tx,
      sql<ReversedOrder>`
        select id, reference, payment, fulfilment, total_cents as "totalCents", dispute_outcome as "disputeOutcome" from orders
        where id = ${orderId} and (payment not in ('pending', 'failed') or fulfilment in ('needs_attention', 'cancelled')) for update`,
    )
    // The payment's own event has not arrived yet; the job is retried.
    if (!order) throw new Error(`Order ${orderId} is not paid yet`)
    const known = await rows(
      tx,
      sql<KnownRefund>`select id, idempotency_key as key, provider_refund_id as "providerRefundId", status from refunds where order_id = ${orderId}`,
    )
    const succeeded: SucceededRefund[] = []
    for (const refund of back.refunds) succeeded.push(...(await storeRefund(tx, orderId, refund, known)))
    if (known.length > 0) await closeProblems(tx, orderId, ['refund-delayed'])
    await settlePayment(tx, req, order, back.disputes)
    // Only now is it known whether the cancellation mail covers the refund.
    for (const refund of succeeded) await queueOrderRefunded(tx, orderId, refund)
    await applyDispute(tx, order, back.disputes, req.now)
    await endWaiting(tx, order.id, req.now)
    for (const { refundId } of succeeded) await issueCreditNote(tx, orderId, refundId, req.now)
  })
}

/** @returns the refund if it has just succeeded. */
async function storeRefund(
  tx: Database,
  orderId: number,
  refund: CardRefund,
  known: KnownRefund[],
): Promise<SucceededRefund[]> {
  const { id: providerId, amountCents, status, problem, refundKey } = refund
  const ours = known.find((one) => one.providerRefundId === providerId || baseKey(one.key) === refundKey)
  if (ours?.status === status && ours.providerRefundId) return []
  const taxCents = ours ? 0 : await orderRefundTax(tx, orderId, amountCents)
  const stored = ours
    ? sql<{
        id: number
      }>`update refunds set provider_refund_id = ${providerId}, status = ${status}::enum_refunds_status, problem = ${problem}, updated_at = now()
        where id = ${ours.id} returning id`
    : sql<{
        id: number
      }>`insert into refunds (order_id, amount_cents, tax_cents, reason, status, provider_refund_id, problem)
        values (${orderId}, ${amountCents}, ${taxCents}, 'made-at-card-provider', ${status}::enum_refunds_status, ${providerId}, ${problem}) returning id`
  const { id } = (await row(tx, stored)) ?? { id: 0 }
  if (status === 'succeeded') {
    await addOrderEvent(tx, orderId, { kind: 'refunded', amount: amountCents })
    if (ours) await withdrawAlert(tx, refundAlertKey(ours.key))
    return [{ refundId: id, amountCents }]
  }
  if (status === 'failed') {
    await needAttention(
      tx,
      orderId,
      problem
        ? { kind: 'refund-failed-because', amount: amountCents, reason: problem }
        : { kind: 'refund-failed', amount: amountCents },
      String(id),
    )
  }
  return []
}

async function settlePayment(
  tx: Database,
  req: Req,
  order: ReversedOrder,
  { lostCents, unknown }: Reversals['disputes'],
): Promise<void> {
  // While a dispute is in an unknown state, money that counted as lost stays lost.
  const keepsLost = unknown.length > 0
  const sum = await row(
    tx,
    sql<{ cents: Cents; taxCents: Cents }>`
      update orders set refunded_cents = least(total_cents, greatest(case when ${keepsLost}::boolean then refunded_cents else 0 end, ${lostCents}::int +
        (select coalesce(sum(amount_cents), 0) from refunds where order_id = ${order.id} and status = 'succeeded')))
      where id = ${order.id} returning refunded_cents as cents, tax_cents as "taxCents"`,
  )
  const { totalCents } = order
  const refundedCents = sum?.cents ?? 0
  await storeRefundedTax(tx, order.id, { totalCents, refundedCents, taxCents: sum?.taxCents ?? 0 })
  const payment = paymentAfter({ totalCents, refundedCents })
  // Refunds do not move an order that never counted as paid, because its amount was wrong.
  if (payment === order.payment || order.payment === 'pending' || order.payment === 'failed') return
  await movePayment(tx, order.id, payment)
  if (payment === 'refunded') await cancelIfUnprinted(tx, order.id, req.now)
}

type Refunded = { totalCents: Cents; refundedCents: Cents; taxCents: Cents }

/** The tax of all refunds, and of what a bank took in proportion. */
async function storeRefundedTax(
  tx: Database,
  orderId: number,
  { totalCents, refundedCents, taxCents }: Refunded,
): Promise<void> {
  const back = await row(
    tx,
    sql<{ cents: Cents; taxCents: Cents }>`
      select coalesce(sum(amount_cents), 0) as cents, coalesce(sum(tax_cents), 0) as "taxCents"
      from refunds where order_id = ${orderId} and status = 'succeeded'`,
  )
  const [backCents, backTaxCents] = [Math.min(back?.cents ?? 0, totalCents), Math.min(back?.taxCents ?? 0, taxCents)]
  const left = { restCents: totalCents - backCents, restTaxCents: taxCents - backTaxCents }
  const lostTaxCents = refundTax(refundedCents - backCents, left)
  await tx.query(sql`update orders set refunded_tax_cents = ${backTaxCents + lostTaxCents} where id = ${orderId}`)
}
