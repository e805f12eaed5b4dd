import { type Database, row, sql } from '#database/sql.ts'

/** Somebody has published, and somebody has paid. */
export async function isSetUp(database: Database): Promise<boolean> {
  const found = await row(
    database,
    sql<{ isSetUp: boolean }>`
      select coalesce(exists (select 1 from posts where status = 'published' and deleted_at is null)
        and (exists (select 1 from orders where paid_at is not null) or exists (select 1 from subscriptions)), false)
        as "isSetUp"`,
  )
  return found?.isSetUp ?? false
}
