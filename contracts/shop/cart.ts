import { msg } from '../shared/msg.ts'
import { z } from 'zod'
import { amountSchema, idSchema, rowIdSchema } from '../shared/ids.ts'
import { MAX_LINE_QUANTITY } from '../shared/constants.ts'
import { variantSchema } from './products.ts'
import { cartCodeSchema } from './promoCodes.ts'
import { cartGiftCardSchema } from './cartGiftCard.ts'

export const cartItemSchema = z.object({
  id: idSchema,
  quantity: z.number().int(),
  variant: variantSchema,
  merchandise: z.object({ id: idSchema, title: z.string() }),
  /** The product of the shop that it is; absent for merchandise. */
  productId: idSchema.optional(),
  primaryImage: z.object({ imageUrl: z.string() }).nullable(),
  /** True when the item can no longer be bought. */
  unavailable: z.literal(true).optional(),
  /** True in a checkout to a country that it isn’t sent to. */
  notSentThere: z.literal(true).optional(),
  /** How many are in stock, when that is fewer than in the cart. */
  available: z.number().int().optional(),
  /** How many can be in the cart; absent where stock isn’t counted. */
  most: z.number().int().optional(),
  /** Other sizes and colors of it that are in stock, where it can't be bought. */
  alternatives: z.array(z.object({ id: idSchema, sizeName: z.string(), appearanceName: z.string() })).optional(),
})
export type CartItem = z.infer<typeof cartItemSchema>
export const cartSchema = z.array(cartItemSchema)

const quantity = z
  .number('Please choose a quantity')
  .int('Please choose a whole number')
  .min(1, 'Please choose at least one')
  .max(MAX_LINE_QUANTITY, msg('You can order at most {maximum} of one item.'))

export const addCartItemInput = z.strictObject({ merchandiseVariantId: rowIdSchema, quantity: quantity.default(1) })
export const changeCartItemInput = z.strictObject({ quantity })

export const shippingMethodSchema = z.enum(['standard', 'express'])
export type ShippingMethod = z.infer<typeof shippingMethodSchema>

export const priceSummarySchema = z.object({
  subtotal: amountSchema,
  /** In all, the code’s part included. */
  discount: amountSchema,
  /** Present when a promo code changed the price. One for free shipping has a discount of 0.00. */
  code: z.object({ code: z.string(), discount: amountSchema }).optional(),
  shipping: amountSchema,
  tax: amountSchema,
  total: amountSchema,
  /** Present when a gift card pays a part of the total. */
  giftCard: z.object({ lastFour: z.string(), amount: amountSchema }).optional(),
  /** What is left to pay with a card; present beside `giftCard`. */
  due: amountSchema.optional(),
})
export type PriceSummary = z.infer<typeof priceSummarySchema>

export const checkoutCartSchema = z.object({
  items: cartSchema,
  summary: priceSummarySchema,
  /** Absent without a code. */
  code: cartCodeSchema.optional(),
  /** Absent without a gift card. */
  giftCard: cartGiftCardSchema.optional(),
})
export type CheckoutCart = z.infer<typeof checkoutCartSchema>
