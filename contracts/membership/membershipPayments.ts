import { z } from 'zod'
import { amountSchema, rowIdSchema, timeSchema } from '../shared/ids.ts'
import { membershipPaymentParams } from '../shared/params.ts'

const paymentSchema = z.object({
  id: z.string(),
  /** The provider's number of its invoice. */
  number: z.string(),
  plan: z.enum(['monthly', 'annual']),
  amount: amountSchema,
  /** Part of the amount. */
  tax: amountSchema,
  refunded: amountSchema,
  paidAt: timeSchema,
  /** What was paid for; null where the provider doesn't say. */
  from: timeSchema.nullable(),
  until: timeSchema.nullable(),
})
export type MembershipPayment = z.infer<typeof paymentSchema>

/** Newest first. */
export const membershipPaymentsSchema = z.object({ payments: z.array(paymentSchema) })

const REFUND_PARTS = ['all', 'unused'] as const
export type RefundPart = (typeof REFUND_PARTS)[number]

const refundablePaymentSchema = paymentSchema.extend({
  /** What each kind of refund would give back now; "0.00" for what is not possible. */
  offers: z.object({ all: amountSchema, unused: amountSchema }),
  isDisputed: z.boolean(),
})
export type RefundablePayment = z.infer<typeof refundablePaymentSchema>
export const refundablePaymentsSchema = z.object({ payments: z.array(refundablePaymentSchema) })

export const refundMembershipInput = z.strictObject({
  invoiceId: membershipPaymentParams.shape.id,
  part: z.enum(REFUND_PARTS),
  /** As shown before confirming. Another amount is refused. */
  amount: amountSchema,
  /** Made by the form. Sending it again refunds nothing twice. */
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .meta({ examples: ['refund-2026-11-26-a7'] }),
})
export type RefundMembershipInput = z.output<typeof refundMembershipInput>

const failedPaymentSchema = z.object({
  membershipId: rowIdSchema,
  userId: rowIdSchema,
  name: z.string(),
  email: z.string(),
  plan: z.enum(['monthly', 'annual']),
  failingSince: timeSchema,
  /** Null once access has ended, or where there is no grace period. */
  accessUntil: timeSchema.nullable(),
  /** Null while the card provider doesn't answer, or when nothing is due any more. */
  due: z
    .object({
      amount: amountSchema,
      attempts: z.number().int(),
      reason: z.string(),
      nextTryAt: timeSchema.nullable(),
    })
    .nullable(),
  isProviderSilent: z.boolean(),
  /** About this failure, oldest first. */
  emails: z.array(z.object({ sentAt: timeSchema.nullable(), isByHand: z.boolean(), problem: z.string().nullable() })),
  /** Null with the emulator, which has no dashboard. */
  dashboardUrl: z.string().nullable(),
})
export type FailedPayment = z.infer<typeof failedPaymentSchema>

const placeSchema = z
  .string()
  .regex(/^[01]\.\d{1,13}\.\d{1,9}$/)
  .meta({ examples: ['1.1795815262272.26'] })

export const failedPaymentsQuery = z.object({
  /** `next` of the page before. */
  after: placeSchema.optional(),
  /** A membership. */
  only: rowIdSchema.optional(),
})

export const failedPaymentsSchema = z.object({
  /** First those who still have access, the soonest to lose it first; then the others, the newest failure first. */
  failed: z.array(failedPaymentSchema),
  /** Where the next page begins; null on the last. */
  next: placeSchema.nullable(),
})
export type FailedPayments = z.infer<typeof failedPaymentsSchema>
