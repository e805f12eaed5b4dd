import { type Database, returnsRow, statement } from '#database/sql.ts'

/** Somebody has published, and somebody has paid. */
export async function isSetUp(database: Database): Promise<boolean> {
  const hasPublished = await returnsRow(
    database,
    statement`select 1 from posts where status = 'published' and deleted_at is null limit 1`,
  )
  return hasPublished && (await hasSold(database))
}

/** As `countSales` counts. */
const hasSold = (database: Database): Promise<boolean> =>
  returnsRow(
    database,
    statement`
      select 1 where exists (select 1 from orders where paid_at is not null)
        or exists (select 1 from subscriptions where first_paid_at is not null)
        or exists (select 1 from gift_card_sales where paid_at is not null)`,
  )
