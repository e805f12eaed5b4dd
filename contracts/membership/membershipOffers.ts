import { z } from 'zod'
import { amountSchema, timeSchema } from '../shared/ids.ts'
import type { Cents } from '../shared/money.ts'
import { offerCodeSchema } from './offerCode.ts'
import { planSchema } from '../people/people.ts'

/** `first`: the first payment; `months`: every payment within some months; `forever`: every payment. */
export const OFFER_DURATIONS = ['first', 'months', 'forever'] as const
export type OfferDuration = (typeof OFFER_DURATIONS)[number]
export const MOST_OFFER_MONTHS = 36

/** What an offer takes off: a percentage or an amount. */
export type OfferTerms = {
  /** 1 to 100; null for one that takes an amount off. */
  percent: number | null
  amountCents: Cents | null
  duration: OfferDuration
  /** For `months`. */
  months: number | null
}

export const OFFER_PLANS = ['both', 'monthly', 'annual'] as const

/** `new`: never was a member; `former`: was one, and the membership has ended. */
export const OFFER_AUDIENCES = ['everyone', 'new', 'former'] as const

export const offerQuery = z.strictObject({ code: offerCodeSchema })

const offeredPlanSchema = z.object({
  plan: planSchema,
  /** Without the offer. */
  price: amountSchema,
  /** Charged on the day of joining, and at each later payment that the offer covers. */
  offerPrice: amountSchema,
  /** How many payments it covers, the first included; null for all. */
  payments: z.number().int().nullable(),
  /** The first payment in full; null when the offer lasts as long as the membership. */
  fullPriceAt: timeSchema.nullable(),
})
export type OfferedPlan = z.infer<typeof offeredPlanSchema>

export const membershipOfferSchema = z.object({
  code: z.string(),
  /** What it gives: `50% off for 3 months`. */
  label: z.string(),
  /** The plans it can be used for. */
  plans: z.array(offeredPlanSchema),
})
export type MembershipOffer = z.infer<typeof membershipOfferSchema>
