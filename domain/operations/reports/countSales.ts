import { type Database, row, sql } from '#database/sql.ts'

/** Orders, memberships, gift cards and gift memberships that somebody has paid for. A free trial is no sale yet. */
export async function countSales(database: Database): Promise<number> {
  const counted = await row(
    database,
    sql<{ sales: number }>`
      select ((select count(*) from orders where paid_at is not null and replaces_id is null)
        + (select count(*) from subscriptions where first_paid_at is not null)
        + (select count(*) from gift_card_sales where paid_at is not null))::int as sales`,
  )
  return counted?.sales ?? 0
}
