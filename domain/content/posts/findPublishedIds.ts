import type { Pool } from 'pg'
import { rows, sql } from '#database/sql.ts'

export async function findPublishedIds(pool: Pool, limit: number): Promise<number[]> {
  const found = await rows(
    pool,
    sql<{ id: number }>`select p.id from posts p where p.deleted_at is null and p.status = 'published'
      order by p.created_at desc, p.id desc limit ${limit}`,
  )
  return found.map(({ id }) => id)
}
