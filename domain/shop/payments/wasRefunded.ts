import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { originalOrder } from '../orders/originalOrder.ts'
import { isFullyRefunded } from './isFullyRefunded.ts'

/** Whether the buyer has all of the money back, or will; of a replacement, that of the order it stands for. */
export async function wasRefunded(database: Database, orderId: number): Promise<boolean> {
  const paid = await row(
    database,
    sql<{ totalCents: Cents; restCents: Cents }>`
      select total_cents as "totalCents", coalesce(total_cents - refunded_cents - (select coalesce(sum(amount_cents), 0)
        from refunds r where r.order_id = o.id and r.status in ('requested', 'pending')), 0) as "restCents"
      from orders o where id = ${await originalOrder(database, orderId)}`,
  )
  return paid !== null && isFullyRefunded(paid)
}
