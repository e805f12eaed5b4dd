import { z } from 'zod'
import { emailSchema } from '../shared/emailSchema.ts'
import { giftInput } from './giftSales.ts'
import { amountSchema, timeSchema } from '../shared/ids.ts'
import { GIFT_MONTHS } from './giftMonths.ts'
import { taxedForm, taxPlaceQuery } from './taxedForm.ts'

const months = z.literal(GIFT_MONTHS, 'Please choose how long')

export const buyGiftMembershipInput = giftInput.extend({ ...taxedForm.shape, months })
export type BuyGiftMembershipInput = z.output<typeof buyGiftMembershipInput>

export const giftMembershipTaxQuery = taxPlaceQuery.extend({
  /** As text: it is part of an address. */
  months: z.string().transform(Number).pipe(months),
})
/** "0.00" without tax. */
export const giftMembershipTaxSchema = z.object({ tax: amountSchema })

export const giftMembershipOfferSchema = z.object({
  /** Shortest first; empty while none are sold. */
  terms: z.array(z.object({ months: z.literal(GIFT_MONTHS), price: amountSchema })),
})
export type GiftMembershipOffer = z.infer<typeof giftMembershipOfferSchema>

export const redeemedGiftSchema = z.object({ months: z.int(), beginsAt: timeSchema, endsAt: timeSchema })
export type RedeemedGift = z.infer<typeof redeemedGiftSchema>

export const resendGiftInput = z.strictObject({
  /** Without it, to the address it has. */
  recipientEmail: emailSchema.optional(),
})
