import * as routes from '#contracts/routes/withdrawals.ts'
import { settleWithdrawal as settle } from '#domain/withdrawals/settleWithdrawal.ts'
import { withdraw as declare } from '#domain/withdrawals/withdraw.ts'
import { implement } from '../implement.ts'
import { proofOf } from '../orders/proofOf.ts'

export const withdraw = implement(
  routes.withdraw,
  async (req, { input }) => {
    const { email, submittedAt } = await declare(req, input, await proofOf(req, input.key))
    return { reference: input.reference, email, submittedAt: submittedAt.toISOString() }
  },
  // References can't be guessed; this limits how often somebody may try.
  { rateLimit: { calls: 60, seconds: 600 } },
)

export const settleWithdrawal = implement(routes.settleWithdrawal, async (req, { params, input }) => {
  await settle(req, params.id, input.outcome)
})
