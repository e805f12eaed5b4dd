import { type Database, returnsRow, statement } from '#database/sql.ts'
import { addJob } from '../addJob.ts'

/**
 * Marks an order as being called off, in the transaction of the reason: from here on nothing goes to print. The job
 * does the rest.
 *
 * @param reason for its buyer, in the mail.
 */
export async function askCancel(tx: Database, orderId: number, now: Date, reason: string | null): Promise<void> {
  const asked = await returnsRow(
    tx,
    statement`
      update orders set cancel_requested_at = ${now}, updated_at = now()
      where id = ${orderId} and cancel_requested_at is null and fulfilment <> 'cancelled' returning id`,
  )
  if (asked) await addJob(tx, 'cancelOrder', { orderId, reason }, { key: `cancel:${orderId}` })
}
