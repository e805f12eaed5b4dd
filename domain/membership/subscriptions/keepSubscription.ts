import { sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { keepSubscription as keepAtProvider } from '#providers/stripe/memberships.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { applySubscription } from './applySubscription.ts'
import { runningSubscription } from './runningSubscription.ts'

/**
 * Takes back a cancellation before the paid period ends. Repeated calls change nothing.
 * @throws AppError `no_active_subscription`, `card_provider_unreachable`.
 */
export async function keepSubscription(req: SignedInReq): Promise<void> {
  const subscriptionId = await runningSubscription(req.pool, req.user.id)
  try {
    await keepAtProvider(subscriptionId)
    await applySubscription(req, subscriptionId)
    await withdrawUnusedClaim(req)
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    throw cardProviderProblem(error)
  }
  // It may have ended at the provider in the meantime.
  await runningSubscription(req.pool, req.user.id)
}

/** Who keeps the membership without the discount that was claimed for staying can still take it another time. */
async function withdrawUnusedClaim({ pool, user }: SignedInReq): Promise<void> {
  await pool.query(sql`
    update leaving_answers a set discount_taken_at = null
    from subscriptions s
    where s.user_id = ${user.id} and s.status = 'active' and not s.cancel_at_period_end and s.discount_percent is null
      and a.subscription_id = s.id and a.period_end = s.current_period_end and a.discount_taken_at is not null`)
}
