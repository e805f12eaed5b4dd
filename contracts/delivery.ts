import { z } from 'zod'

/** The first and the last day on which a parcel is expected. */
export const deliveryDaysSchema = z.object({ from: z.iso.date(), to: z.iso.date() })
export type DeliveryDays = z.infer<typeof deliveryDaysSchema>

export const deliverySchema = z.object({
  country: z.string(),
  standard: deliveryDaysSchema,
  /** Null where express is not offered. */
  express: deliveryDaysSchema.nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>
