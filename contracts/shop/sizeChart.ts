import { z } from 'zod'

const lengthSchema = z.object({ mm: z.number(), inch: z.number() })

export const sizeChartSchema = z.object({
  /** A drawing that shows what the letters measure. */
  imageUrl: z.string().nullable(),
  /** The letters, in the order of the columns. */
  measurements: z.array(z.string()),
  /** A length per measurement; null where the provider has none. */
  sizes: z.array(z.object({ name: z.string(), lengths: z.array(lengthSchema.nullable()) })),
})
export type SizeChart = z.infer<typeof sizeChartSchema>
