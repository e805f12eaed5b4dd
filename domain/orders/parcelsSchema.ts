import { z } from 'zod'

const parcelSchema = z.object({
  /** The order at the print provider that it belongs to. */
  printOrderId: z.string().nullable(),
  /** Of `order_lines`; empty when the print provider didn't say what is in it. */
  lineIds: z.array(z.number().int()),
  tracking: z.array(z.object({ code: z.string(), url: z.string().nullable() })),
})
export type Parcel = z.infer<typeof parcelSchema>

/** As stored; null before the first parcel. */
export const parcelsSchema = z
  .array(parcelSchema)
  .nullable()
  .transform((parcels) => parcels ?? [])
