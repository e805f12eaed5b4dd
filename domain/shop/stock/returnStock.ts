import { type Database, rows, sql } from '#database/sql.ts'
import { storeToPack } from './storeToPack.ts'

type Taken = { lineId: number; variantId: number | null; pieces: number }

/**
 * Puts back what an order's own goods took from stock, except what has left in a parcel. Repeated calls change nothing.
 * Requires the order's lock.
 * @param lines all of the order, or only those that were canceled.
 */
export async function returnStock(tx: Database, orderId: number, lines: 'all' | 'canceled'): Promise<void> {
  const taken = await rows(
    tx,
    sql<Taken>`
      select id as "lineId", variant_id as "variantId", stock_taken as pieces from order_lines
      where order_id = ${orderId} and stock_taken > 0 and print_state is distinct from 'shipped'
        and (${lines === 'all'}::boolean or cancelled_at is not null)
      order by variant_id, id`,
  )
  for (const { lineId, variantId, pieces } of taken) {
    await tx.query(
      sql`update variants set stock = stock + ${pieces}::numeric where id = ${variantId} and stock is not null`,
    )
    await tx.query(sql`update order_lines set stock_taken = 0 where id = ${lineId}`)
  }
  await storeToPack(tx, orderId)
}
