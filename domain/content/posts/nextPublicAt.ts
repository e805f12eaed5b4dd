import type { Pool } from 'pg'
import { row, sql } from '#database/sql.ts'

/** When the next early-access post becomes public; null when there is none. */
export async function nextPublicAt(pool: Pool, now: Date): Promise<Date | null> {
  const next = await row(
    pool,
    sql<{
      at: Date | null
    }>`select min(public_at)::timestamptz as at from posts where public_at > ${now} and deleted_at is null`,
  )
  return next?.at ?? null
}
