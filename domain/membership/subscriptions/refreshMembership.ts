import { rows, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { adoptSubscriptions } from './adoptSubscriptions.ts'
import { applySetupIntent } from './applySetupIntent.ts'
import { applySubscription } from './applySubscription.ts'
import { findKnownCustomer } from './ensureCustomer.ts'

/** Also finds subscriptions unknown here. @throws AppError `card_provider_unreachable`. */
export async function refreshMembership(req: SignedInReq): Promise<void> {
  const known = await rows(
    req.pool,
    sql<Known>`
      select id, setup_intent_id as "setupIntentId", subscription_id as "subscriptionId" from subscriptions where user_id = ${req.user.id} and status not in ('canceled', 'incomplete_expired')`,
  )
  try {
    for (const membership of known) await refresh(req, membership)
    const customerId = await findKnownCustomer(req)
    if (customerId) await adoptSubscriptions(req, req.user.id, customerId)
  } catch (error) {
    if (error instanceof CardProviderError) throw cardProviderProblem(error)
    throw error
  }
}

export type Known = { id: number; setupIntentId: string | null; subscriptionId: string | null }

export async function refresh(req: Req, { setupIntentId, subscriptionId }: Known): Promise<void> {
  if (subscriptionId) await applySubscription(req, subscriptionId)
  else if (setupIntentId) await applySetupIntent(req, setupIntentId)
}
