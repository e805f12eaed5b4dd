import type { CancellationReason } from '#contracts/shop/cancellationReasons.ts'
import { storedFact } from '#contracts/platform/facts.ts'
import { type Database, returnsRow, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'

/** Nothing is printed from here on; the job does the rest. @param reason for the buyer's mail. */
export async function requestCancellation(
  tx: Database,
  orderId: number,
  now: Date,
  reason: CancellationReason | null,
): Promise<void> {
  const asked = await returnsRow(
    tx,
    statement`
      update orders set cancel_requested_at = ${now}, updated_at = now()
      where id = ${orderId} and cancel_requested_at is null and fulfilment <> 'cancelled' returning id`,
  )
  if (asked)
    await addJob(tx, 'cancelOrder', { orderId, reason: reason && storedFact(reason) }, { key: `cancel:${orderId}` })
}
