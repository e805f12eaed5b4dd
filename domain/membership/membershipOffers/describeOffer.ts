import { formatCents } from '#contracts/shared/money.ts'
import type { OfferTerms } from '#contracts/membership/membershipOffers.ts'

/** `50% off for 3 months`. */
export function describeOffer({ percent, amountCents, duration, months }: OfferTerms): string {
  const off = percent === null ? `${formatCents(amountCents ?? 0)} off` : `${percent}% off`
  if (duration === 'forever') return `${off} every payment`
  if (duration === 'first') return `${off} your first payment`
  return `${off} for ${months === 1 ? 'a month' : `${months ?? 0} months`}`
}
