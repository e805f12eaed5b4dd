import { z } from 'zod'
import { type Database, dynamicSql, parsedRows } from '#database/sql.ts'

/** People whose first payment was in one month, and how many still had a paid membership later. */
export type Cohort = {
  /** `2026-11`, in UTC. */
  month: string
  joined: number
  /** At the end of the month itself, of the next one and so on; the last one now. At most twelve. */
  left: number[]
}

/** The last twelve months, oldest first. A membership counts until it has ended, also while a payment of it is late. */
export async function readRetention(database: Database, now: Date): Promise<Cohort[]> {
  // The linter can't read columns of `generate_series`.
  const counts = await parsedRows(
    database,
    z.object({ month: z.string(), joined: z.number(), left: z.number() }),
    dynamicSql`
      select to_char(c.month, 'YYYY-MM')::text as month, count(*) as joined, count(*) filter (where exists (
          select 1 from subscriptions s where s.user_id = c.user_id and s.first_paid_at <= p.point
            and (s.ended_at is null or s.ended_at > p.point))) as left
      from (
        select user_id, date_trunc('month', min(first_paid_at) at time zone 'UTC') as month from subscriptions
        where first_paid_at is not null group by user_id) c
      cross join lateral (
        select k, least((c.month + (k + 1) * interval '1 month') at time zone 'UTC', ${now}::timestamptz) as point
        from generate_series(0, 11) as months (k) where (c.month + k * interval '1 month') at time zone 'UTC' <= ${now}) p
      where c.month >= date_trunc('month', ${now}::timestamptz at time zone 'UTC') - interval '11 months'
      group by c.month, p.k order by c.month, p.k`,
  )
  const cohorts = new Map<string, Cohort>()
  for (const { month, joined, left } of counts) {
    const cohort = cohorts.get(month) ?? { month, joined, left: [] }
    cohort.left.push(left)
    cohorts.set(month, cohort)
  }
  return [...cohorts.values()]
}
