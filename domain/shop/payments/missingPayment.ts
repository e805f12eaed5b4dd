import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, statement } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { movePayment } from '../orders/moveOrder.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applyPaymentIntent } from './applyPaymentIntent.ts'

/** Gives the order up if the payment does not exist. */
export async function applyOrGiveUp(req: Req, orderId: number, paymentIntentId: string): Promise<void> {
  try {
    await applyPaymentIntent(req, paymentIntentId)
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isMissing) throw error
    await failOrder(req, orderId, paymentIntentId)
  }
}

async function failOrder(req: Req, orderId: number, paymentIntentId: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await returnsRow(
      tx,
      statement`
        select id from orders
        where id = ${orderId} and payment = 'pending' and payment_intent_id = ${paymentIntentId} for update`,
    )
    if (!order || !(await movePayment(tx, orderId, 'failed'))) return
    await addOrderEvent(tx, orderId, { kind: 'payment-not-completed' })
    await addOrderEvent(tx, orderId, { kind: 'payment-missing', payment: paymentIntentId })
  })
}

export async function detachMissingPayment(req: Req, orderId: number, paymentIntentId: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const detached = await returnsRow(
      tx,
      statement`
        update orders set payment_intent_id = null
        where id = ${orderId} and payment = 'pending' and payment_intent_id = ${paymentIntentId} returning id`,
    )
    if (detached) await addOrderEvent(tx, orderId, { kind: 'payment-restarted', payment: paymentIntentId })
  })
}
