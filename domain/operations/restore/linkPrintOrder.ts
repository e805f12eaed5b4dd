import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { withOrderLock } from '#domain/shop/orders/withOrderLock.ts'
import { addOrderEvent } from '#domain/shop/orders/addOrderEvent.ts'
import { moveFulfilment } from '#domain/shop/orders/moveOrder.ts'
import { closeProblems } from '#domain/shop/orders/orderProblems.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { PrintedSince } from './PrintedSince.ts'

/** @returns false when someone changed the order in the meantime. */
export async function linkPrintOrder(req: Req, { orderId, print }: PrintedSince): Promise<boolean> {
  return withOrderLock(req.pool, 'print', orderId, () =>
    inTransaction(req.pool, async (tx) => {
      const isOurs = await returnsRow(
        tx,
        statement`
          update orders set provider_order_id = ${print.id}, submit_started_at = coalesce(submit_started_at, ${req.now}),
            confirmed_at = case when ${print.hasBegun} then ${req.now}::timestamptz end,
            restored_at = case when ${print.hasBegun} then null else restored_at end
          where id = ${orderId} and restored_at is not null and confirmed_at is null and cancel_requested_at is null
            and fulfilment = 'needs_attention' and payment not in ('pending', 'failed')
          returning id`,
      )
      if (!isOurs) return false
      await addOrderEvent(tx, orderId, { kind: 'print-order-found', printOrder: print.id })
      if (!print.hasBegun) return true
      await closeProblems(tx, orderId, ['restored'])
      await moveFulfilment(tx, orderId, 'submitted')
      await addJob(tx, 'followOrder', { orderId }, { key: `follow:${orderId}` })
      return true
    }),
  )
}
