import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { z } from 'zod'
import { LEAVING_REASONS, type LeavingReason } from '#contracts/membership/leavingReasons.ts'
import { type Database, rows, sql } from '#database/sql.ts'

export type LeavingReport = {
  counts: { reason: LeavingReason; count: number }[]
  /** The latest ten, newest first. */
  notes: { reason: LeavingReason; note: string; answeredAt: Date; email: string }[]
}

const reasonSchema = z.enum(LEAVING_REASONS)
const YEAR = 365 * DAY_MS

/** Of the last 365 days. */
export async function readLeavingReasons(database: Database, now: Date): Promise<LeavingReport> {
  const since = new Date(now.getTime() - YEAR)
  const counts = await rows(
    database,
    sql<{ reason: string; count: number }>`
      select reason, count(*)::int as count from leaving_answers where answered_at >= ${since}
      group by reason order by count(*) desc, reason`,
  )
  const notes = await rows(
    database,
    sql<{ reason: string; note: string; answeredAt: Date; email: string }>`
      select a.reason, a.note, a.answered_at as "answeredAt", u.email
      from leaving_answers a join subscriptions s on s.id = a.subscription_id join users u on u.id = s.user_id
      where a.note is not null and a.answered_at >= ${since}
      order by a.answered_at desc limit 10`,
  )
  // The column's values are these.
  const named = <Row extends { reason: string }>(row: Row) => ({ ...row, reason: reasonSchema.parse(row.reason) })
  return { counts: counts.map(named), notes: notes.map(named) }
}
