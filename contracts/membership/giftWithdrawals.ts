import type { z } from 'zod'
import { amountSchema } from '../shared/ids.ts'
import { membershipWithdrawalSchema } from './membershipWithdrawals.ts'
import { withdrawalInput } from '../shop/withdrawals.ts'

/** `CARD-` and ten characters, in the receipt. Signed in, the email may be another one. */
export const giftWithdrawalInput = withdrawalInput.pick({ name: true, email: true, reference: true })
export type GiftWithdrawalInput = z.infer<typeof giftWithdrawalInput>

export const giftWithdrawalSchema = membershipWithdrawalSchema.extend({
  /** What was left of the gift. */
  refund: amountSchema,
})
export type GiftWithdrawal = z.infer<typeof giftWithdrawalSchema>
