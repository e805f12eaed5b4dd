import type { Cents } from '../shared/money.ts'
import type { Plan } from '../people/people.ts'
import { planPrice } from './planPrice.ts'
import type { TermsWords } from './TermsWords.ts'

/** The sentence that ends all terms of a membership. */
export function automaticRenewal(plan: Plan, cents: Cents, { t, money }: TermsWords): string {
  const price = planPrice(plan, cents, money)
  return plan === 'annual'
    ? t('It renews automatically every year for {price} until you cancel, which you can do anytime.', { price })
    : t('It renews automatically every month for {price} until you cancel, which you can do anytime.', { price })
}

/** @param until the day of the first renewal at this price. */
export function automaticRenewalFrom(until: string, plan: Plan, cents: Cents, { t, money }: TermsWords): string {
  const values = { until, price: planPrice(plan, cents, money) }
  return plan === 'annual'
    ? t(
        'From {until} on, it renews automatically every year for {price} until you cancel, which you can do anytime.',
        values,
      )
    : t(
        'From {until} on, it renews automatically every month for {price} until you cancel, which you can do anytime.',
        values,
      )
}
