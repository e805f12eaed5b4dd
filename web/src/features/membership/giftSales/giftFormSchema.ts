import { z } from 'zod'
import { giftInput } from '#contracts/membership/giftSales.ts'
import { msg } from '#contracts/shared/msg.ts'

/** What is chosen is an amount, or a number of months. */
export const giftFormSchema = giftInput.extend({
  choice: z.string(msg('Please choose one')).min(1, msg('Please choose one')),
  /** Where the buyer lives; asked where tax is added. */
  country: z.string(),
  postalCode: z.string(),
})
export type GiftFormValues = z.input<typeof giftFormSchema>
export type GiftFormOutput = z.output<typeof giftFormSchema>
