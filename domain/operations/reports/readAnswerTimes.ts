import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { type Database, row, sql } from '#database/sql.ts'

/** Medians of the last 90 days; null without any answer. */
type AnswerTimes = {
  /** From a message to its first answer. */
  messageHours: number | null
  /** From asking what a stone is to the answer. */
  stoneDays: number | null
}

const DAYS = 90

export async function readAnswerTimes(database: Database, now: Date): Promise<AnswerTimes> {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const times = await row(
    database,
    sql<AnswerTimes>`
      select
        (select (percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at)::float8 / 3600))::float8
          from contact_messages where first_answered_at > ${since}) as "messageHours",
        (select (percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at)::float8 / 86400))::float8
          from identifications where answered_at > ${since}) as "stoneDays"`,
  )
  return times ?? { messageHours: null, stoneDays: null }
}
