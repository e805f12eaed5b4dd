import { type Cents, formatCents } from './money.ts'
import type { Plan } from './people.ts'
import { planPrice } from './planPrice.ts'

type PlanChangeTerms = {
  plan: Plan
  /** Of a renewal, without a discount. */
  cents: Cents
  dueCents: Cents
  creditLeftCents: Cents
}

/** What a member agrees to who changes the plan. */
export function planChangeTerms({ plan, cents, dueCents, creditLeftCents }: PlanChangeTerms): string {
  const per = plan === 'annual' ? 'year' : 'month'
  const today = dueCents === 0 ? 'You pay nothing today.' : `You pay ${formatCents(dueCents)} today.`
  const credit =
    creditLeftCents > 0 ? ` ${formatCents(creditLeftCents)} stay as your credit, which pays your next charges.` : ''
  return `${today}${credit} It renews automatically every ${per} for ${planPrice(plan, cents)} until you cancel, which you can do anytime.`
}
