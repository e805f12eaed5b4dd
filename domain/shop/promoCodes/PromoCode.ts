import { z } from 'zod'
import { PROMO_KINDS } from '#contracts/shop/promoCodes.ts'

const moment = z
  .string()
  .nullable()
  .transform((text) => (text === null ? null : new Date(text)))

export const promoCodeRow = z.object({
  id: z.number(),
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  /** For `percent`: 1 to 100. */
  percent: z.number().nullable(),
  /** For `amount`. */
  amountCents: z.number().nullable(),
  isActive: z.boolean(),
  startsAt: moment,
  endsAt: moment,
  maxUses: z.number().nullable(),
  maxUsesPerPerson: z.number().nullable(),
  membersOnly: z.boolean(),
  minimumCents: z.number(),
  addsToMemberDiscount: z.boolean(),
  /** With neither a category nor articles, it applies to everything. */
  category: z.string().nullable(),
  merchandiseIds: z.array(z.number()),
  /** Counted only where they are limited. */
  uses: z.number(),
  usesByPerson: z.number(),
})
export type PromoCode = z.infer<typeof promoCodeRow>

/** Who uses it, and when. */
export type Promo = { code: PromoCode; isMember: boolean; now: Date }
