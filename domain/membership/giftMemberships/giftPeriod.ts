import type { Suspension } from '#contracts/people/people.ts'
import { renewalAfter } from '../subscriptions/renewalAfter.ts'
import type { StoredStatus } from '../subscriptions/StoredStatus.ts'

export type OwnSubscription = {
  status: StoredStatus
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  suspendedFor: Suspension | null
}

type Facts = {
  now: Date
  months: number
  /** The running subscription, whether or not it gives access. */
  subscription: OwnSubscription | null
  /** When what was given before ends: gifts, or complimentary access. */
  givenUntil: Date | null
}

/** Begins after what is paid and given already, so that nothing overlaps. Null for a subscription that will charge again. */
export function giftPeriod({ now, months, subscription, givenUntil }: Facts): { beginsAt: Date; endsAt: Date } | null {
  if (subscription && !subscription.cancelAtPeriodEnd) return null
  const ends = [now, givenUntil, subscription && paidUntil(subscription)].map((end) => end?.getTime() ?? 0)
  const beginsAt = new Date(Math.max(...ends))
  return { beginsAt, endsAt: renewalAfter(beginsAt, months, beginsAt) }
}

function paidUntil({ status, currentPeriodEnd, suspendedFor }: OwnSubscription): Date | null {
  return (status === 'active' || status === 'trialing') && !suspendedFor ? currentPeriodEnd : null
}
