import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import type { StoredOrder } from '../orders/readOrder.ts'
import type { Req } from '../Req.ts'
import { applyOrGiveUp } from './missingPayment.ts'

/**
 * The return page's door to the one function that settles payments: asks the card provider when ours is still open.
 *
 * @returns whether the order may have changed.
 */
export async function settleOpenPayment(req: Req, order: StoredOrder): Promise<boolean> {
  if (order.payment !== 'pending' || !order.paymentIntentId) return false
  try {
    await applyOrGiveUp(req, order.id, order.paymentIntentId)
    return true
  } catch (error) {
    // Not to be reached just now: the page says it is confirming, and webhook or job will settle it.
    if (!(error instanceof CardProviderError)) throw error
    req.log.warn({ err: error, orderId: order.id, msg: 'An open payment could not be looked up' })
    return false
  }
}
