import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import type { Database } from '#database/sql.ts'
import { couponIdOf } from '#providers/stripe/coupons.ts'
import { couponTermsOf } from '../membershipOffers/couponTermsOf.ts'
import { findOffer } from '../membershipOffers/findOffer.ts'
import type { MembershipOffer } from '../membershipOffers/MembershipOffer.ts'
import { offerPrice } from '../membershipOffers/offerPrice.ts'
import { isForPlan, refuseOffer } from '../membershipOffers/offerRefusal.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'
import { mayHaveTrial } from './trialAvailable.ts'

/** Without tax. */
export type FormTerms = {
  plan: Plan
  isTrial: boolean
  priceCents: Cents
  trialDays: number
  offerId: number | null
  couponId: string | null
  offer: MembershipOffer | null
  /** Of the first payment. */
  firstCents: Cents
}

/** An offer takes the place of the free trial. @throws AppError `code_not_found`, `code_not_usable`. */
export async function readFormTerms(
  database: Database,
  { user, now }: SignedInReq,
  { plan, code }: { plan: Plan; code?: string | undefined },
  options?: { lock: boolean },
): Promise<FormTerms> {
  const prices = await readMembershipPrices(database)
  const { [plan]: priceCents, trialDays } = prices
  if (code === undefined) {
    const isTrial = await mayHaveTrial(database, user.id)
    return { plan, isTrial, priceCents, trialDays, offerId: null, couponId: null, firstCents: priceCents, offer: null }
  }
  const offer = await findOffer(database, user, code, options)
  refuseOffer(offer, now)
  if (!isForPlan(offer, plan, priceCents)) throw new AppError('code_not_usable.other_plan', { code, plan })
  const couponId = couponIdOf(couponTermsOf(offer))
  const firstCents = offerPrice(offer, priceCents)
  return { plan, isTrial: false, priceCents, trialDays, offerId: offer.id, couponId, firstCents, offer }
}
