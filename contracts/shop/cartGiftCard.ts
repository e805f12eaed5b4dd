import { z } from 'zod'
import { amountSchema } from '../shared/ids.ts'

/** The gift card in a cart. Apart from what people type, so that carts don’t load that. */
export const cartGiftCardSchema = z.object({ lastFour: z.string(), balance: amountSchema })
export type CartGiftCard = z.infer<typeof cartGiftCardSchema>
