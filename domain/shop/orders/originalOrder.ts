import { type Database, row, sql } from '#database/sql.ts'

/** @returns the order that its buyer paid: a replacement stands for another order, which can be a replacement, too. */
export async function originalOrder(database: Database, orderId: number): Promise<number> {
  const found = await row(
    database,
    sql<{ id: number }>`
      with recursive upwards as (
        select id, replaces_id from orders where id = ${orderId}
        union all select o.id, o.replaces_id from orders o join upwards u on o.id = u.replaces_id
      )
      select coalesce(id, 0) as id from upwards where replaces_id is null`,
  )
  return found?.id ?? orderId
}
