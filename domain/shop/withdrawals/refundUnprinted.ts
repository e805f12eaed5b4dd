import type { Database } from '#database/sql.ts'
import type { Paid } from '../orders/lineCost.ts'
import { addRefund, lockRefundable } from '../payments/refundRest.ts'
import { settleGiftRefund } from '../payments/settleGiftRefund.ts'
import { itemOf } from '#contracts/shop/itemLabel.ts'
import type { Line } from './readWithdrawalLines.ts'

/** Less when an employee has refunded most of the order. Last in its transaction: see `nextNumber`. */
export async function refundUnprinted(
  tx: Database,
  orderId: number,
  { cents, taxCents, items, now }: Paid & { items: Line[]; now: Date },
): Promise<void> {
  const order = await lockRefundable(tx, orderId)
  const amountCents = Math.min(cents, order?.restCents ?? 0)
  if (amountCents <= 0) return
  const reason = { kind: 'items-withdrawn', items: items.map(itemOf) } as const
  const { gift } = await addRefund(tx, orderId, { amountCents, taxCents, reason, requestedBy: null })
  await settleGiftRefund(tx, orderId, gift, now)
}
