import type { PauseInput } from '#contracts/membership/membershipPauses.ts'
import { row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { findBillingAnchor, pauseSubscription } from '#providers/stripe/membershipPauses.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { applySubscription } from './applySubscription.ts'
import { type PauseFacts, pauseRefusal } from './pauseRefusal.ts'
import { renewalAfter } from './renewalAfter.ts'
import { CHARGING, type StoredStatus } from './StoredStatus.ts'

/**
 * From the end of the paid period on. A cancellation is taken back.
 * @throws AppError `no_active_subscription`, `pause_unavailable`, `card_provider_unreachable`.
 */
export async function pauseMembership(req: SignedInReq, { months }: PauseInput): Promise<void> {
  const { id } = await findPausable(req)
  try {
    // Our row may be stale, and the dates come from it.
    await applySubscription(req, id)
    const membership = await findPausable(req)
    const refusal = pauseRefusal(membership, req.now)
    const { currentPeriodEnd: from } = membership
    if (refusal || !from) throw new AppError(refusal ? `pause_unavailable.${refusal}` : 'pause_unavailable')
    const until = renewalAfter(from, months, await findBillingAnchor(id))
    await pauseSubscription(id, { from, until })
    await applySubscription(req, id)
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    throw cardProviderProblem(error)
  }
}

/** @throws AppError `no_active_subscription`. */
export async function findPausable({ pool, user }: SignedInReq): Promise<PauseFacts & { id: string }> {
  const found = await row(
    pool,
    sql<Omit<PauseFacts, 'status'> & { id: string | null; status: StoredStatus }>`
      select subscription_id as id, plan, status, first_paid_at is not null as "hasPaid",
        current_period_end as "currentPeriodEnd", suspended_for as "suspendedFor",
        collection_paused as "isCollectionPaused", paused_from as "pausedFrom", last_paused_from as "lastPausedFrom"
      from subscriptions
      where user_id = ${user.id} and status = any(${CHARGING}::enum_subscriptions_status[])`,
  )
  if (!found?.id) throw new AppError('no_active_subscription')
  return { ...found, id: found.id }
}
