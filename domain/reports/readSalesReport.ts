import type { Cents } from '#contracts/money.ts'
import type { FulfilmentState } from '#contracts/orders.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { readNumberSetting } from '../settings/settings.ts'
import { cardFeeCents } from './cardFeeCents.ts'

export type SalesReport = {
  last30Days: Sales
  /** The previous 30 days, for comparison. */
  before: Sales
  byState: { state: FulfilmentState; count: number }[]
  bestSellers: { title: string; pieces: number; revenueCents: Cents }[]
  /** Twelve weeks, Mondays UTC, oldest first. */
  weeks: { week: string; revenueCents: Cents }[]
}

export type Sales = {
  orders: number
  /** Payments minus refunds, including tax and shipping. */
  revenueCents: Cents
  /** Revenue minus tax, the print provider's charges (goods and shipping) and card fees. */
  marginCents: Cents
}

const DAY = 86_400_000

export async function readSalesReport(database: Database, now: Date): Promise<SalesReport> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  const [last30Days, before, byState, bestSellers, weeks] = await Promise.all([
    sumSales(database, daysAgo(30), now),
    sumSales(database, daysAgo(60), daysAgo(30)),
    countByState(database),
    listBestSellers(database, daysAgo(30)),
    sumByWeek(database, now),
  ])
  return { last30Days, before, byState, bestSellers, weeks }
}

type Order = { totalCents: Cents; chargedCents: Cents; refundedCents: Cents; taxCents: Cents; costCents: Cents }

async function sumSales(database: Database, from: Date, to: Date): Promise<Sales> {
  const orders = await rows(
    database,
    // Until the print provider's price is known, the catalogue's.
    sql<Order>`
      select o.total_cents as "totalCents", o.total_cents - o.gift_cents as "chargedCents", o.refunded_cents as "refundedCents", o.tax_cents as "taxCents",
        case when o.fulfilment = 'cancelled' then 0 else
          coalesce(o.provider_cost_cents, (select sum(unit_cost_cents * quantity) from order_lines l where l.order_id = o.id and l.cancelled_at is null), 0) end as "costCents"
      from orders o where payment in ('paid', 'partially_refunded', 'refunded') and paid_at > ${from} and paid_at <= ${to}`,
  )
  const fee = {
    percent: await readNumberSetting(database, 'card_fee_percent'),
    cents: await readNumberSetting(database, 'card_fee_cents'),
  }
  const sum = { orders: 0, revenueCents: 0, marginCents: 0 }
  for (const order of orders) {
    const kept = order.totalCents - order.refundedCents
    if (kept > 0) sum.orders += 1
    sum.revenueCents += kept
    sum.marginCents += kept - (kept > 0 ? order.taxCents : 0) - order.costCents - cardFeeCents(order.chargedCents, fee)
  }
  return sum
}

function countByState(database: Database): Promise<SalesReport['byState']> {
  return rows(
    database,
    sql<{
      state: FulfilmentState
      count: number
    }>`select fulfilment as state, count(*) as count from orders where payment in ('paid', 'partially_refunded', 'refunded') group by fulfilment order by count desc, fulfilment`,
  )
}

function listBestSellers(database: Database, since: Date): Promise<SalesReport['bestSellers']> {
  return rows(
    database,
    sql<{ title: string; pieces: number; revenueCents: Cents }>`
      select l.title, coalesce(sum(l.quantity), 0) as pieces,
        coalesce(sum(l.line_total_cents), 0) as "revenueCents"
      from order_lines l join orders o on o.id = l.order_id
      where payment in ('paid', 'partially_refunded', 'refunded') and o.payment <> 'refunded' and l.cancelled_at is null and o.paid_at > ${since}
      group by l.title order by pieces desc, l.title limit 5`,
  )
}

function sumByWeek(database: Database, now: Date): Promise<SalesReport['weeks']> {
  return rows(
    database,
    sql<{ week: string; revenueCents: Cents }>`
      select coalesce(to_char(week, 'YYYY-MM-DD')::text, '') as week, coalesce(sum(o.total_cents - o.refunded_cents), 0) as "revenueCents"
      from generate_series(date_trunc('week', ${now}::timestamptz at time zone 'UTC') - interval '11 weeks',
        date_trunc('week', ${now}::timestamptz at time zone 'UTC'), interval '1 week') as week
      left join orders o on payment in ('paid', 'partially_refunded', 'refunded') and date_trunc('week', o.paid_at at time zone 'UTC') = week
      group by week order by week`,
  )
}
