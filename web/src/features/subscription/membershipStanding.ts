import type { CurrentUser } from '#contracts/people.ts'

type MembershipStanding = 'none' | 'employee' | 'active' | 'trial' | 'ending' | 'pastDue' | 'gift'

/** What there is to say about somebody's membership; an employee without one misses nothing. */
export function membershipStanding({
  isSubscriber,
  isEmployee,
  subscription,
}: Pick<CurrentUser, 'isSubscriber' | 'isEmployee' | 'subscription'>): MembershipStanding {
  // Told even after the grace has run out: paying is then the way back.
  if (subscription?.status === 'past_due') return 'pastDue'
  if (!isSubscriber) return isEmployee ? 'employee' : 'none'
  if (subscription?.status === 'complimentary') return 'gift'
  if (subscription?.cancelAtPeriodEnd) return 'ending'
  return subscription?.status === 'trialing' ? 'trial' : 'active'
}
