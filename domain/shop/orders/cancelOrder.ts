import type { FulfilmentState } from '#contracts/shop/orders.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { addOrderEvent } from './addOrderEvent.ts'
import { requestCancellation } from './requestCancellation.ts'
import { type Cancellable, mayCancel } from './mayCancel.ts'
import { movePayment } from './moveOrder.ts'
import { fulfilmentMoves } from './orderStates.ts'

/**
 * @param orderId already proven to be this visitor's.
 * @throws AppError `illegal_order_move` once it has gone to print.
 */
export async function cancelAsBuyer(req: Req, orderId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await row(tx, selectForUpdate(orderId))
    if (!order) throw new AppError('order_not_found')
    if (order.cancelRequestedAt || order.fulfilment === 'cancelled') return
    if (!mayCancel(order)) {
      throw new AppError('illegal_order_move.printed')
    }
    await addOrderEvent(tx, orderId, { kind: 'cancellation-asked' })
    await requestCancellation(tx, orderId, req.now, { kind: 'asked' })
  })
}

/** @throws AppError `order_not_found`, `illegal_order_move`. */
export async function cancelAsEmployee(req: SignedInReq, orderId: number, reason: string | undefined): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await row(tx, selectForUpdate(orderId))
    if (!order) throw new AppError('order_not_found')
    if (order.cancelRequestedAt) throw new AppError('illegal_order_move.canceling_already')
    const isUnpaid = order.payment === 'pending' || order.payment === 'failed'
    // Except a payment of the wrong amount, which an employee has to resolve.
    if (isUnpaid && order.fulfilment !== 'needs_attention') {
      throw new AppError('illegal_order_move.cancel_unpaid')
    }
    if (!canStillStop(order.fulfilment)) {
      throw new AppError('illegal_order_move.shipped')
    }
    const by = req.user.email
    await addOrderEvent(tx, orderId, reason ? { kind: 'canceled-by-because', by, reason } : { kind: 'canceled-by', by })
    await recordOrderAudit(
      tx,
      req,
      orderId,
      'Canceled',
      reason ? [{ field: 'Reason', before: null, after: reason }] : [],
    )
    if (isUnpaid) await movePayment(tx, orderId, 'failed')
    await requestCancellation(tx, orderId, req.now, null)
  })
}

const canStillStop = (fulfilment: FulfilmentState): boolean => fulfilmentMoves[fulfilment].includes('cancelled')

const selectForUpdate = (orderId: number) => sql<Cancellable>`
  select payment, fulfilment, cancel_requested_at as "cancelRequestedAt", dispute_outcome as "disputeOutcome"
  from orders where id = ${orderId} for update`
