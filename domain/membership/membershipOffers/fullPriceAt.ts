import type { OfferDuration } from '#contracts/membership/membershipOffers.ts'
import type { Plan } from '#contracts/people/people.ts'
import { MONTHS_OF_PLAN } from '../subscriptions/fullChargeAt.ts'
import { renewalAfter } from '../subscriptions/renewalAfter.ts'

type Span = { duration: OfferDuration; months: number | null }

/**
 * How many payments an offer covers, the first included; null for all. An annual plan has one payment in 12 months, so
 * 3 months off it are its first payment.
 */
export function offeredPayments({ duration, months }: Span, plan: Plan): number | null {
  if (duration === 'forever') return null
  return duration === 'first' ? 1 : Math.ceil((months ?? 1) / MONTHS_OF_PLAN[plan])
}

/** When a membership that begins now is first charged in full; null when never. */
export function fullPriceAt(span: Span, plan: Plan, now: Date): Date | null {
  const payments = offeredPayments(span, plan)
  return payments === null ? null : renewalAfter(now, payments * MONTHS_OF_PLAN[plan], now)
}
