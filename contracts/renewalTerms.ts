import { type Cents, formatCents } from './money.ts'
import type { Plan } from './people.ts'
import { planPrice } from './planPrice.ts'

type Credit = { usedCents: Cents; dueCents: Cents }

type Offer = {
  plan: Plan
  cents: Cents
  /** 0 without a trial. */
  trialDays: number
  /** The day of the first charge, once the form is open. */
  firstCharge?: string
  /** What an earlier credit pays of the first payment, and what is charged today; once the form is open. */
  credit?: Credit | undefined
  /** What an offer makes of the first payments. Then there is no trial. */
  offer?: {
    cents: Cents
    /** The first included; null for all. */
    payments: number | null
    /** The day of the first payment in full; null when never. */
    until: string | null
  }
}

/** What renews, how often and for how much, as a new member reads it beside the button; stored with their consent. */
export function renewalTerms({ plan, cents, trialDays, firstCharge, offer, credit }: Offer): string {
  const price = planPrice(plan, cents)
  const per = plan === 'annual' ? 'year' : 'month'
  if (offer) return offerTerms(plan, price, offer, credit)
  const renewal = `It renews automatically every ${per} for ${price} until you cancel, which you can do anytime.`
  if (trialDays === 0) return `${paidToday(price, cents, credit)} ${renewal}`
  const first = firstCharge ? `on ${firstCharge}` : `after the ${trialDays}-day free trial`
  return `You won’t be charged today. We’ll charge the first ${price} ${first}. Cancel before then and you pay nothing. ${renewal}`
}

function paidToday(price: string, cents: Cents, credit?: Credit): string {
  if (!credit) return `You pay ${price} today.`
  const { usedCents, dueCents } = credit
  const rest = cents - usedCents - dueCents
  const later = rest > 0 ? ` The remaining ${formatCents(rest)} is added to your next payment.` : ''
  return `You pay ${formatCents(dueCents)} today: ${price} less ${formatCents(usedCents)} of your credit.${later}`
}

function offerTerms(
  plan: Plan,
  price: string,
  { cents, payments, until }: NonNullable<Offer['offer']>,
  credit?: Credit,
): string {
  const reduced = planPrice(plan, cents)
  const per = plan === 'annual' ? 'year' : 'month'
  const today = paidToday(reduced, cents, credit)
  const end = 'until you cancel, which you can do anytime.'
  if (payments === null || until === null) return `${today} It renews automatically every ${per} for ${reduced} ${end}`
  const more = payments - 1
  const renewals = more === 1 ? 'the next renewal' : `each of the next ${more} renewals`
  const first =
    more === 0
      ? today
      : credit
        ? `${today} Then you pay ${reduced} at ${renewals}.`
        : `You pay ${reduced} today and ${reduced} at ${renewals}.`
  return `${first} From ${until} on, it renews automatically every ${per} for ${price} ${end}`
}
