import { GRACE_DAYS } from '#contracts/constants.ts'
import type { SubscriptionStatus } from '#contracts/people.ts'

const DAY = 24 * 60 * 60 * 1000

type Facts = { status: SubscriptionStatus; pastDueSince: Date | null }

/**
 * Whether somebody has what subscribers have: a running or trial subscription, one whose renewal failed
 * at most 14 days ago, or a complimentary period given by an employee.
 */
export function isEntitled(subscription: Facts | null, complimentaryUntil: Date | null, now: Date): boolean {
  if (complimentaryUntil && complimentaryUntil > now) return true
  if (!subscription) return false
  if (subscription.status === 'trialing' || subscription.status === 'active') return true
  if (subscription.status !== 'past_due') return false
  return subscription.pastDueSince !== null && now.getTime() - subscription.pastDueSince.getTime() < GRACE_DAYS * DAY
}
