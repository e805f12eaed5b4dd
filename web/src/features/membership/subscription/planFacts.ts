import { centsOf, type Cents } from '#contracts/shared/money.ts'
import { planPrice } from '#contracts/membership/planPrice.ts'
import type { Plan } from '#contracts/people/people.ts'
import { useNewMemberPrices } from './useNewMemberPrices.ts'
import { dollars, formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'

type PlanFacts = {
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
      name: t('Monthly'),
      price: formatMoney(monthly),
      per: 'month',
      note: t('Billed every month'),
      saving: null,
    },
    {
      plan: 'annual',
      name: t('Annual'),
      price: planPrice('annual', annual, formatMoney),
      per: 'year',
      note: t('about {amount} per month', { amount: formatMoney(Math.round(annual / 12)) }),
      saving: saved > 0 ? t('Save {saved}', { saved: dollars(String(saved)) }) : null,
    },
  ]
}

/** What a member pays, who may have joined at another price. */
export const ownPrice = (plan: Plan, amount: string): string => planPrice(plan, centsOf(amount), formatMoney)
