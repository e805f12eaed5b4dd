import type { CurrentUser } from '#contracts/people.ts'
import type { Caller } from '#domain/people/findCaller.ts'

export function presentUser(user: Caller): CurrentUser {
  const { subscription, complimentaryUntil } = user
  const shown = {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    isSubscriber: user.isSubscriber,
    isEmployee: user.isEmployee,
  }
  if (subscription) {
    return {
      ...shown,
      subscription: {
        plan: subscription.plan,
        status: subscription.status,
        currentPeriodEnd: subscription.currentPeriodEnd?.toISOString() ?? null,
        cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
        trialEnd: subscription.trialEnd?.toISOString() ?? null,
      },
    }
  }
  if (!complimentaryUntil || !user.isSubscriber) return shown
  const currentPeriodEnd = complimentaryUntil.toISOString()
  return {
    ...shown,
    subscription: { plan: null, status: 'complimentary', currentPeriodEnd, cancelAtPeriodEnd: true, trialEnd: null },
  }
}
