import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import type { MembershipOffer } from '../membershipOffers/MembershipOffer.ts'

/** A person has at most one. */
export type SubscriptionForm = {
  id: number
  key: string
  plan: Plan
  isTrial: boolean
  /** What the form promised; a change of the prices replaces it. */
  priceCents: Cents
  trialDays: number
  setupIntentId: string | null
  subscriptionId: string | null
  /** Of the offer it was opened with. */
  offerId: number | null
  couponId: string | null
  isTaxed: boolean
  /** What the form promised of the first payment, and of a renewal at the full price. */
  taxCents: Cents
  renewalTaxCents: Cents
}

export type BegunForm = SubscriptionForm & {
  offer: MembershipOffer | null
  /** Of the first payment without its tax, after a trial if there is one. */
  firstCents: Cents
}
