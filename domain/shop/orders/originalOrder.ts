import { type Database, row, sql } from '#database/sql.ts'

/** @returns the order that its buyer paid: every replacement names it, also one that replaces a replacement. */
export async function originalOrder(database: Database, orderId: number): Promise<number> {
  const found = await row(
    database,
    sql<{ id: number }>`select coalesce(replaces_id, id, 0) as id from orders where id = ${orderId}`,
  )
  return found?.id ?? orderId
}
