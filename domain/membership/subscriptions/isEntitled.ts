import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { GRACE_DAYS } from '#contracts/shared/constants.ts'
import type { SubscriptionStatus, Suspension } from '#contracts/people/people.ts'
import { dynamicSql, type Statement } from '#database/sql.ts'

export type AccessFacts = {
  status: SubscriptionStatus
  currentPeriodEnd: Date | null
  pastDueSince: Date | null
  /** Without a payment there is no grace period. */
  hasPaid: boolean
  suspendedFor: Suspension | null
  /** Access ends here without a grace period, until the first payment after the pause. */
  pausedFrom: Date | null
}

/** Includes the 14-day grace period after a failed renewal and complimentary periods. */
export function isEntitled(subscription: AccessFacts | null, complimentaryUntil: Date | null, now: Date): boolean {
  return accessOf(subscription, complimentaryUntil, now) !== null
}

/** A paid subscription takes precedence over a complimentary one. */
export function accessOf(
  subscription: AccessFacts | null,
  complimentaryUntil: Date | null,
  now: Date,
): 'subscription' | 'gift' | null {
  if (subscription && isInForce(subscription, now)) return 'subscription'
  return complimentaryUntil && complimentaryUntil > now ? 'gift' : null
}

export function isInForce(facts: AccessFacts, now: Date): boolean {
  const end = latestAccess(facts)
  return end !== null && now < end
}

/** The grace period starts at the period end, or at the invoice of a failed renewal. */
function latestAccess(facts: AccessFacts): Date | null {
  const { status, currentPeriodEnd, pastDueSince, hasPaid, suspendedFor, pausedFrom } = facts
  if (suspendedFor) return null
  if (pausedFrom) return status === 'trialing' || status === 'active' ? pausedFrom : null
  if (status === 'trialing' || status === 'active')
    return currentPeriodEnd && (hasPaid ? graceEnd(currentPeriodEnd) : currentPeriodEnd)
  return status === 'past_due' && hasPaid && pastDueSince ? graceEnd(pastDueSince) : null
}

/** Of a gift membership, in milliseconds since 1970. */
export type GivenPeriod = { beginsAt: number; endsAt: number }

/**
 * Until when a person is a member without a subscription: complimentary access, or gifts from the day the first one
 * begins. Gifts follow each other.
 */
export function givenUntil(complimentaryUntil: Date | null, gifts: GivenPeriod[], now: Date): Date | null {
  const open = gifts.filter(({ endsAt }) => endsAt > now.getTime())
  const hasBegun = open.some(({ beginsAt }) => beginsAt <= now.getTime())
  const ends = [complimentaryUntil?.getTime() ?? 0, ...(hasBegun ? open.map(({ endsAt }) => endsAt) : [])]
  const end = Math.max(...ends)
  return end > 0 ? new Date(end) : null
}

/** As `givenUntil`, of the user `u`. */
export const isGiven = (now: Date): Statement => dynamicSql`
  (coalesce(u.complimentary_until > ${now}, false) or exists (
    select 1 from gift_memberships g where g.redeemed_by_id = u.id and g.begins_at <= ${now} and g.ends_at > ${now}))`

const GRACE = dynamicSql`${GRACE_DAYS * 24}::int * interval '1 hour'`

export const inForce = (now: Date): Statement => dynamicSql`
  (s.suspended_for is null and coalesce(${now} < case
    when s.paused_from is not null then case when s.status in ('trialing', 'active') then s.paused_from end
    when s.status in ('trialing', 'active') then s.current_period_end +
      case when s.first_paid_at is null then interval '0' else ${GRACE} end
    when s.status = 'past_due' and s.first_paid_at is not null then s.past_due_since + ${GRACE} end, false))`

/** When access ends although nothing changes: with a canceled period, or as a pause begins. Null when it renews or gives no access. */
export function accessUntil(
  subscription: AccessFacts & { cancelAtPeriodEnd: boolean; isCollectionPaused: boolean },
): Date | null {
  const { status, suspendedFor, cancelAtPeriodEnd, isCollectionPaused, currentPeriodEnd, pausedFrom } = subscription
  if (suspendedFor) return null
  if (status === 'past_due') return latestAccess(subscription)
  if (status !== 'trialing' && status !== 'active') return null
  return pausedFrom ?? (cancelAtPeriodEnd || isCollectionPaused ? currentPeriodEnd : null)
}

export const graceEnd = (start: Date): Date => new Date(start.getTime() + GRACE_DAYS * DAY_MS)
