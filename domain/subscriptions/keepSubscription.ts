import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { keepSubscription as keepAtProvider } from '#providers/stripe/memberships.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { applySubscription } from './applySubscription.ts'
import { runningSubscription } from './runningSubscription.ts'

/**
 * Takes back a cancellation before the paid period ends. Repeated calls change nothing.
 * @throws ShopError `no_active_subscription`, `card_provider_unreachable`.
 */
export async function keepSubscription(req: SignedInReq): Promise<void> {
  const subscriptionId = await runningSubscription(req.pool, req.user.id)
  try {
    await keepAtProvider(subscriptionId)
    await applySubscription(req, subscriptionId)
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    throw new ShopError('card_provider_unreachable', { cause: error })
  }
  // It may have ended at the provider in the meantime.
  await runningSubscription(req.pool, req.user.id)
}
