import type { CurrentUser } from '#contracts/people.ts'

type MembershipStanding = 'none' | 'active' | 'trial' | 'ending' | 'pastDue' | 'gift'

/** Being an employee is not a membership. */
export function membershipStanding({
  isSubscriber,
  subscription,
}: Pick<CurrentUser, 'isSubscriber' | 'subscription'>): MembershipStanding {
  // Also after the grace period: paying is then the way to resume.
  if (subscription?.status === 'past_due') return 'pastDue'
  if (!isSubscriber) return 'none'
  if (subscription?.status === 'complimentary') return 'gift'
  if (subscription?.cancelAtPeriodEnd) return 'ending'
  return subscription?.status === 'trialing' ? 'trial' : 'active'
}
