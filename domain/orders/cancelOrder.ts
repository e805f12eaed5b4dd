import type { FulfilmentState } from '#contracts/orders.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import type { Req, SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { noteOrderChange } from '../trail/noteOrderChange.ts'
import { askCancel } from './askCancel.ts'
import { type Cancellable, mayCancel } from './mayCancel.ts'
import { movePayment, noteEvent } from './moveOrder.ts'
import { fulfilmentMoves } from './orderStates.ts'

/**
 * Its buyer calls an order off, while it is held. Asking again changes nothing.
 *
 * @param orderId of an order that has been shown to be this visitor's.
 * @throws ShopError `illegal_order_move` once it has gone to print.
 */
export async function cancelAsBuyer(req: Req, orderId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await row(tx, selectForUpdate(orderId))
    if (!order) throw new ShopError('order_not_found')
    if (order.cancelRequestedAt || order.fulfilment === 'cancelled') return
    if (!mayCancel(order)) {
      throw new ShopError('illegal_order_move', { message: 'It is too late to cancel: this order has gone to print.' })
    }
    await noteEvent(tx, orderId, 'You asked us to cancel this order')
    await askCancel(tx, orderId, req.now, 'You asked us to cancel it.')
  })
}

/**
 * An employee calls an order off; whether the print provider still agrees is found out by the job.
 *
 * @throws ShopError `order_not_found`, `illegal_order_move`.
 */
export async function cancelAsEmployee(req: SignedInReq, orderId: number, reason: string | undefined): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await row(tx, selectForUpdate(orderId))
    if (!order) throw new ShopError('order_not_found')
    if (order.cancelRequestedAt)
      throw new ShopError('illegal_order_move', { message: 'It is being cancelled already.' })
    const isUnpaid = order.payment === 'pending' || order.payment === 'failed'
    // Unless its payment was of the wrong amount, which an employee has to settle.
    if (isUnpaid && order.fulfilment !== 'needs_attention') {
      throw new ShopError('illegal_order_move', { message: 'An order that was not paid has nothing to cancel.' })
    }
    if (!canStillStop(order.fulfilment)) {
      throw new ShopError('illegal_order_move', { message: 'It is too late to cancel: the goods have left.' })
    }
    await noteEvent(tx, orderId, `Cancelled by ${req.user.email}${reason ? `: ${reason}` : ''}`, { isInternal: true })
    await noteOrderChange(
      tx,
      req,
      orderId,
      'Cancelled',
      reason ? [{ field: 'Reason', before: null, after: reason }] : [],
    )
    if (isUnpaid) await movePayment(tx, orderId, 'failed')
    await askCancel(tx, orderId, req.now, null)
  })
}

const canStillStop = (fulfilment: FulfilmentState): boolean => fulfilmentMoves[fulfilment].includes('cancelled')

const selectForUpdate = (orderId: number) => sql<Cancellable>`
  select payment, fulfilment, cancel_requested_at as "cancelRequestedAt", dispute_outcome as "disputeOutcome"
  from orders where id = ${orderId} for update`
