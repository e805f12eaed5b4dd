import type { Plan, SubscriptionStatus, Suspension } from '#contracts/people.ts'

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

/** Why a membership can't change to this plan now, for its member to read; null when it can. */
export function planChangeRefusal(facts: PlanChangeFacts, plan: Plan, now: Date): string | null {
  const { status, cancelAtPeriodEnd, currentPeriodEnd, suspendedFor, pausedFrom, discountEndsAt, offerPlans } = facts
  if (facts.plan === plan) return `You already have the ${plan} plan.`
  if (pausedFrom || facts.isCollectionPaused || status === 'paused')
    return 'Your membership is paused. You can change the plan after the pause.'
  if (status === 'trialing') return 'You can change the plan when your free trial has ended.'
  if (status === 'past_due') return 'Your last payment failed. Please change your card first.'
  if (suspendedFor) return 'Your last payment was refunded or is disputed, so the plan can’t be changed now.'
  if (cancelAtPeriodEnd) return 'You canceled your membership. Keep it first, then change the plan.'
  // Months of a cheaper monthly plan are not meant to make a whole year cheaper.
  if (plan === 'annual' && discountEndsAt && discountEndsAt > now)
    return 'Your lower price still runs. You can change the plan when it has ended.'
  if (offerPlans && offerPlans !== 'both' && offerPlans !== plan)
    return `Your lower price is only for the ${facts.plan} plan, so the plan can’t be changed.`
  if (status !== 'active' || !currentPeriodEnd || currentPeriodEnd <= now)
    return 'Only a running membership can change its plan.'
  return null
}
