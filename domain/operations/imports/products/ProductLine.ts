import { z } from 'zod'

/** A product in a file. */
export const productLineSchema = z.object({
  /** What the list of lines calls it. */
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** Null if it can’t be read. */
  priceCents: z.number().int().nullable(),
  isInStock: z.boolean(),
  /** Pieces; null when nobody counts them, and undefined if it can’t be read. */
  stock: z.number().int().nullable().optional(),
  /** A web address. */
  image: z.string().nullable(),
  /** It is not shown on the site. Files that were read by an earlier version don’t say it. */
  isHidden: z.boolean().default(false),
})
export type ProductLine = z.infer<typeof productLineSchema>
