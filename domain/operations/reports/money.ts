import { z } from 'zod'
import type { Cents } from '#contracts/shared/money.ts'
import { type Database, dynamicSql, parsedRow, type Statement } from '#database/sql.ts'

// Money that came in: a row for each payment, `paid_at` and `cents`, less what was refunded or taken back since.

/** What a gift card pays of an order came in when the card was bought, or never did. */
export const SHOP_MONEY = dynamicSql`
  select o.paid_at, o.total_cents - o.refunded_cents - (o.gift_cents - coalesce((select sum(r.amount_cents) from refunds r
    where r.order_id = o.id and r.gift_card_id is not null), 0)) as cents
  from orders o where o.payment in ('paid', 'partially_refunded', 'refunded')
  union all select paid_at, amount_cents - refunded_cents from gift_card_sales where payment = 'paid'`

export const MEMBERSHIP_MONEY = dynamicSql`select paid_at, cents - returned_cents as cents from membership_payments`

/** From `from` on, before `to`. */
export async function sumMoney(
  database: Database,
  money: Statement,
  { from, to }: { from: Date; to: Date },
): Promise<Cents> {
  const sum = await parsedRow(
    database,
    z.object({ cents: z.number() }),
    dynamicSql`select coalesce(sum(cents), 0) as cents from (${money}) received where paid_at >= ${from} and paid_at < ${to}`,
  )
  return sum?.cents ?? 0
}
