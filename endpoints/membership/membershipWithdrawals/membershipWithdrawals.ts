import * as routes from '#contracts/routes/membership/membershipWithdrawals.ts'
import { withdrawFromMembership as declare } from '#domain/membership/membershipWithdrawals/withdrawFromMembership.ts'
import { implement } from '../../implement.ts'

export const withdrawFromMembership = implement(
  routes.withdrawFromMembership,
  async (req, { input }) => {
    const { reference, email, submittedAt } = await declare(req, input)
    return { reference, email, submittedAt: submittedAt.toISOString() }
  },
  { rateLimit: { calls: 60, seconds: 600 } },
)
