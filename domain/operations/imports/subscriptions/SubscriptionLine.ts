import { z } from 'zod'
import { planSchema } from '#contracts/people/people.ts'

/** A subscription that runs at Stripe and was started by another program. */
export const subscriptionLineSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  joinedAt: z.iso.datetime().nullable(),
  subscriptionId: z.string(),
  customerId: z.string(),
  status: z.string(),
  /** Null if memberships here can't be like it. */
  price: z.object({ plan: planSchema, cents: z.number().int() }).nullable(),
  /** Null if it is for more than one. */
  product: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type SubscriptionLine = z.infer<typeof subscriptionLineSchema>
