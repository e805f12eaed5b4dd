import type { Plan, SubscriptionStatus, Suspension } from '#contracts/people/people.ts'

export type PlanChangeFacts = {
  plan: Plan
  status: SubscriptionStatus
  cancelAtPeriodEnd: boolean
  isCollectionPaused: boolean
  currentPeriodEnd: Date | null
  suspendedFor: Suspension | null
  pausedFrom: Date | null
  /** Null without a discount, and for one that never ends. */
  discountEndsAt: Date | null
  /** Which plans the offer that still applies is for; null without one. */
  offerPlans: 'both' | Plan | null
}

type PlanChangeRefusal =
  'same' | 'paused' | 'trial' | 'failed' | 'suspended' | 'canceled' | 'discounted' | 'offer_of_plan' | 'not_running'

/** Why a membership can't change to this plan now; null when it can. */
export function planChangeRefusal(facts: PlanChangeFacts, plan: Plan, now: Date): PlanChangeRefusal | null {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, suspendedFor, pausedFrom, discountEndsAt, offerPlans } = facts
  if (facts.plan === plan) return 'same'
  if (pausedFrom || facts.isCollectionPaused || status === 'paused') return 'paused'
  if (status === 'trialing') return 'trial'
  if (status === 'past_due') return 'failed'
  if (suspendedFor) return 'suspended'
  if (cancelAtPeriodEnd) return 'canceled'
  // Months of a cheaper monthly plan are not meant to make a whole year cheaper.
  if (plan === 'annual' && discountEndsAt && discountEndsAt > now) return 'discounted'
  if (offerPlans && offerPlans !== 'both' && offerPlans !== plan) return 'offer_of_plan'
  if (status !== 'active' || !currentPeriodEnd || currentPeriodEnd <= now) return 'not_running'
  return null
}
