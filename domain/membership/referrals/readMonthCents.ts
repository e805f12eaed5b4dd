import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { readNumberSetting } from '#domain/platform/settings/settings.ts'
import { chargeAt, type Discount } from '../subscriptions/chargeAt.ts'
import { RUNNING } from '../subscriptions/StoredStatus.ts'

type Own = Omit<Discount, 'creditCents'> & { plan: Plan; priceCents: Cents }

/**
 * A month at what a member pays now, after their own discount; a twelfth of an annual one, rounded up. The full price while a
 * discount makes it free, and the price for new members without a subscription.
 */
export async function readMonthCents(database: Database, userId: number, now: Date): Promise<Cents> {
  const own = await row(
    database,
    sql<Own>`
      select plan, price_cents as "priceCents", discount_percent as "discountPercent", discount_cents as "discountCents",
        discount_ends_at as "discountEndsAt"
      from subscriptions
      where user_id = ${userId} and status = any(${RUNNING}::enum_subscriptions_status[]) order by id desc limit 1`,
  )
  if (!own) return readNumberSetting(database, 'monthly_price_cents')
  const cents = chargeAt(own, now) || own.priceCents
  return own.plan === 'annual' ? Math.ceil(cents / 12) : cents
}
