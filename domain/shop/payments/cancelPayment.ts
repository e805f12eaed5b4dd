import type { PaymentState } from '#contracts/shop/orders.ts'
import { row, sql } from '#database/sql.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { cancelCardPayment } from '#providers/stripe/paymentIntents.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { movePayment } from '../orders/moveOrder.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applyOrGiveUp } from './missingPayment.ts'

/** Cancels the payment first; if it succeeded in the meantime, the order is paid. */
export async function cancelPayment(req: Req, orderId: number): Promise<void> {
  const paymentIntentId = await failWithoutPayment(req, orderId)
  if (!paymentIntentId) return
  await cancelCardPayment(paymentIntentId).catch((error: unknown) => {
    // Refused because it is already paid or canceled; the next line finds out which.
    if (!(error instanceof CardProviderError) || error.outcome === 'unknown') throw error
  })
  await applyOrGiveUp(req, orderId, paymentIntentId)
}

/**
 * Locks the order, or a payment stored at the same time could be paid although the order failed.
 * @returns the payment id of a pending order that has one.
 */
const failWithoutPayment = (req: Req, orderId: number): Promise<string | null> =>
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
    if (await movePayment(tx, orderId, 'failed')) await addOrderEvent(tx, orderId, { kind: 'payment-not-completed' })
    return null
  })
