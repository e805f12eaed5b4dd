import { z } from 'zod'

const MOST_PIECES = 1_000_000

/** Of one of our own goods, in pieces. */
export const stockSchema = z.object({
  /** To sell; null when they aren’t counted. */
  left: z.number().int().nullable(),
  /** While their buyers pay. */
  held: z.number().int(),
  sold: z.number().int(),
})
export type Stock = z.infer<typeof stockSchema>

const PIECES = 'Please enter a whole number'

/** The difference, because several people and buyers change the stock at the same time. */
export const adjustStockInput = z.union([
  z.strictObject({ change: z.number(PIECES).int(PIECES).min(-MOST_PIECES).max(MOST_PIECES) }),
  z.strictObject({ isCounted: z.literal(false) }),
])
export type AdjustStockInput = z.infer<typeof adjustStockInput>
