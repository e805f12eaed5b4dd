import { z } from 'zod'
import { timeSchema } from './ids.ts'

const required = (message: string, max: number) => z.string(message).trim().min(1, message).max(max, 'That’s too long')

/** What a statement of withdrawal says: who, from which contract, and where the receipt goes. */
export const withdrawalInput = z.strictObject({
  name: required('Please enter your name', 160),
  reference: required('Please enter the order reference', 40).toUpperCase(),
  email: z
    .string('Please enter a valid email address')
    .trim()
    .max(254, 'Please enter a valid email address')
    .pipe(z.email('Please enter a valid email address')),
  /** Of the emailed link. Without it, the email must be the order's. */
  key: z.string().max(100).optional(),
})
export type WithdrawalInput = z.infer<typeof withdrawalInput>

export const withdrawalSchema = z.object({
  reference: z.string(),
  /** Where the receipt goes. */
  email: z.string(),
  submittedAt: timeSchema,
})
export type Withdrawal = z.infer<typeof withdrawalSchema>

/** The goods came back, or they may stay where they are. */
export const settleWithdrawalInput = z.strictObject({ outcome: z.enum(['returned', 'waived']) })
export type WithdrawalOutcome = z.infer<typeof settleWithdrawalInput>['outcome']
