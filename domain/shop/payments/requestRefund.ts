import { problem } from '#contracts/shared/problem.ts'
import { type Cents, formatCents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { isPaid } from '../orders/mayCancel.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { addRefund, giftKey, lockRefundable, type Refundable } from './refundRest.ts'
import { settleGiftRefund } from './settleGiftRefund.ts'
import { cancelIfUnprinted } from './cancelIfUnprinted.ts'

/**
 * A full refund before production cancels the order.
 * @param refund.clientKey submitting the same form again changes nothing.
 * @throws AppError `order_not_found`, `invalid_input`, `illegal_order_move`.
 */
export async function requestRefund(
  req: SignedInReq,
  orderId: number,
  refund: { amountCents: Cents; reason: string; clientKey: string | null },
): Promise<void> {
  const { amountCents, reason, clientKey } = refund
  await inTransaction(req.pool, async (tx) => {
    const order = await lockRefundable(tx, orderId)
    if (!order) throw new AppError('order_not_found')
    if (clientKey !== null && (await wasSubmitted(tx, orderId, refund))) return
    refuseRefund(order, amountCents)
    const { gift } = await addRefund(tx, orderId, {
      amountCents,
      reason: { kind: 'note', text: reason },
      requestedBy: req.user.id,
      clientKey,
    })
    await addOrderEvent(tx, orderId, { kind: 'refunded-by', amount: amountCents, by: req.user.email, reason })
    await recordOrderAudit(tx, req, orderId, 'Refunded', [
      { field: 'Amount', before: null, after: formatCents(amountCents) },
      { field: 'Reason', before: null, after: reason },
    ])
    if (amountCents === order.restCents) await cancelIfUnprinted(tx, orderId, req.now)
    await settleGiftRefund(tx, orderId, gift, req.now)
  })
}

/** Requires the order's lock. @throws AppError when the same form was submitted with another amount. */
async function wasSubmitted(
  tx: Database,
  orderId: number,
  { amountCents, clientKey }: { amountCents: Cents; clientKey: string | null },
): Promise<boolean> {
  const known = await row(
    tx,
    sql<{ orderId: number | null; amountCents: Cents }>`
      select min(order_id) as "orderId", coalesce(sum(amount_cents), 0) as "amountCents" from refunds
      where client_key = ${clientKey} or client_key = ${clientKey && giftKey(clientKey)} having count(*) > 0`,
  )
  if (!known) return false
  if (known.orderId === orderId && known.amountCents === amountCents) return true
  throw new AppError('illegal_order_move.form_refunded', { amount: known.amountCents })
}

/** @throws AppError `invalid_input`, `illegal_order_move`. */
export function refuseRefund({ payment, disputeOutcome, restCents }: Refundable, amountCents: Cents): void {
  if (amountCents <= 0)
    throw new AppError('invalid_input', { errors: { amount: problem('Please enter an amount above zero') } })
  if (disputeOutcome === 'open') throw new AppError('illegal_order_move.bank_disputes')
  if (payment === 'refunded') throw new AppError('illegal_order_move.refunded')
  if (!isPaid(payment)) throw new AppError('illegal_order_move.refund_unpaid')
  if (amountCents > restCents) throw new AppError('illegal_order_move.refund_most', { amount: restCents })
}
