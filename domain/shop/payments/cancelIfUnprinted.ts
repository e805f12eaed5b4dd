import { type Database, returnsRow, statement } from '#database/sql.ts'
import { requestCancellation } from '../orders/requestCancellation.ts'

export async function cancelIfUnprinted(tx: Database, orderId: number, now: Date): Promise<void> {
  const unprinted = await returnsRow(
    tx,
    statement`
      select id from orders where id = ${orderId} and confirmed_at is null
        and fulfilment in ('none', 'held', 'needs_attention')`,
  )
  if (unprinted) await requestCancellation(tx, orderId, now, null)
}
