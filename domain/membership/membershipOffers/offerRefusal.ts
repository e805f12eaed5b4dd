import { longDay } from '#contracts/longDay.ts'
import type { Cents } from '#contracts/money.ts'
import type { Plan } from '#contracts/people.ts'
import { isChargeable } from '../subscriptions/isChargeable.ts'
import type { MembershipOffer } from './MembershipOffer.ts'
import { offerPrice } from './offerPrice.ts'

/** Why this person can't use the offer now, for them to read; null when they can. */
export function offerRefusal(offer: MembershipOffer, now: Date): string | null {
  const { code, isActive, startsAt, endsAt, audience, maxUses, uses, usedByPerson, wasMember } = offer
  if (!isActive) return `${code} can’t be used at the moment.`
  if (startsAt && now < startsAt) return `${code} can be used from ${longDay(startsAt)}.`
  if (endsAt && now >= endsAt) return `${code} has expired.`
  if (usedByPerson) return `You’ve already used ${code}.`
  if (audience === 'new' && wasMember) return `${code} is for new members.`
  if (audience === 'former' && !wasMember) return `${code} is for people who were members before.`
  if (maxUses !== null && uses >= maxUses) return `${code} was used up.`
  return null
}

/** Also not for a plan of which it leaves too little for a card. */
export function isForPlan(offer: MembershipOffer, plan: Plan, priceCents: Cents): boolean {
  if (offer.plans !== 'both' && offer.plans !== plan) return false
  return isChargeable(offerPrice(offer, priceCents))
}
