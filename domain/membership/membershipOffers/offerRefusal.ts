import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isChargeable } from '../subscriptions/isChargeable.ts'
import type { MembershipOffer } from './MembershipOffer.ts'
import { offerPrice } from './offerPrice.ts'

type OfferRefusal = 'not_now' | 'starts' | 'expired' | 'used' | 'for_new' | 'for_former' | 'used_up'

/** @throws AppError `code_not_usable`. */
export function refuseOffer(offer: MembershipOffer, now: Date): void {
  const { code, startsAt } = offer
  const refusal = offerRefusal(offer, now)
  if (refusal === 'starts' && startsAt) throw new AppError('code_not_usable.starts', { code, date: startsAt })
  if (refusal && refusal !== 'starts') throw new AppError(`code_not_usable.${refusal}`, { code })
}

/** Why this person can't use the offer now; null when they can. */
export function offerRefusal(offer: MembershipOffer, now: Date): OfferRefusal | null {
  const { isActive, startsAt, endsAt, audience, maxUses, uses, usedByPerson, wasMember } = offer
  if (!isActive) return 'not_now'
  if (startsAt && now < startsAt) return 'starts'
  if (endsAt && now >= endsAt) return 'expired'
  if (usedByPerson) return 'used'
  if (audience === 'new' && wasMember) return 'for_new'
  if (audience === 'former' && !wasMember) return 'for_former'
  if (maxUses !== null && uses >= maxUses) return 'used_up'
  return null
}

/** Also not for a plan of which it leaves too little for a card. */
export function isForPlan(offer: MembershipOffer, plan: Plan, priceCents: Cents): boolean {
  if (offer.plans !== 'both' && offer.plans !== plan) return false
  return isChargeable(offerPrice(offer, priceCents))
}
