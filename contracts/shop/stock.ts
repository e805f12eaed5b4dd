import { z } from 'zod'
import { rowIdSchema } from '../shared/ids.ts'

const MOST_PIECES = 1_000_000

const countSchema = z.object({
  /** To sell; null when they aren’t counted. */
  left: z.number().int().nullable(),
  /** While their buyers pay. */
  held: z.number().int(),
  sold: z.number().int(),
})

/** Of one of our own goods, in pieces. */
export const stockSchema = countSchema.extend({
  /** Of each of its sizes or kinds, which the numbers above add up; absent without any. */
  options: z.array(countSchema.extend({ variantId: z.number().int(), name: z.string() })).optional(),
})
export type Stock = z.infer<typeof stockSchema>

const PIECES = 'Please enter a whole number'

/** Of which size or kind; only a product that has some needs it. */
const variantId = rowIdSchema.optional()

/** The difference, because several people and buyers change the stock at the same time. */
export const adjustStockInput = z.union([
  z.strictObject({ variantId, change: z.number(PIECES).int(PIECES).min(-MOST_PIECES).max(MOST_PIECES) }),
  z.strictObject({ variantId, isCounted: z.literal(false) }),
])
export type AdjustStockInput = z.infer<typeof adjustStockInput>
