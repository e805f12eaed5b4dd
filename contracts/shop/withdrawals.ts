import { z } from 'zod'
import { emailSchema } from '../shared/emailSchema.ts'
import { idSchema, rowIdSchema, timeSchema } from '../shared/ids.ts'
import { MAX_FULL_NAME, MAX_ORDER_REFERENCE } from '../shared/textLimits.ts'
import { visibleText } from '../shared/visibleText.ts'

const orderFields = {
  reference: visibleText('Please enter the order reference', MAX_ORDER_REFERENCE).toUpperCase(),
  email: emailSchema,
  /** Of the emailed link. Without it, the email must be the order's. */
  key: z.string().max(100).optional(),
}

/** Whose items are asked for. */
export const withdrawableInput = z.strictObject(orderFields)
export type WithdrawableInput = z.infer<typeof withdrawableInput>

/** More than an order has. */
const MAX_LINES = 200

/** What a statement of withdrawal says: who, from which contract, from what of it, and where the receipt goes. */
export const withdrawalInput = z.strictObject({
  name: visibleText('Please enter your name', MAX_FULL_NAME),
  ...orderFields,
  /** Absent: everything that is left of the order. */
  items: z
    .array(z.strictObject({ id: rowIdSchema, quantity: z.number().int().min(1).max(1000) }))
    .min(1, 'Please choose at least one item')
    .max(MAX_LINES)
    .optional(),
  /** Random for each opening of the form: the same key is the same statement. */
  formKey: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .meta({ examples: ['form-2026-11-26-a7'] })
    .optional(),
})
export type WithdrawalInput = z.infer<typeof withdrawalInput>

const itemSchema = z.object({
  id: idSchema,
  title: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.number().int(),
})
export type WithdrawalItem = z.infer<typeof itemSchema>

/** What may still be withdrawn from. */
export const withdrawableSchema = z.object({ items: z.array(itemSchema) })

export const withdrawalSchema = z.object({
  reference: z.string(),
  /** Where the receipt goes. */
  email: z.string(),
  submittedAt: timeSchema,
  items: z.array(itemSchema),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>

/** The goods came back, or they may stay where they are. */
export const settleWithdrawalInput = z.strictObject({ outcome: z.enum(['returned', 'waived']) })
export type WithdrawalOutcome = z.infer<typeof settleWithdrawalInput>['outcome']
