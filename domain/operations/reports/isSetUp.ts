import { type Database, returnsRow, statement } from '#database/sql.ts'
import { countSales } from './countSales.ts'

/** Somebody has published, and somebody has paid. */
export async function isSetUp(database: Database): Promise<boolean> {
  const hasPublished = await returnsRow(
    database,
    statement`select 1 from posts where status = 'published' and deleted_at is null limit 1`,
  )
  return hasPublished && (await countSales(database)) > 0
}
