import { type Cents, formatCents } from './money.ts'
import type { Plan } from './people.ts'

type Offer = {
  plan: Plan
  cents: Cents
  /** 0 without a trial. */
  trialDays: number
  /** The day of the first charge, once the form is open. */
  firstCharge?: string
}

/** What renews, how often and for how much, as a new member reads it beside the button; stored with their consent. */
export function renewalTerms({ plan, cents, trialDays, firstCharge }: Offer): string {
  const price = planPrice(plan, cents)
  const per = plan === 'annual' ? 'year' : 'month'
  const renewal = `It renews automatically every ${per} for ${price} until you cancel, which you can do anytime.`
  if (trialDays === 0) return `You pay ${price} today. ${renewal}`
  const first = firstCharge ? `on ${firstCharge}` : `after the ${trialDays}-day free trial`
  return `You won’t be charged today. We’ll charge the first ${price} ${first}. Cancel before then and you pay nothing. ${renewal}`
}

/** Whole dollars of an annual price without cents: `$115`. */
export const planPrice = (plan: Plan, cents: Cents): string =>
  plan === 'annual' && cents % 100 === 0 ? formatCents(cents, { decimals: 0 }) : formatCents(cents)
