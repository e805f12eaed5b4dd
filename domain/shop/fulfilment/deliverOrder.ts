import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, rows, sql } from '#database/sql.ts'
import { isRestOpen } from './sendParcel.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { moveFulfilment } from '../orders/moveOrder.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'

const DELIVERED_AFTER_DAYS = 21

/** @throws AppError `order_not_found`, `illegal_order_move`. */
export async function deliverOrder(req: SignedInReq, orderId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await row(
      tx,
      sql<{ isCancelling: boolean; isPart: boolean }>`
        select cancel_requested_at is not null and fulfilment <> 'cancelled' as "isCancelling", coalesce(fulfilment = 'partially_shipped', false) as "isPart" from orders
        where id = ${orderId} for update`,
    )
    if (!order) throw new AppError('order_not_found')
    if (order.isCancelling) throw new AppError('illegal_order_move.canceling')
    // What is still to come would neither be followed nor announced.
    const isIncomplete = order.isPart && (await isRestOpen(tx, orderId))
    if (isIncomplete || !(await moveFulfilment(tx, orderId, 'delivered'))) {
      throw new AppError('illegal_order_move.not_shipped')
    }
    await tx.query(sql`update orders set delivered_at = ${req.now} where id = ${orderId}`)
    await addOrderEvent(tx, orderId, { kind: 'delivered' })
    await addOrderEvent(tx, orderId, { kind: 'delivered-by', by: req.user.email })
    await recordOrderAudit(tx, req, orderId, 'Marked as delivered')
  })
}

/** No carrier reports deliveries, so orders count as delivered three weeks after shipping. */
export async function deliverShipped(req: Req): Promise<void> {
  const limit = new Date(req.now.getTime() - DELIVERED_AFTER_DAYS * DAY_MS)
  await inTransaction(req.pool, async (tx) => {
    const arrived = await rows(
      tx,
      sql<{ id: number }>`
        select id from orders where fulfilment = 'shipped' and shipped_at < ${limit} and not exists (
          select 1 from order_problems p where p.order_id = orders.id and p.closed_at is null)
        order by shipped_at limit 1000 for update skip locked`,
    )
    for (const { id } of arrived) {
      await moveFulfilment(tx, id, 'delivered')
      await addOrderEvent(tx, id, { kind: 'delivered-by-time' })
    }
  })
}
