import { PLANS, TRIAL_DAYS } from '../shared/constants.ts'
import type { Cents } from '../shared/money.ts'
import type { Plan } from '../people/people.ts'

/** What a new member pays. */
export type MembershipPrices = Record<Plan, Cents> & { trialDays: number }

/** As in the specification. */
export const DEFAULT_PRICES: MembershipPrices = {
  monthly: PLANS.monthly.cents,
  annual: PLANS.annual.cents,
  trialDays: TRIAL_DAYS,
}

/** Each amount has its own price, so a change that fails halfway leaves the old one in use. */
export function lookupKeyOf(plan: Plan, cents: Cents): string {
  const { lookupKey, cents: original } = PLANS[plan]
  return cents === original ? lookupKey : `${lookupKey}_${cents}`
}
