import type { PaymentState } from '#contracts/orders.ts'
import { row, sql } from '#database/sql.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { cancelCardPayment } from '#providers/stripe/paymentIntents.ts'
import { movePayment, noteEvent } from '../orders/moveOrder.ts'
import type { Req } from '../Req.ts'
import { applyOrGiveUp } from './missingPayment.ts'

/** Gives up an unpaid order: its payment is made impossible first, and if it came in meanwhile, it counts. */
export async function abandonPayment(req: Req, orderId: number): Promise<void> {
  const paymentIntentId = await giveUpWithoutPayment(req, orderId)
  if (!paymentIntentId) return
  await cancelCardPayment(paymentIntentId).catch((error: unknown) => {
    // Refused: it is already paid or cancelled, which the next line finds out.
    if (!(error instanceof CardProviderError) || error.outcome === 'unknown') throw error
  })
  await applyOrGiveUp(req, orderId, paymentIntentId)
}

/**
 * The order is held while it is looked at: a payment whose id is stored at this very moment could be paid otherwise
 * although its order has failed.
 *
 * @returns the payment of an open order that has one.
 */
const giveUpWithoutPayment = (req: Req, orderId: number): Promise<string | null> =>
  inTransaction(req.pool, async (tx) => {
    const order = await row(
      tx,
      sql<{
        payment: PaymentState
        paymentIntentId: string | null
      }>`select payment, payment_intent_id as "paymentIntentId" from orders where id = ${orderId} for update`,
    )
    if (order?.payment !== 'pending') return null
    if (order.paymentIntentId) return order.paymentIntentId
    if (await movePayment(tx, orderId, 'failed')) await noteEvent(tx, orderId, 'Payment was not completed')
    return null
  })
