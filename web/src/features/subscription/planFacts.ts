import { PLANS } from '#contracts/constants.ts'
import type { Plan } from '#contracts/people.ts'
import { formatCents } from '#contracts/money.ts'

type PlanFacts = { plan: Plan; name: string; price: string; per: 'month' | 'year'; note: string; saving: string | null }

export const PLAN_FACTS: PlanFacts[] = [
  {
    plan: 'monthly',
    name: 'Monthly',
    price: formatCents(PLANS.monthly.cents),
    per: 'month',
    note: 'Billed every month',
    saving: null,
  },
  {
    plan: 'annual',
    name: 'Annual',
    price: formatCents(PLANS.annual.cents, { decimals: 0 }),
    per: 'year',
    note: `about ${formatCents(Math.round(PLANS.annual.cents / 12))} per month`,
    saving: 'Save $30',
  },
]

export function factsOf(plan: Plan): PlanFacts {
  const facts = PLAN_FACTS.find((candidate) => candidate.plan === plan)
  if (!facts) throw new Error(`No facts about the plan ${plan}`)
  return facts
}
