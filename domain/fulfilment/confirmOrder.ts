import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { confirmPrintOrder, readPrintOrder } from '#providers/spreadconnect/orders.ts'
import { addJob } from '../addJob.ts'
import { moveFulfilment, needAttention, noteEvent } from '../orders/moveOrder.ts'
import type { Req } from '../Req.ts'

const FOLLOW_EVERY_MINUTES = 60

/** Lets the print provider begin, once the hold is over. Its own state decides, so doing it again does nothing. */
export async function confirmOrder(req: Req, orderId: number): Promise<void> {
  const order = await row<{ providerOrderId: string }>(
    req.pool,
    sql`
      select provider_order_id as "providerOrderId" from orders
      where id = ${orderId} and payment = 'paid' and fulfilment = 'held' and provider_order_id is not null`,
  )
  if (!order) return
  const refusal = await confirm(order.providerOrderId)
  await inTransaction(req.pool, async (tx) => {
    if (refusal) return needAttention(tx, orderId, refusal)
    if (!(await moveFulfilment(tx, orderId, 'submitted'))) return
    await tx.query(sql`update orders set confirmed_at = ${req.now} where id = ${orderId}`)
    await noteEvent(tx, orderId, 'Sent to the print shop')
    const runAt = new Date(req.now.getTime() + FOLLOW_EVERY_MINUTES * 60_000)
    await addJob(tx, 'followOrder', { orderId }, { key: `follow:${orderId}`, runAt })
  })
}

/** @returns why it cannot go on, or null when the provider has begun. @throws PrintProviderError to be tried again. */
async function confirm(providerOrderId: string): Promise<string | null> {
  const { state } = await readPrintOrder(providerOrderId)
  if (state === 'CANCELLED') return 'The order was cancelled at the print provider.'
  if (state !== 'NEW') return null
  try {
    await confirmPrintOrder(providerOrderId)
    return null
  } catch (error) {
    if (
      error instanceof PrintProviderError &&
      error.outcome === 'refused' &&
      error.status !== null &&
      error.status !== 429
    ) {
      return `The print provider refused to begin: ${error.reason}`
    }
    throw error
  }
}
