import type { CouponTerms } from '#providers/stripe/coupons.ts'
import type { MembershipOffer } from './MembershipOffer.ts'

const DURATIONS = { first: 'once', months: 'repeating', forever: 'forever' } as const

export const couponTermsOf = ({
  percent,
  amountCents,
  duration,
  months,
}: Pick<MembershipOffer, 'percent' | 'amountCents' | 'duration' | 'months'>): CouponTerms => ({
  percent,
  amountCents,
  duration: DURATIONS[duration],
  months,
})
