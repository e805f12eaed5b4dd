import type { RefundPart } from '#contracts/membership/membershipPayments.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { refundOfPayment } from '../membershipWithdrawals/membershipPeriod.ts'

type Payment = {
  cents: Cents
  refundedCents: Cents
  paymentIntentId: string | null
  isDisputed: boolean
  from: Date | null
  until: Date | null
  creditedCents: Cents
}

/**
 * What a refund gives back: all that is left, or the part of the days that are not used, by the rule of withdrawals. What a change
 * of the plan credited was given back already, also where it paid for the new plan, so nothing is unused there. Today counts as unused, so an amount that was shown stays the same until the day ends.
 */
export function refundOffers(payment: Payment, now: Date): Record<RefundPart, Cents> {
  const { cents, refundedCents, paymentIntentId, isDisputed, from, until, creditedCents } = payment
  if (paymentIntentId === null || isDisputed) return { all: 0, unused: 0 }
  const all = Math.max(0, cents - refundedCents - creditedCents)
  if (!from || !until || creditedCents > 0) return { all, unused: 0 }
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  const unused = refundOfPayment({ cents, paidAt: from, paidUntil: until }, { submittedAt: today, hasRequest: true })
  return { all, unused: Math.min(all, unused) }
}
