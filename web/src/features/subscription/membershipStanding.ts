import type { CurrentUser } from '#contracts/people.ts'

type MembershipStanding = 'none' | 'active' | 'trial' | 'ending' | 'pastDue' | 'gift'

/** The state of somebody's membership; being an employee is none. */
export function membershipStanding({
  isSubscriber,
  subscription,
}: Pick<CurrentUser, 'isSubscriber' | 'subscription'>): MembershipStanding {
  // Told even after the grace has run out: paying is then the way back.
  if (subscription?.status === 'past_due') return 'pastDue'
  if (!isSubscriber) return 'none'
  if (subscription?.status === 'complimentary') return 'gift'
  if (subscription?.cancelAtPeriodEnd) return 'ending'
  return subscription?.status === 'trialing' ? 'trial' : 'active'
}
