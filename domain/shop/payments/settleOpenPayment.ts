import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import type { StoredOrder } from '../orders/readOrder.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applyOrGiveUp } from './missingPayment.ts'

/** The return page calls it. @returns whether the order may have changed. */
export async function settleOpenPayment(req: Req, order: StoredOrder): Promise<boolean> {
  if (order.payment !== 'pending' || !order.paymentIntentId) return false
  try {
    await applyOrGiveUp(req, order.id, order.paymentIntentId)
    return true
  } catch (error) {
    // The page shows "confirming" until the webhook or the reconcile job settles the payment.
    if (!(error instanceof CardProviderError)) throw error
    req.log.warn({ err: error, orderId: order.id, msg: 'An open payment could not be looked up' })
    return false
  }
}
