import { centsOf, type Cents, formatCents } from '#contracts/money.ts'
import type { Plan } from '#contracts/people.ts'
import { planPrice } from '#contracts/planPrice.ts'
import { useNewMemberPrices } from './useNewMemberPrices.ts'

export type PlanFacts = {
  plan: Plan
  name: string
  price: string
  per: 'month' | 'year'
  note: string
  saving: string | null
}

/** The plans as a new member buys them. */
export function usePlanFacts(): { plans: PlanFacts[]; factsOf: (plan: Plan) => PlanFacts; trialDays: number } {
  const { monthly, annual, trialDays } = useNewMemberPrices()
  const plans = planFacts(monthly, annual)
  return { plans, factsOf: (plan) => (plan === 'annual' ? plans[1] : plans[0]), trialDays }
}

export function planFacts(monthly: Cents, annual: Cents): [PlanFacts, PlanFacts] {
  const saved = Math.floor((12 * monthly - annual) / 100)
  return [
    {
      plan: 'monthly',
      name: 'Monthly',
      price: formatCents(monthly),
      per: 'month',
      note: 'Billed every month',
      saving: null,
    },
    {
      plan: 'annual',
      name: 'Annual',
      price: planPrice('annual', annual),
      per: 'year',
      note: `about ${formatCents(Math.round(annual / 12))} per month`,
      saving: saved > 0 ? `Save $${saved}` : null,
    },
  ]
}

/** What a member pays, who may have joined at another price. */
export const ownPrice = (plan: Plan, amount: string): string => planPrice(plan, centsOf(amount))
