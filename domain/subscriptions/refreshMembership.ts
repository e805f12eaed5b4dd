import { rows, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import type { Req, SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { applySetupIntent } from './applySetupIntent.ts'
import { applySubscription } from './applySubscription.ts'

/**
 * Reads the card provider's state of this member anew. It grants nothing by itself: what the provider does not say,
 * does not happen.
 *
 * @throws ShopError `card_provider_unreachable`.
 */
export async function refreshMembership(req: SignedInReq): Promise<void> {
  const known = await rows<Known>(
    req.pool,
    sql`${selectKnown} where user_id = ${req.user.id} and status not in ('canceled', 'incomplete_expired')`,
  )
  try {
    for (const membership of known) await refresh(req, membership)
  } catch (error) {
    if (error instanceof CardProviderError) throw new ShopError('card_provider_unreachable', { cause: error })
    throw error
  }
}

/** Makes up for events that never came: memberships begun but not heard of, and periods that should have moved on. */
export async function reconcileMemberships(req: Req): Promise<void> {
  const quiet = new Date(req.now.getTime() - 15 * 60_000)
  const stale = await rows<Known>(
    req.pool,
    sql`${selectKnown}
      where (status in ('pending', 'incomplete') and created_at between ${new Date(req.now.getTime() - 3 * 86_400_000)} and ${quiet})
        or (status in ('trialing', 'active', 'past_due') and (current_period_end < ${quiet} or fetched_at < ${new Date(req.now.getTime() - 86_400_000)}))
      order by fetched_at nulls first limit 200`,
  )
  for (const membership of stale) {
    await refresh(req, membership).catch((error: unknown) =>
      req.log.warn({ err: error, subscription: membership.id, msg: 'A membership could not be reconciled' }),
    )
  }
}

type Known = { id: number; setupIntentId: string | null; subscriptionId: string | null }

const selectKnown = sql`select id, setup_intent_id as "setupIntentId", subscription_id as "subscriptionId" from subscriptions`

async function refresh(req: Req, { setupIntentId, subscriptionId }: Known): Promise<void> {
  if (subscriptionId) await applySubscription(req, subscriptionId)
  else if (setupIntentId) await applySetupIntent(req, setupIntentId)
}
