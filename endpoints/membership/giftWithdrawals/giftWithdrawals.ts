import { centsToAmount } from '#contracts/shared/money.ts'
import * as routes from '#contracts/routes/membership/giftWithdrawals.ts'
import { withdrawFromGift as declare } from '#domain/membership/giftWithdrawals/withdrawFromGift.ts'
import { implement } from '../../implement.ts'

export const withdrawFromGift = implement(
  routes.withdrawFromGift,
  async (req, { input }) => {
    const { reference, email, submittedAt, refundCents } = await declare(req, input)
    return { reference, email, submittedAt: submittedAt.toISOString(), refund: centsToAmount(refundCents) }
  },
  // References can't be guessed; this limits how often somebody may try.
  { rateLimit: { calls: 60, seconds: 600 } },
)
