import type { Cents } from '#contracts/shared/money.ts'
import type { Plan, SubscriptionStatus, Suspension } from '#contracts/people/people.ts'
import { offerPrice } from '../membershipOffers/offerPrice.ts'
import type { Discount } from './chargeAt.ts'
import { firstRenewalFrom } from './fullChargeAt.ts'
import { isChargeable } from './isChargeable.ts'
import { renewalAfter } from './renewalAfter.ts'

const MONTHS_BETWEEN = 12

export type LeavingFacts = Pick<Discount, 'discountPercent' | 'discountCents'> & {
  plan: Plan
  status: SubscriptionStatus
  hasPaid: boolean
  suspendedFor: Suspension | null
  priceCents: Cents
  currentPeriodEnd: Date
  billingAnchor: Date | null
  /** The last time this member took the discount, for another cancellation. */
  lastTakenAt: Date | null
}

export type StayingOffer = {
  percent: number
  months: number
  /** What each of the next payments costs. */
  cents: Cents
  payments: number
  fullPriceAt: Date
}

/**
 * What a member who canceled can stay for; null where the discount isn't offered. It begins now, so it covers the
 * renewals of the next months, which are charged on the same days as before.
 */
export function leavingDiscount(
  facts: LeavingFacts,
  { percent, months }: { percent: number; months: number },
  now: Date,
): StayingOffer | null {
  const { plan, status, hasPaid, suspendedFor, priceCents, currentPeriodEnd, lastTakenAt } = facts
  const isPaying = plan === 'monthly' && status === 'active' && hasPaid && !suspendedFor && currentPeriodEnd > now
  // The card provider would replace a discount that runs.
  const hasDiscount = facts.discountPercent !== null || facts.discountCents !== null
  const cents = offerPrice({ percent, amountCents: null }, priceCents)
  if (percent === 0 || !isPaying || hasDiscount || cents === 0 || !isChargeable(cents)) return null
  if (lastTakenAt && renewalAfter(lastTakenAt, MONTHS_BETWEEN, lastTakenAt) > now) return null
  const end = renewalAfter(now, months, now)
  const { billingAnchor } = facts
  const renewals = { plan, next: currentPeriodEnd, billingAnchor }
  const fullPriceAt = firstRenewalFrom(end, renewals)
  const payments = monthsBetween(currentPeriodEnd, fullPriceAt)
  return payments === 0 ? null : { percent, months, cents, payments, fullPriceAt }
}

const monthsBetween = (first: Date, last: Date): number =>
  (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth()
