import { type Database, row, sql } from '#database/sql.ts'

/** Locks the series, so that two posts that join it simultaneously get different places. */
export async function lastPartKey(tx: Database, seriesId: number): Promise<string | null> {
  await row(tx, sql<{ id: number }>`select id from series where id = ${seriesId} for no key update`)
  const last = await row(
    tx,
    sql<{ key: string | null }>`
      select max(_posts_parts_order collate "C")::text as key from posts where series_id = ${seriesId}`,
  )
  return last?.key ?? null
}
