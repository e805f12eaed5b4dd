import { z } from 'zod'
import { priceSummarySchema, shippingMethodSchema } from './cart.ts'
import { timeSchema } from './ids.ts'
import { amountSchema } from './money.ts'

export const paymentStateSchema = z.enum(['pending', 'paid', 'failed', 'refunded', 'partially_refunded'])
export type PaymentState = z.infer<typeof paymentStateSchema>

export const fulfilmentStateSchema = z.enum([
  'none',
  'held',
  'submitted',
  'in_production',
  'shipped',
  'partially_shipped',
  'delivered',
  'cancelled',
  'needs_attention',
])
export type FulfilmentState = z.infer<typeof fulfilmentStateSchema>

export const orderLineSchema = z.object({
  title: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.number().int(),
  unitPrice: amountSchema,
  lineTotal: amountSchema,
  imageUrl: z.string().nullable(),
})

export const orderSchema = z.object({
  reference: z.string(),
  createdAt: timeSchema,
  payment: paymentStateSchema,
  fulfilment: fulfilmentStateSchema,
  lines: z.array(orderLineSchema),
  summary: priceSummarySchema,
  shippingMethod: shippingMethodSchema,
  tracking: z.array(z.object({ code: z.string(), url: z.string().nullable() })),
  timeline: z.array(z.object({ at: timeSchema, what: z.string() })),
  email: z.string(),
})
export type Order = z.infer<typeof orderSchema>
export const orderListSchema = z.array(orderSchema)

/** `HUNT-` and ten characters without look-alikes. */
export const orderReferenceSchema = z.string().regex(/^HUNT-[2-9A-HJ-NP-Z]{10}$/)
