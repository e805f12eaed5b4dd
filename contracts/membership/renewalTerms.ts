import { automaticRenewal, automaticRenewalFrom } from './automaticRenewal.ts'
import type { Cents } from '../shared/money.ts'
import type { Plan } from '../people/people.ts'
import { planPrice } from './planPrice.ts'
import { taxOfLaterPayments, taxPart } from './taxTerms.ts'
import type { TermsWords } from './TermsWords.ts'

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
  /** On the first payment, and on a renewal without an offer. */
  tax?: { firstCents: Cents; renewalCents: Cents } | undefined
}

/**
 * What renews, how often and for how much, as a new member reads it beside the button; stored with their consent.
 *
 * @param words those of the page and of the stored consent must be the same.
 */
export function renewalTerms({ tax, ...terms }: Offer, words: TermsWords): string {
  if (!tax) return untaxedTerms(terms, words)
  const { cents, offer } = terms
  const { firstCents, renewalCents } = tax
  const total = cents + renewalCents
  const reduced = offer && { ...offer, cents: offer.cents + firstCents }
  const isForever = reduced?.until === null
  return [
    untaxedTerms({ ...terms, cents: total, ...(reduced && { offer: reduced }) }, words),
    reduced && reduced.cents > 0 && taxPart(reduced.cents, firstCents, words),
    !isForever && taxPart(total, renewalCents, words),
    taxOfLaterPayments(words),
  ]
    .filter(Boolean)
    .join(' ')
}

function untaxedTerms(
  { plan, cents, trialDays, firstCharge, offer, credit }: Omit<Offer, 'tax'>,
  words: TermsWords,
): string {
  const { t, money } = words
  if (offer) return offerTerms({ plan, cents, credit, offer }, words)
  const renewal = automaticRenewal(plan, cents, words)
  if (trialDays === 0) return `${paidToday(plan, cents, credit, words)} ${renewal}`
  const price = planPrice(plan, cents, money)
  const trial =
    firstCharge === undefined
      ? t(
          'You won’t be charged today. We’ll charge the first {price} after the {trialDays}-day free trial. Cancel before then and you pay nothing.',
          { price, trialDays },
        )
      : t(
          'You won’t be charged today. We’ll charge the first {price} on {firstCharge}. Cancel before then and you pay nothing.',
          { price, firstCharge },
        )
  return `${trial} ${renewal}`
}

function paidToday(plan: Plan, cents: Cents, credit: Credit | undefined, { t, money }: TermsWords): string {
  const price = planPrice(plan, cents, money)
  if (!credit) return t('You pay {price} today.', { price })
  const { usedCents, dueCents } = credit
  const values = { due: money(dueCents), price, used: money(usedCents) }
  const today = t('You pay {due} today: {price} less {used} of your credit.', values)
  const rest = cents - usedCents - dueCents
  if (rest <= 0) return today
  return `${today} ${t('The remaining {rest} is added to your next payment.', { rest: money(rest) })}`
}

type Reduced = Pick<Offer, 'plan' | 'cents' | 'credit'> & { offer: NonNullable<Offer['offer']> }

function offerTerms({ plan, cents: fullCents, credit, offer }: Reduced, words: TermsWords): string {
  const { cents, payments, until } = offer
  const today = paidToday(plan, cents, credit, words)
  if (payments === null || until === null) return `${today} ${automaticRenewal(plan, cents, words)}`
  const values = { reduced: planPrice(plan, cents, words.money), more: payments - 1 }
  const full = automaticRenewalFrom(until, plan, fullCents, words)
  if (values.more === 0) return `${today} ${full}`
  if (credit) return `${today} ${thenReduced(values, words)} ${full}`
  return `${todayAndThenReduced(values, words)} ${full}`
}

type Renewals = { reduced: string; more: number }

const thenReduced = (values: Renewals, { t }: TermsWords): string =>
  t('Then you pay {reduced} at {more, plural, one {the next renewal} other {each of the next # renewals}}.', values)

const todayAndThenReduced = (values: Renewals, { t }: TermsWords): string =>
  t(
    'You pay {reduced} today and {reduced} at {more, plural, one {the next renewal} other {each of the next # renewals}}.',
    values,
  )
