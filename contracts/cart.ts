import { z } from 'zod'
import { amountSchema, idSchema, rowIdSchema } from './ids.ts'
import { MAX_LINE_QUANTITY } from './constants.ts'
import { variantSchema } from './products.ts'

export const cartItemSchema = z.object({
  id: idSchema,
  quantity: z.number().int(),
  variant: variantSchema,
  merchandise: z.object({ id: idSchema, title: z.string() }),
  primaryImage: z.object({ imageUrl: z.string() }).nullable(),
  /** True when the item can no longer be bought. */
  unavailable: z.literal(true).optional(),
  /** How many are in stock, when that is fewer than in the cart. */
  available: z.number().int().optional(),
})
export type CartItem = z.infer<typeof cartItemSchema>
export const cartSchema = z.array(cartItemSchema)

const quantity = z
  .number('Please choose a quantity')
  .int('Please choose a whole number')
  .min(1, 'Please choose at least one')
  .max(MAX_LINE_QUANTITY, `You can order at most ${MAX_LINE_QUANTITY} of one item.`)

export const addCartItemInput = z.strictObject({ merchandiseVariantId: rowIdSchema, quantity: quantity.default(1) })
export const changeCartItemInput = z.strictObject({ quantity })

export const shippingMethodSchema = z.enum(['standard', 'express'])
export type ShippingMethod = z.infer<typeof shippingMethodSchema>

export const priceSummarySchema = z.object({
  subtotal: amountSchema,
  discount: amountSchema,
  shipping: amountSchema,
  tax: amountSchema,
  total: amountSchema,
})
export type PriceSummary = z.infer<typeof priceSummarySchema>

export const checkoutCartSchema = z.object({ items: cartSchema, summary: priceSummarySchema })
export type CheckoutCart = z.infer<typeof checkoutCartSchema>
