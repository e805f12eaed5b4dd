import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { requestCancellation } from '../orders/requestCancellation.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import type { Req } from '#domain/platform/Req.ts'

/** Cancels a paid order if the print provider dropped an item. An item sold below cost is still printed. */
export async function cancelUnavailable(req: Req, orderId: number): Promise<boolean> {
  const gone = await row(
    req.pool,
    sql<{ title: string; size: string; color: string }>`
      select l.title, l.size, l.color from order_lines l
      left join variants v on v.id = l.variant_id left join merchandise m on m.id = v.merchandise_id
      where l.order_id = ${orderId} and l.cancelled_at is null and l.maker = 'print' and (v.id is null or m.vanished_at is not null or not (v.sellable or v.below_cost)) limit 1`,
  )
  if (!gone) return false
  const reason = { kind: 'item-vanished', ...gone } as const
  await inTransaction(req.pool, async (tx) => {
    await addOrderEvent(tx, orderId, reason)
    await requestCancellation(tx, orderId, req.now, reason)
  })
  return true
}
