import type { Plan } from '#contracts/people/people.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { CHARGING } from '../subscriptions/StoredStatus.ts'

type MemberPrice = { plan: Plan; cents: number; isAdopted: boolean; members: number; moving: number }

/**
 * How many members pay which price, and how many of them are to pay another one. Those who have canceled don't count, because
 * they won't be charged again.
 */
export const listMemberPrices = (database: Database): Promise<MemberPrice[]> =>
  rows(
    database,
    sql<MemberPrice>`
      select s.plan, s.price_cents as cents, s.is_adopted as "isAdopted", count(*) as members, count(m.id) as moving
      from subscriptions s left join price_moves m on m.subscription_id = s.id and m.moved_at is null
      where s.status = any(${CHARGING}::enum_subscriptions_status[]) and not s.cancel_at_period_end and s.subscription_id is not null
      group by s.plan, s.price_cents, s.is_adopted order by s.plan desc, s.price_cents, s.is_adopted`,
  )
