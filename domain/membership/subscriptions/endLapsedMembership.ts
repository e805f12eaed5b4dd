import { row, sql } from '#database/sql.ts'
import type { SubscriptionStatus, Suspension } from '#contracts/people/people.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { applySubscription } from './applySubscription.ts'
import { isInForce } from './isEntitled.ts'
import { nextChargeAt } from './nextChargeAt.ts'
import { endAtProvider } from './revokeSubscription.ts'
import { RUNNING, type StoredStatus } from './StoredStatus.ts'

type Running = {
  subscriptionId: string | null
  status: SubscriptionStatus
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  isCollectionPaused: boolean
  pastDueSince: Date | null
  suspendedFor: Suspension | null
  hasPaid: boolean
  pausedFrom: Date | null
  pausedUntil: Date | null
}

/**
 * Ends a subscription that gives no access before another one starts, so that nobody pays for two.
 * @throws AppError `already_subscribed`, `membership_suspended`.
 */
export async function endLapsedMembership(req: SignedInReq): Promise<void> {
  const known = await findRunning(req)
  if (!known?.subscriptionId) return
  // It may have ended at Stripe without an event.
  await applySubscription(req, known.subscriptionId)
  const running = await findRunning(req)
  if (!running) return
  refuseUnlessDead(running, req.now)
  await endAtProvider(known.subscriptionId)
  await applySubscription(req, known.subscriptionId)
}

function refuseUnlessDead(running: Running, now: Date): void {
  const { status, suspendedFor, currentPeriodEnd, cancelAtPeriodEnd } = running
  if (status === 'unpaid' || status === 'paused') return
  if (suspendedFor === 'dispute') {
    throw new AppError('membership_suspended.disputed')
  }
  if (suspendedFor === 'refund') {
    const date = cancelAtPeriodEnd ? currentPeriodEnd : nextChargeAt(running)
    const reason = cancelAtPeriodEnd ? 'ends' : 'refunded'
    if (!date) throw new AppError(`membership_suspended.${reason}`)
    throw new AppError(cancelAtPeriodEnd ? 'membership_suspended.ends_on' : 'membership_suspended.refunded_until', {
      date,
    })
  }
  if (!isInForce(running, now)) return
  if (status !== 'past_due') throw new AppError('already_subscribed')
  throw new AppError('already_subscribed.past_due')
}

async function findRunning({ pool, user }: SignedInReq): Promise<Running | null> {
  return row(
    pool,
    sql<Omit<Running, 'status'> & { status: StoredStatus }>`
      select subscription_id as "subscriptionId", status, current_period_end as "currentPeriodEnd",
        cancel_at_period_end as "cancelAtPeriodEnd", collection_paused as "isCollectionPaused", past_due_since as "pastDueSince", suspended_for as "suspendedFor",
        first_paid_at is not null as "hasPaid", paused_from as "pausedFrom", paused_until as "pausedUntil"
      from subscriptions
      where user_id = ${user.id} and status = any(${RUNNING}::enum_subscriptions_status[])`,
  )
}
