import { GRACE_DAYS } from '#contracts/constants.ts'
import type { SubscriptionStatus, Suspension } from '#contracts/people.ts'

const DAY = 24 * 60 * 60 * 1000

type Facts = { status: SubscriptionStatus; pastDueSince: Date | null; suspendedFor: Suspension | null }

/**
 * Whether somebody has what subscribers have: a running or trial subscription, one whose renewal failed
 * at most 14 days ago, or a complimentary period given by an employee.
 */
export function isEntitled(subscription: Facts | null, complimentaryUntil: Date | null, now: Date): boolean {
  return accessOf(subscription, complimentaryUntil, now) !== null
}

/** By what somebody has it; what they pay for comes before what was given to them. */
export function accessOf(
  subscription: Facts | null,
  complimentaryUntil: Date | null,
  now: Date,
): 'subscription' | 'gift' | null {
  if (subscription && isInForce(subscription, now)) return 'subscription'
  return complimentaryUntil && complimentaryUntil > now ? 'gift' : null
}

/** Whether a subscription gives access by itself. Money that was given back or is disputed rests it. */
export function isInForce({ status, pastDueSince, suspendedFor }: Facts, now: Date): boolean {
  if (suspendedFor) return false
  if (status === 'trialing' || status === 'active') return true
  return status === 'past_due' && pastDueSince !== null && now < graceEnd(pastDueSince)
}

/** Until when a subscription gives access if nothing happens; null when it goes on, or gives none. */
export function accessUntil(
  subscription: Facts & { cancelAtPeriodEnd: boolean; currentPeriodEnd: Date | null },
): Date | null {
  const { status, pastDueSince, suspendedFor, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  if (suspendedFor) return null
  if (status === 'past_due') return pastDueSince && graceEnd(pastDueSince)
  return cancelAtPeriodEnd && (status === 'trialing' || status === 'active') ? currentPeriodEnd : null
}

/** The end of the days in which a failed renewal may still be made good. */
export const graceEnd = (pastDueSince: Date): Date => new Date(pastDueSince.getTime() + GRACE_DAYS * DAY)
