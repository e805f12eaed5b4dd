import { z } from 'zod'
import { idSchema, rowIdSchema, timeSchema } from '../shared/ids.ts'
import { TOO_LONG } from '../shared/tooLong.ts'

/** What receivers can be notified about. */
export const WEBHOOK_EVENTS = {
  'order.paid': 'An order was paid',
  'order.shipped': 'An order, or a part of it, was shipped',
  'order.refunded': 'An order, or a part of it, was refunded',
  'member.joined': 'A membership began',
  'member.ended': 'A membership ended',
  'post.published': 'A post was published',
  'product.sold': 'A product of yours was sold',
  'product.low_stock': 'A product of yours was sold, and few are left',
  'product.sold_out': 'The last piece of a product was sold',
} as const
export const webhookEventSchema = z.enum([
  'order.paid',
  'order.shipped',
  'order.refunded',
  'member.joined',
  'member.ended',
  'post.published',
  'product.sold',
  'product.low_stock',
  'product.sold_out',
])
export type WebhookEvent = z.infer<typeof webhookEventSchema>

export const MAX_RECEIVERS = 20
export const DELIVERIES_PER_PAGE = 50
/** How long events and their deliveries are kept. */
export const WEBHOOK_DAYS = 30

const events = z.array(webhookEventSchema).min(1, 'Please choose at least one event').max(20)

export const newReceiverInput = z.strictObject({
  url: z.url({ protocol: /^https?$/, message: 'Please enter an https address' }).max(500, TOO_LONG),
  events,
})
export type NewReceiver = z.output<typeof newReceiverInput>

export const receiverInput = newReceiverInput.partial().extend({ isOn: z.boolean().optional() })
export type ReceiverChange = z.output<typeof receiverInput>

/** `gone`: the receiver answered 410. `failing`: it accepted nothing for `SWITCHED_OFF_AFTER_DAYS`. */
const switchOffReasonSchema = z.enum(['gone', 'failing'])
export type SwitchOffReason = z.infer<typeof switchOffReasonSchema>
export const SWITCHED_OFF_AFTER_DAYS = 3
/** For the panel and the email to the owners. */
export const SWITCHED_OFF_BECAUSE: Record<SwitchOffReason, string> = {
  gone: 'The receiver responded with 410 Gone.',
  failing: `No delivery was accepted for ${SWITCHED_OFF_AFTER_DAYS} days.`,
}

export const receiverSchema = z.object({
  id: idSchema,
  url: z.string(),
  events: z.array(webhookEventSchema),
  createdAt: timeSchema,
  /** Since then no delivery was accepted. */
  failingSince: timeSchema.nullable(),
  disabledAt: timeSchema.nullable(),
  disabledReason: switchOffReasonSchema.nullable(),
  /** Until then deliveries are signed with the previous secret as well. */
  previousSecretUntil: timeSchema.nullable(),
})
export type Receiver = z.infer<typeof receiverSchema>

export const receiverListSchema = z.object({ receivers: z.array(receiverSchema) })

/** The only responses with a secret. */
export const receiverWithSecretSchema = z.object({ receiver: receiverSchema, secret: z.string() })

export const deliveriesQuery = z.object({ before: rowIdSchema.optional() })

export const deliverySchema = z.object({
  id: idSchema,
  eventId: z.string(),
  type: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number().int(),
  /** HTTP status of the last response. */
  status: z.number().int().nullable(),
  problem: z.string().nullable(),
  createdAt: timeSchema,
  lastAttemptAt: timeSchema.nullable(),
  nextAttemptAt: timeSchema.nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>

export const deliveriesSchema = z.object({ deliveries: z.array(deliverySchema), hasMore: z.boolean() })
