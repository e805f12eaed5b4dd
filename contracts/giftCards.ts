import { z } from 'zod'
import { amountSchema } from './ids.ts'
import { MAX_GIFT_CODE } from './textLimits.ts'

/** `GIFT-` and four groups of four, without look-alikes: about 78 bits. */
export const GIFT_CODE_PATTERN = /^GIFT([2-9A-HJ-NP-Z]{16})$/

/** As people type it: in small letters, with or without hyphens and spaces. */
export const plainGiftCode = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '')

export const applyGiftCardInput = z.strictObject({
  code: z
    .string('Please enter the code of the gift card')
    .max(MAX_GIFT_CODE, 'That is too long for a gift card')
    .meta({ examples: ['GIFT-ABCD-EFGH-JKLM-NPQR'] })
    .transform(plainGiftCode)
    .pipe(z.string().regex(GIFT_CODE_PATTERN, 'A gift card’s code looks like GIFT-XXXX-XXXX-XXXX-XXXX')),
})

/** The gift card in a cart. */
export const cartGiftCardSchema = z.object({ lastFour: z.string(), balance: amountSchema })
export type CartGiftCard = z.infer<typeof cartGiftCardSchema>
