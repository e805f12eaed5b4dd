import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { z } from 'zod'
import { type Database, dynamicSql, parsedRow, parsedRows, row, rows, sql } from '#database/sql.ts'
import { countFailedPayments } from '#domain/membership/membershipPayments/failedPayments.ts'
import { currentSubscription } from '#domain/membership/subscriptions/currentSubscription.ts'
import { chargedCents } from '#domain/membership/subscriptions/chargedCents.ts'
import { inForce, isGiven } from '#domain/membership/subscriptions/isEntitled.ts'

const memberStateSchema = z.enum([
  'trialing',
  'active',
  'ending',
  'paused',
  'past_due',
  'complimentary',
  'suspended',
  'ended',
  'never',
])
export type MemberState = z.infer<typeof memberStateSchema>

export type MembershipReport = {
  members: Record<MemberState, number>
  /** An annual subscription counts a twelfth, a trial nothing. */
  monthlyCents: number
  /** Trials started 7 to 97 days ago, and how many of them were paid. */
  trials: { begun: number; paid: number }
  /** Memberships active 30 days ago, and how many of them have ended since. */
  churn: { atStart: number; ended: number }
  failedPayments: { total: number; latestEmail: string | null }
  /** The last twelve weeks, Mondays UTC, oldest first. */
  newMembers: { week: string; count: number }[]
}

export async function readMembershipReport(database: Database, now: Date): Promise<MembershipReport> {
  const [members, monthlyCents, trials, churn, failedPayments, newMembers] = await Promise.all([
    countMembers(database, now),
    sumMonthly(database, now),
    countTrials(database, now),
    countChurn(database, now),
    countFailedPayments(database),
    countNewMembers(database, now),
  ])
  return { members, monthlyCents, trials, churn, failedPayments, newMembers }
}

async function countMembers(database: Database, now: Date): Promise<Record<MemberState, number>> {
  const none = {
    trialing: 0,
    active: 0,
    ending: 0,
    paused: 0,
    past_due: 0,
    complimentary: 0,
    suspended: 0,
    ended: 0,
    never: 0,
  }
  const counts = await parsedRows(
    database,
    z.object({ state: memberStateSchema, count: z.number() }),
    dynamicSql`
      select case
          when (s.paused_until is not null or s.collection_paused) and s.status in ('active', 'paused') and s.suspended_for is null
            and (${inForce(now)} or not ${isGiven(now)}) then 'paused'
          when ${inForce(now)} and s.status in ('trialing', 'active') and s.cancel_at_period_end then 'ending'
          when ${inForce(now)} then s.status::text
          when ${isGiven(now)} then 'complimentary'
          when s.suspended_for is not null and s.status <> 'canceled' then 'suspended'
          when s.id is not null then 'ended'
          else 'never'
        end as state, count(*)
      from users u
      ${currentSubscription}
      where u.closed_at is null and not u.is_employee
      group by 1`,
  )
  return { ...none, ...Object.fromEntries(counts.map(({ state, count }) => [state, count])) }
}

async function sumMonthly(database: Database, now: Date): Promise<number> {
  const running = await parsedRow(
    database,
    z.object({ cents: z.number() }),
    dynamicSql`
      select coalesce(round(sum(case plan when 'annual' then ${chargedCents(now)} / 12.0 else ${chargedCents(now)} end)), 0)::int as cents
      from subscriptions s
      where s.status in ('active', 'past_due') and ${inForce(now)}`,
  )
  return running?.cents ?? 0
}

async function countTrials(database: Database, now: Date): Promise<{ begun: number; paid: number }> {
  const counts = await row(
    database,
    sql<{ begun: number; paid: number }>`
      select count(*) as begun, count(*) filter (where first_paid_at is not null) as paid from subscriptions
      where is_trial and started_at between ${new Date(now.getTime() - 97 * DAY_MS)} and ${new Date(now.getTime() - 7 * DAY_MS)}`,
  )
  return counts ?? { begun: 0, paid: 0 }
}

async function countChurn(database: Database, now: Date): Promise<{ atStart: number; ended: number }> {
  const start = new Date(now.getTime() - 30 * DAY_MS)
  const counts = await row(
    database,
    sql<{ atStart: number; ended: number }>`
      select count(*) as "atStart", count(*) filter (where ended_at <= ${now}) as ended from subscriptions
      where started_at <= ${start} and (ended_at is null or ended_at > ${start})`,
  )
  return counts ?? { atStart: 0, ended: 0 }
}

function countNewMembers(database: Database, now: Date): Promise<MembershipReport['newMembers']> {
  return rows(
    database,
    sql<{ week: string; count: number }>`
      select coalesce(to_char(week, 'YYYY-MM-DD')::text, '') as week, count(s.id) as count
      from generate_series(date_trunc('week', ${now}::timestamptz at time zone 'UTC') - interval '11 weeks',
        date_trunc('week', ${now}::timestamptz at time zone 'UTC'), interval '1 week') as week
      left join subscriptions s on date_trunc('week', s.started_at at time zone 'UTC') = week
      group by week order by week`,
  )
}
