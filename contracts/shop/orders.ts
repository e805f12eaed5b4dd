import { z } from 'zod'
import { deliveryAddressSchema } from './addresses.ts'
import { priceSummarySchema, shippingMethodSchema } from './cart.ts'
import { addressSchema } from './checkout.ts'
import { deliveryDaysSchema } from './delivery.ts'
import { amountSchema, idSchema, timeSchema } from '../shared/ids.ts'
import { factValuesSchema } from '../platform/storedFactSchema.ts'
import { MAX_ADDRESS_PROBLEM } from '../shared/textLimits.ts'
import { visibleText } from '../shared/visibleText.ts'

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

/** The state of a dispute at the buyer's bank. An inquiry has not taken any money yet. */
export type DisputeOutcome = 'inquiry' | 'closed' | 'open' | 'won' | 'lost' | 'prevented'

/** What the print provider does with a line; `cancelled` when it won't make it. */
const printStateSchema = z.enum(['in_production', 'shipped', 'cancelled'])
export type PrintState = z.infer<typeof printStateSchema>

const orderLineSchema = z.object({
  id: idSchema,
  title: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.number().int(),
  unitPrice: amountSchema,
  lineTotal: amountSchema,
  imageUrl: z.string().nullable(),
  /** We send it ourselves; the print provider makes everything else. */
  isOwn: z.boolean(),
  /** Of its page on the site; absent when the article is no longer shown. */
  articlePath: z.string().optional(),
  /** By the buyer or, with a refund, because the print provider can't make it. */
  isCancelled: z.boolean(),
  /** Null before the print provider begins with it. `cancelled`: refunded, replaced, or waiting for the shop's choice. */
  printState: printStateSchema.nullable(),
  /** The reference of the order that replaces this line at no charge. */
  replacedBy: z.string().optional(),
  /** Whether something wrong with it can be reported: it was sent, and neither refunded nor replaced. */
  canClaim: z.boolean(),
  /** What canceling this line refunds: what it cost after its discounts, with its tax; null when it can't be canceled by itself. */
  cancelRefund: amountSchema.nullable(),
})

const orderStepSchema = z.enum(['ordered', 'paid', 'held', 'printing', 'shipped', 'delivered'])
export type OrderStepName = z.infer<typeof orderStepSchema>

export const orderSchema = z.object({
  reference: z.string(),
  createdAt: timeSchema,
  payment: paymentStateSchema,
  fulfilment: fulfilmentStateSchema,
  lines: z.array(orderLineSchema),
  summary: priceSummarySchema,
  shippingMethod: shippingMethodSchema,
  /** When what is printed is expected; null where nothing is, and once the order is anonymized. */
  delivery: deliveryDaysSchema.nullable(),
  /** When the parcel with the shop’s own goods is expected; absent without any, and once the order is anonymized. */
  ownDelivery: deliveryDaysSchema.optional(),
  /** In the order they were sent. */
  parcels: z.array(
    z.object({
      /** The lines in it; empty when the print provider didn't say. */
      lineIds: z.array(idSchema),
      tracking: z.array(z.object({ code: z.string(), url: z.string().nullable() })),
    }),
  ),
  timeline: z.array(
    z.object({
      at: timeSchema,
      /** One of the kinds of event that an order can have; later versions add others. */
      kind: z.string(),
      /** Amounts in cents. */
      values: factValuesSchema,
      /** The same in English. */
      what: z.string(),
    }),
  ),
  /** The way of an order that goes well, those ahead included. `at` of `held` is when it goes to print. */
  steps: z.array(z.object({ step: orderStepSchema, at: timeSchema.nullable(), isDone: z.boolean() })),
  email: z.string(),
  /** Null once the order is anonymized. */
  shippingAddress: deliveryAddressSchema.nullable(),
  /** Whether the buyer may still cancel it for a full refund. */
  canCancel: z.boolean(),
  /** What canceling it refunds; null when it can't be canceled. */
  cancelRefund: amountSchema.nullable(),
  /** The order of the same cart that was paid instead. This one isn’t charged, or is refunded. */
  replacedBy: z.string().optional(),
  /** What is wrong with the address: the buyer was asked to correct it. */
  addressProblem: z.string().optional(),
  /** Whether its buyer may still change the address and cancel single lines. */
  canChange: z.boolean(),
  /** Whether there is an invoice to download. */
  hasInvoice: z.boolean(),
  /** Sent for a claim, at no charge. */
  isReplacement: z.boolean(),
  /** Whether something wrong with it can be reported. */
  canClaim: z.boolean(),
  claimCount: z.number().int(),
  creditNotes: z.array(z.object({ number: z.string(), at: timeSchema, amount: amountSchema })),
  /** When it goes to print by itself; absent when that is any moment, or was. */
  cancelUntil: timeSchema.optional(),
  /** Refunded so far. */
  refunded: amountSchema,
  /** Requested, but not on its way to the buyer yet. */
  refundPending: amountSchema,
  /** Nothing is left to refund, counting what is pending. */
  isFullyRefunded: z.boolean(),
  /** Only while its buyer may withdraw from the contract, or has. */
  withdrawal: z
    .object({
      /** Of the last statement. */
      submittedAt: timeSchema.nullable(),
      /** Nothing is left to withdraw from. */
      isComplete: z.boolean(),
      /** Null while the goods are not on their way: the period has not begun. */
      until: timeSchema.nullable(),
    })
    .optional(),
  /** What its buyer accepted; the text is at `/api/legal-texts/:hash`. */
  terms: z.object({ hash: z.string(), acceptedAt: timeSchema }).optional(),
})
export type Order = z.infer<typeof orderSchema>
export const orderListSchema = z.array(orderSchema)

/** `HUNT-`, or the owner’s word, and ten characters without similar-looking ones. */
export const orderReferenceSchema = z.string().regex(/^[A-Z]{2,8}-[2-9A-HJ-NP-Z]{10}$/)

const boughtSchema = z.object({
  title: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.number().int(),
})
export const boughtAgainSchema = z.object({
  added: z.array(boughtSchema),
  /** Each with the reason. */
  missing: z.array(boughtSchema.extend({ reason: z.string() })),
})
export type BoughtAgain = z.infer<typeof boughtAgainSchema>

const MAX_REASON = 200
const reasonSchema = visibleText('Please give a reason', MAX_REASON)

/** An employee's input on an order's page. */
export const refundInput = z.strictObject({
  amount: z
    .string()
    .regex(/^\d{1,6}\.\d{2}$/, 'Please enter an amount such as 12.34')
    .meta({ examples: ['12.34'] }),
  reason: reasonSchema,
  /** Random for each opening of the form: the same key is the same refund. */
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .meta({ examples: ['form-2026-11-26-a7'] })
    .optional(),
})
export const cancelInput = z.strictObject({ reason: reasonSchema.optional() })
export const correctAddressInput = z.strictObject({
  address: addressSchema,
  /** The employee confirmed that the price stays although the tax differs. */
  keepPrice: z.boolean().default(false),
})
export const askAddressInput = z.strictObject({
  problem: visibleText('Please say what is wrong', MAX_ADDRESS_PROBLEM),
})
export const resolveInput = z.strictObject({ note: reasonSchema })

/**
 * What an employee decides about an order whose state at the print provider is unknown: continue; order again, because the
 * print provider does not have it; or use the print order that exists.
 */
export const retryInput = z.union([
  z.strictObject({}),
  z.strictObject({ notThere: z.literal(true) }),
  z.strictObject({
    providerOrderId: z.string().regex(/^[\w-]{1,40}$/, 'Please enter the print provider’s order number'),
  }),
])
export type RetryInput = z.infer<typeof retryInput>
