import type { Cents } from '#contracts/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { readNumberSetting } from '../settings/settings.ts'

/** A month at a member's own price; a twelfth of an annual one, rounded up. Without a subscription, the price for new members. */
export async function readMonthCents(database: Database, userId: number): Promise<Cents> {
  const own = await row(
    database,
    sql<{ cents: number }>`
      select ceil(case plan when 'annual' then price_cents / 12.0 else price_cents end)::int as cents from subscriptions
      where user_id = ${userId} and status in ('trialing', 'active', 'past_due', 'unpaid', 'paused') order by id desc limit 1`,
  )
  return own?.cents ?? (await readNumberSetting(database, 'monthly_price_cents'))
}
