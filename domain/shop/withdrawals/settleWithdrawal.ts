import { formatCents } from '#contracts/shared/money.ts'
import type { WithdrawalOutcome } from '#contracts/shop/withdrawals.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { isPaid } from '../orders/mayCancel.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { cancelIfUnprinted } from '../payments/cancelIfUnprinted.ts'
import { addRefund, lockRefundable } from '../payments/refundRest.ts'
import { settleGiftRefund } from '../payments/settleGiftRefund.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { withdrawalRefund } from './withdrawalRefund.ts'

/**
 * Refunds what the statement is about. The last statement of an order refunds everything that is left, shipping included:
 * Europe has standard shipping only.
 * @throws AppError `not_found`, `illegal_order_move`.
 */
export async function settleWithdrawal(req: SignedInReq, id: number, outcome: WithdrawalOutcome): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const orderId = await orderOf(tx, id)
    const order = await lockRefundable(tx, orderId)
    if (!order) throw new AppError('not_found')
    // After the order's lock, so that the second of two clicks sees the first.
    const { rowCount } = await tx.query(sql`
      update withdrawals set state = ${outcome}::enum_withdrawals_state, settled_at = ${req.now}, settled_by_id = ${req.user.id},
        updated_at = now()
      where id = ${id} and state = 'open'`)
    if (rowCount === 0) throw new AppError('illegal_order_move.withdrawal_settled')
    if (order.disputeOutcome === 'open') throw new AppError('illegal_order_move.bank_disputes')
    const back = isPaid(order.payment) ? await withdrawalRefund(tx, { ...order, id, orderId }) : null
    const amountCents = back?.amountCents ?? 0
    const reason = { kind: `withdrawal-${outcome}` } as const
    const refund = back && amountCents > 0 ? { ...back, reason, requestedBy: req.user.id } : null
    const gift = refund && (await addRefund(tx, orderId, refund)).gift
    await addOrderEvent(tx, orderId, { kind: `withdrawal-${outcome}`, by: req.user.email })
    await recordOrderAudit(tx, req, orderId, 'Settled the withdrawal', [
      { field: 'Goods', before: null, after: outcome === 'returned' ? 'Returned' : 'Kept by the buyer' },
      { field: 'Refund', before: null, after: formatCents(amountCents) },
    ])
    if (amountCents === order.restCents) await cancelIfUnprinted(tx, orderId, req.now)
    await settleGiftRefund(tx, orderId, gift, req.now)
  })
}

async function orderOf(tx: Database, id: number): Promise<number> {
  const found = await row(tx, sql<{ orderId: number }>`select order_id as "orderId" from withdrawals where id = ${id}`)
  if (!found) throw new AppError('not_found')
  return found.orderId
}
