import { z } from 'zod'

/** The shipping address, as the order's owner sees it. After an account is deleted, only country and state are left. */
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
