import { msg } from '#contracts/msg.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, statement } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { movePayment, addOrderEvent } from '../orders/moveOrder.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applyPaymentIntent } from './applyPaymentIntent.ts'

const missing = (paymentIntentId: string) =>
  `Stripe has no payment ${paymentIntentId}: it belongs to another account, or was deleted test data.`

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
    await addOrderEvent(tx, orderId, msg('Payment was not completed'))
    await addOrderEvent(tx, orderId, `${missing(paymentIntentId)} The order was abandoned.`, { isInternal: true })
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
    if (detached)
      await addOrderEvent(tx, orderId, `${missing(paymentIntentId)} A new payment was started.`, { isInternal: true })
  })
}
