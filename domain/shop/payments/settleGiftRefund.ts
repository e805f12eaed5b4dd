import type { Database } from '#database/sql.ts'
import type { ReturnedGift } from '../giftCards/returnGift.ts'
import { issueCreditNote } from '../invoices/issueCreditNote.ts'
import { endWaiting } from '../orders/waitingItems.ts'
import { queueOrderRefunded } from './queueOrderRefunded.ts'
import { movePaymentToRefunds } from './refundRest.ts'

/**
 * What follows money that went back to a gift card at once; refunds at the card provider get it when they have succeeded.
 * Last in its transaction: see `nextNumber`. Requires the order's lock.
 */
export async function settleGiftRefund(
  tx: Database,
  orderId: number,
  gift: ReturnedGift | null,
  now: Date,
): Promise<void> {
  if (!gift) return
  await movePaymentToRefunds(tx, orderId)
  await endWaiting(tx, orderId, now)
  await queueOrderRefunded(tx, orderId, gift)
  await issueCreditNote(tx, orderId, gift.refundId, now)
}
