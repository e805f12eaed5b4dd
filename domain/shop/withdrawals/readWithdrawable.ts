import { inTransaction } from '#database/inTransaction.ts'
import type { Proof } from '../orders/readOrder.ts'
import type { Req } from '#domain/platform/Req.ts'
import { lockWithdrawable, refuseWithdrawal } from './lockWithdrawable.ts'
import type { Line } from './readWithdrawalLines.ts'

/** @throws AppError `order_not_found`, also for someone else's order; `withdrawal_not_possible`. */
export async function readWithdrawable(
  req: Req,
  whose: { reference: string; email: string },
  proof: Proof,
): Promise<Line[]> {
  return inTransaction(req.pool, async (tx) => {
    const { order, left } = await lockWithdrawable(tx, req, { ...whose, proof })
    refuseWithdrawal(order, req.now)
    return left
  })
}
