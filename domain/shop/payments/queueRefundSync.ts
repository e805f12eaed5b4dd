import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'
import { type InboxEvent, isNewEvent } from '#domain/platform/cardPlumbing/inbox.ts'

/** @returns false when the payment is not an order's. */
export async function queueRefundSync(req: Req, paymentIntentId: string, event: InboxEvent): Promise<boolean> {
  const order = await row(
    req.pool,
    sql<{ id: number }>`select id from orders where payment_intent_id = ${paymentIntentId}`,
  )
  if (!order) return false
  await inTransaction(req.pool, async (tx) => {
    if (!(await isNewEvent(tx, event))) return
    await addJob(tx, 'applyReversals', { orderId: order.id }, { key: `reversals:${order.id}` })
  })
  return true
}
