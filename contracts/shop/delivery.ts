import { z } from 'zod'

/** `2026-12-03`. Not `z.iso.date`, which would add half a kilobyte to the checkout. */
const daySchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ examples: ['2026-12-04'] })

/** The first and the last day on which a parcel is expected. */
export const deliveryDaysSchema = z.object({ from: daySchema, to: daySchema })
export type DeliveryDays = z.infer<typeof deliveryDaysSchema>

export const deliverySchema = z.object({
  country: z.string(),
  standard: deliveryDaysSchema,
  /** Null where express is not offered. */
  express: deliveryDaysSchema.nullable(),
  /** Of the parcel with what the shop sends itself; absent where it offers no own goods. */
  own: z
    .object({
      /** Working days until it is sent. */
      handlingDays: z.number().int(),
      standard: deliveryDaysSchema,
      express: deliveryDaysSchema.nullable(),
    })
    .optional(),
  /** With which phone numbers there begin, such as `+34`; null where nobody has a telephone. */
  callingCode: z.string().nullable(),
  /** How VAT relates to the prices, where the law asks for it. */
  vat: z.string().nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>
