import { z } from 'zod'
import type { Deprecation } from './deprecation.ts'
import { amountSchema, handleSchema, timeSchema } from '../shared/ids.ts'
import { fulfilmentStateSchema, paymentStateSchema } from '../shop/orders.ts'
import type { WebhookEvent } from './outgoingWebhooks.ts'
import { planSchema, subscriptionStatusSchema } from '../people/people.ts'
import { POST_KINDS } from '../content/postKinds.ts'

const order = z.strictObject({
  reference: z.string(),
  payment: paymentStateSchema,
  fulfilment: fulfilmentStateSchema,
  total: amountSchema,
  currency: z.string(),
})
const membership = z.strictObject({
  /** The public handle. */
  member: handleSchema,
  plan: planSchema,
  status: subscriptionStatusSchema.exclude(['complimentary']),
})
const post = z.strictObject({
  id: z.number().int(),
  path: z.string(),
  title: z.string(),
  kind: z.enum(POST_KINDS),
  isSubscriberOnly: z.boolean(),
})

const product = z.strictObject({
  id: z.number().int(),
  path: z.string(),
  name: z.string(),
  /** Its size or kind; null for a product without any. */
  option: z.string().nullable(),
  /** In this order. */
  quantity: z.number().int(),
  /** To sell; null when they aren’t counted. */
  left: z.number().int().nullable(),
})

type Sent = { when: string; data: z.ZodType; example: object; deprecated?: Deprecation }

const paidOrder = { reference: 'HUNT-ABCDE23456', payment: 'paid', fulfilment: 'none', total: '24.99', currency: 'usd' }
const soldProduct = { id: 8, path: '/shop/8', name: 'Geode half', option: null, quantity: 1, left: 12 }
const newMember = { member: 'quiet-agate-41', plan: 'monthly', status: 'trialing' }

/** Everything that receivers get: the sender, `openapi.json` and docs/webhooks.md are made from it. */
export const WEBHOOKS = {
  'order.paid': { when: 'An order was paid', data: order, example: paidOrder },
  'order.shipped': {
    when: 'The order, or a first part of it, was shipped; once for `partially_shipped`, once for `shipped`',
    data: order,
    example: { ...paidOrder, fulfilment: 'shipped' },
  },
  'order.refunded': {
    when: 'The order was refunded; once for `partially_refunded`, once for `refunded`',
    data: order,
    example: { ...paidOrder, payment: 'refunded', fulfilment: 'cancelled' },
  },
  'member.joined': { when: 'A paid membership or its trial began', data: membership, example: newMember },
  'member.ended': { when: 'A membership ended', data: membership, example: { ...newMember, status: 'canceled' } },
  'post.published': {
    when: 'A post was published, within a minute',
    data: post,
    example: {
      id: 26,
      path: '/content/26',
      title: 'First light on the Laguna bands',
      kind: 'hunt',
      isSubscriberOnly: true,
    },
  },
  'product.sold': {
    when: 'A paid order has a product of your own; once for each product, or each of its sizes or kinds, and order',
    data: product,
    example: soldProduct,
  },
  'product.low_stock': {
    when: 'After such an order 1 to 5 pieces are left',
    data: product,
    example: { ...soldProduct, left: 2 },
  },
  'product.sold_out': {
    when: 'Such an order had the last piece, and no one else is paying for one',
    data: product,
    example: { ...soldProduct, left: 0 },
  },
  'webhook.test': { when: 'An owner pressed *Send a test*', data: z.strictObject({}), example: {} },
} satisfies Record<WebhookEvent | 'webhook.test', Sent>

export type SentEvent = keyof typeof WEBHOOKS
export type WebhookData<Type extends SentEvent> = z.infer<(typeof WEBHOOKS)[Type]['data']>

/** Undefined for events that stay. */
export const deprecationOf = (type: string): Deprecation | undefined =>
  new Map<string, Sent>(Object.entries(WEBHOOKS)).get(type)?.deprecated

/** The body of a delivery. */
export const webhookBody = <Type extends SentEvent>(type: Type) =>
  z.strictObject({ type: z.literal(type), timestamp: timeSchema, data: WEBHOOKS[type].data })

export const webhookExample = (type: SentEvent) => ({
  type,
  timestamp: '2026-11-26T10:00:00.000Z',
  data: WEBHOOKS[type].example,
})

/** Of each delivery, as Standard Webhooks names them. */
export const webhookHeaders = z.object({
  'webhook-id': z.string().describe('The id of the event. It stays the same when the event is sent again.'),
  'webhook-timestamp': z.string().describe('Seconds since 1970. Refuse one that is more than five minutes old.'),
  'webhook-signature': z
    .string()
    .describe('One `v1,…` for each valid secret: HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64.'),
})
