import { PLANS } from '#contracts/shared/constants.ts'
import { centsToAmount, formatCents } from '#contracts/shared/money.ts'
import type { MembershipOffer, OfferedPlan, OfferTerms } from '#contracts/membership/membershipOffers.ts'
import type { Plan } from '#contracts/people/people.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readMembershipPrices } from '../subscriptions/readMembershipPrices.ts'
import { findOffer } from './findOffer.ts'
import { fullPriceAt, offeredPayments } from './fullPriceAt.ts'
import { offerPrice } from './offerPrice.ts'
import { isForPlan, refuseOffer } from './offerRefusal.ts'

/** Reserves nothing. @throws AppError `code_not_found`, `code_not_usable`. */
export async function readOffer({ pool, user, now }: SignedInReq, code: string): Promise<MembershipOffer> {
  const offer = await findOffer(pool, user, code)
  refuseOffer(offer, now)
  const prices = await readMembershipPrices(pool)
  const plans = (Object.keys(PLANS) as Plan[])
    .filter((plan) => isForPlan(offer, plan, prices[plan]))
    .map((plan): OfferedPlan => ({
      plan,
      price: centsToAmount(prices[plan]),
      offerPrice: centsToAmount(offerPrice(offer, prices[plan])),
      payments: offeredPayments(offer, plan),
      fullPriceAt: fullPriceAt(offer, plan, now)?.toISOString() ?? null,
    }))
  if (plans.length === 0) throw new AppError('code_not_usable.not_now', { code })
  return { code: offer.code, label: describeOffer(offer), plans }
}

/** `50% off for 3 months`. */
export function describeOffer({ percent, amountCents, duration, months }: OfferTerms): string {
  const off = percent === null ? `${formatCents(amountCents ?? 0)} off` : `${percent}% off`
  if (duration === 'forever') return `${off} every payment`
  if (duration === 'first') return `${off} your first payment`
  return `${off} for ${months === 1 ? 'a month' : `${months ?? 0} months`}`
}
