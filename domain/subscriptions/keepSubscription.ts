import { row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { keepSubscription as keepAtProvider } from '#providers/stripe/memberships.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { applySubscription } from './applySubscription.ts'

/**
 * Takes back a cancellation before the paid period ends. Repeated calls change nothing.
 * @throws ShopError `no_active_subscription`, `card_provider_unreachable`.
 */
export async function keepSubscription(req: SignedInReq): Promise<void> {
  const subscriptionId = await findRunning(req)
  try {
    await keepAtProvider(subscriptionId)
    await applySubscription(req, subscriptionId)
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    throw new ShopError('card_provider_unreachable', { cause: error })
  }
  // It may have ended at the provider in the meantime.
  await findRunning(req)
}

async function findRunning({ pool, user }: SignedInReq): Promise<string> {
  const running = await row(
    pool,
    sql<{ id: string | null }>`
      select subscription_id as id from subscriptions
      where user_id = ${user.id} and status in ('trialing', 'active', 'past_due')`,
  )
  if (!running?.id) throw new ShopError('no_active_subscription')
  return running.id
}
