import { z } from 'zod'

/** Where an order goes, as its owner sees it. An order of a deleted account keeps country and state alone. */
export const deliveryAddressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().optional(),
  street: z.string(),
  streetAnnex: z.string().optional(),
  city: z.string(),
  state: z.string().optional(),
  country: z.string(),
  zipCode: z.string(),
})
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>
