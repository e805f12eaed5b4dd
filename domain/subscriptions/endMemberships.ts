import { rows, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { cancelCardSetup, cancelSubscription } from '#providers/stripe/memberships.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'

/**
 * Ends whatever membership somebody has or has begun, at the card provider and at once.
 *
 * @throws ShopError `card_provider_unreachable` when it is not certain that nothing is charged any more.
 */
export async function endMemberships({ pool, user, now }: SignedInReq): Promise<void> {
  const open = await rows<{ id: number; subscriptionId: string | null; setupIntentId: string | null }>(
    pool,
    sql`
      select id, subscription_id as "subscriptionId", setup_intent_id as "setupIntentId"
      from subscriptions where user_id = ${user.id} and status not in ('canceled', 'incomplete_expired')`,
  )
  for (const { id, subscriptionId, setupIntentId } of open) {
    if (subscriptionId) await ending(cancelSubscription(subscriptionId))
    else if (setupIntentId) await ending(cancelCardSetup(setupIntentId))
    await pool.query(
      sql`update subscriptions set status = 'canceled', ended_at = ${now}, updated_at = ${now} where id = ${id}`,
    )
  }
}

/** A refusal says that it is gone already. */
async function ending(call: Promise<void>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    if (error.outcome === 'unknown') throw new ShopError('card_provider_unreachable', { cause: error })
  }
}
