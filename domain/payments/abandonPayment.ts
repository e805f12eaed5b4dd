import { row, sql } from '#database/sql.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { cancelCardPayment } from '#providers/stripe/paymentIntents.ts'
import { movePayment, noteEvent } from '../orders/moveOrder.ts'
import type { Req } from '../Req.ts'
import { applyPaymentIntent } from './applyPaymentIntent.ts'

/** Gives up an unpaid order: its payment is made impossible first, and if it came in meanwhile, it counts. */
export async function abandonPayment(req: Req, orderId: number): Promise<void> {
  const order = await row<{ payment: string; paymentIntentId: string | null }>(
    req.pool,
    sql`select payment, payment_intent_id as "paymentIntentId" from orders where id = ${orderId}`,
  )
  if (order?.payment !== 'pending') return
  if (order.paymentIntentId) {
    await cancelCardPayment(order.paymentIntentId).catch((error: unknown) => {
      // Refused: it is already paid or cancelled, which the next line finds out.
      if (!(error instanceof CardProviderError) || error.outcome === 'unknown') throw error
    })
    await applyPaymentIntent(req, order.paymentIntentId)
    return
  }
  await inTransaction(req.pool, async (tx) => {
    if (await movePayment(tx, orderId, 'failed')) await noteEvent(tx, orderId, 'Payment was not completed')
  })
}
