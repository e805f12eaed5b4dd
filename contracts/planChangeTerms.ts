import { type Cents, formatCents } from './money.ts'
import type { Plan } from './people.ts'
import { planPrice } from './planPrice.ts'

/** What a member agrees to who changes the plan. */
export function planChangeTerms({ plan, cents, dueCents }: { plan: Plan; cents: Cents; dueCents: Cents }): string {
  const per = plan === 'annual' ? 'year' : 'month'
  const today = dueCents === 0 ? 'You pay nothing today.' : `You pay ${formatCents(dueCents)} today.`
  return `${today} It renews automatically every ${per} for ${planPrice(plan, cents)} until you cancel, which you can do anytime.`
}
