import { z } from 'zod'
import { MAX_WISH_LIST_NAME } from '../shared/constants.ts'
import { merchandiseListSchema, productListSchema } from './products.ts'
import { visibleText } from '../shared/visibleText.ts'

/** How many characters the shared name may have. */
export const sharedSchema = z.object({ key: z.string(), name: z.string() })

const wishedSchema = z.object({
  /** Merchandise, the newest wish first. */
  items: merchandiseListSchema,
  /** Own goods, the newest wish first. */
  products: productListSchema,
})

export const wishListSchema = wishedSchema.extend({
  /** Null while nobody else can see it. */
  shared: sharedSchema.nullable(),
})
export type WishList = z.infer<typeof wishListSchema>

export const shareWishListInput = z.strictObject({
  name: visibleText('Please enter a name', MAX_WISH_LIST_NAME),
})

/** What everyone with the link sees: nothing about the person but the name they chose. */
export const sharedWishListSchema = wishedSchema.extend({ name: z.string() })
export type SharedWishList = z.infer<typeof sharedWishListSchema>
