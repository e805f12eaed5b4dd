import { type Database, rows, sql } from '#database/sql.ts'
import { issueCreditNote } from './issueCreditNote.ts'

/** A gift card can get back its part before the order is paid, and so before there is an invoice. Last, as `nextNumber` says. */
export async function creditEarlierRefunds(tx: Database, orderId: number, now: Date): Promise<void> {
  const earlier = await rows(
    tx,
    sql<{ id: number }>`select id from refunds where order_id = ${orderId} and status = 'succeeded' order by id`,
  )
  for (const { id } of earlier) await issueCreditNote(tx, orderId, id, now)
}
