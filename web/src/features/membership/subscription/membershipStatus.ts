import type { CurrentUser } from '#contracts/people/people.ts'

type MembershipStatus = 'none' | 'active' | 'trial' | 'ending' | 'pastDue' | 'paused' | 'gift'

/** Being an employee is not a membership. */
export function membershipStatus({
  isSubscriber,
  subscription,
}: Pick<CurrentUser, 'isSubscriber' | 'subscription'>): MembershipStatus {
  // Also after the grace period: paying is then the way to resume.
  if (subscription?.status === 'past_due') return 'pastDue'
  if (subscription?.isPaused) return 'paused'
  if (!isSubscriber) return 'none'
  if (subscription?.status === 'complimentary') return 'gift'
  if (subscription?.cancelAtPeriodEnd) return 'ending'
  return subscription?.status === 'trialing' ? 'trial' : 'active'
}
