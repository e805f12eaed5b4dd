import { DAY_MS } from '#contracts/dayMs.ts'
import { type Database, row, sql } from '#database/sql.ts'

export type IdentificationReport = {
  waiting: number
  fromMembers: number
  /** From asking to the answer, of the last 90 days; null without any. */
  medianDays: number | null
}

const DAYS = 90

export async function readIdentificationReport(database: Database, now: Date): Promise<IdentificationReport> {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const report = await row(
    database,
    sql<IdentificationReport>`
      select coalesce((select count(*) from identifications where status = 'waiting'), 0) as waiting,
        coalesce((select count(*) from identifications where status = 'waiting' and is_member), 0) as "fromMembers",
        (select (percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)::float8 / 86400))::float8
          from identifications where answered_at > ${since}) as "medianDays"`,
  )
  return report ?? { waiting: 0, fromMembers: 0, medianDays: null }
}
