import type { WithdrawalItem } from '#contracts/shop/withdrawals.ts'
import * as routes from '#contracts/routes/shop/withdrawals.ts'
import { readWithdrawable as read } from '#domain/shop/withdrawals/readWithdrawable.ts'
import { settleWithdrawal as settle } from '#domain/shop/withdrawals/settleWithdrawal.ts'
import { withdraw as declare } from '#domain/shop/withdrawals/withdraw.ts'
import { implement } from '../../implement.ts'
import { proofOf } from '../orders/proofOf.ts'

export const withdraw = implement(
  routes.withdraw,
  async (req, { input }) => {
    const { email, submittedAt, items } = await declare(req, input, await proofOf(req, input.key))
    return { reference: input.reference, email, submittedAt: submittedAt.toISOString(), items: items.map(presentItem) }
  },
  // References can't be guessed; this limits how often somebody may try.
  { rateLimit: { calls: 60, seconds: 600 } },
)

export const readWithdrawable = implement(
  routes.readWithdrawable,
  async (req, { input }) => {
    const left = await read(req, input, await proofOf(req, input.key))
    return { items: left.map(presentItem) }
  },
  { rateLimit: { calls: 60, seconds: 600 } },
)

const presentItem = ({ id, title, size, color, quantity }: WithdrawalItem): WithdrawalItem => ({
  id,
  title,
  size,
  color,
  quantity,
})

export const settleWithdrawal = implement(routes.settleWithdrawal, async (req, { params, input }) => {
  await settle(req, params.id, input.outcome)
})
