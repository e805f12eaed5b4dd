import type { Plan } from '#contracts/people.ts'
import { type Database, rows, sql } from '#database/sql.ts'

export type MemberPrice = { plan: Plan; cents: number; members: number }

/** How many members pay which price; those who have canceled don't count, because they won't be charged again. */
export const listMemberPrices = (database: Database): Promise<MemberPrice[]> =>
  rows(
    database,
    sql<MemberPrice>`
      select plan, price_cents as cents, count(*) as members from subscriptions
      where status in ('trialing', 'active', 'past_due') and not cancel_at_period_end and subscription_id is not null
      group by plan, price_cents order by plan desc, price_cents`,
  )
