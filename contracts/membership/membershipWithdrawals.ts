import { z } from 'zod'
import { timeSchema } from '../shared/ids.ts'
import { withdrawalInput } from '../shop/withdrawals.ts'

/** `MEMBER-` and ten characters, in the welcome email. Signed in, it may be left out. */
export const membershipWithdrawalInput = withdrawalInput.pick({ name: true, email: true }).extend({
  reference: withdrawalInput.shape.reference.optional(),
})
export type MembershipWithdrawalInput = z.infer<typeof membershipWithdrawalInput>

export const membershipWithdrawalSchema = z.object({
  reference: z.string(),
  /** Where the receipt goes. */
  email: z.string(),
  submittedAt: timeSchema,
})
export type MembershipWithdrawal = z.infer<typeof membershipWithdrawalSchema>
