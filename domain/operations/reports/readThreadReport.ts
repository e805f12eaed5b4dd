import { DAY_MS } from '#contracts/dayMs.ts'
import { type Database, row, sql } from '#database/sql.ts'

export type ThreadReport = {
  waiting: number
  fromMembers: number
  /** From the message to the first answer, of the last 90 days; null without any. */
  medianHours: number | null
}

const DAYS = 90

export async function readThreadReport(database: Database, now: Date): Promise<ThreadReport> {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const report = await row(
    database,
    sql<ThreadReport>`
      select coalesce((select count(*) from contact_messages where status = 'open'), 0) as waiting,
        coalesce((select count(*) from contact_messages where status = 'open' and is_member), 0) as "fromMembers",
        (select (percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at)::float8 / 3600))::float8
          from contact_messages where first_answered_at > ${since}) as "medianHours"`,
  )
  return report ?? { waiting: 0, fromMembers: 0, medianHours: null }
}
