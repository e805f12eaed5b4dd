import { z } from 'zod'
import { OFFER_AUDIENCES, OFFER_DURATIONS, OFFER_PLANS } from '#contracts/membership/membershipOffers.ts'

const moment = z
  .string()
  .nullable()
  .transform((text) => (text === null ? null : new Date(text)))

export const membershipOfferRow = z.object({
  id: z.number(),
  code: z.string(),
  /** 1 to 100; null for one that takes an amount off. */
  percent: z.number().nullable(),
  amountCents: z.number().nullable(),
  duration: z.enum(OFFER_DURATIONS),
  /** For `months`. */
  months: z.number().nullable(),
  plans: z.enum(OFFER_PLANS),
  audience: z.enum(OFFER_AUDIENCES),
  isActive: z.boolean(),
  startsAt: moment,
  endsAt: moment,
  maxUses: z.number().nullable(),
  uses: z.number(),
  usedByPerson: z.boolean(),
  /** Whether this person had a membership that began. */
  wasMember: z.boolean(),
})
export type MembershipOffer = z.infer<typeof membershipOfferRow>
