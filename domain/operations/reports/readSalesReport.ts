import { z } from 'zod'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { FulfilmentState } from '#contracts/shop/orders.ts'
import { type Database, dynamicSql, parsedRows, row, rows, sql } from '#database/sql.ts'
import { readNumberSetting } from '#domain/platform/settings/settings.ts'
import { OWN_GOODS_COST } from '#domain/shop/orders/ownGoodsCost.ts'
import { cardFeeCents } from './cardFeeCents.ts'
import { SHOP_MONEY } from './money.ts'

export type SalesReport = {
  last30Days: Sales
  /** The previous 30 days, for comparison. */
  before: Sales
  byState: { state: FulfilmentState; count: number }[]
  bestSellers: { title: string; pieces: number; revenueCents: Cents }[]
  /** Twelve weeks, Mondays UTC, oldest first. */
  weeks: { week: string; revenueCents: Cents }[]
  /** What can still be spent, on cards that were bought and that were given away. */
  openGiftCards: { count: number; cents: Cents }
}

export type Sales = {
  orders: number
  /**
   * The money that came in: cards charged for orders and for gift cards, minus refunds, including tax and shipping. What a
   * gift card pays of an order came in when the card was bought, or never did.
   */
  revenueCents: Cents
  /** Revenue minus tax, the print provider's charges (goods and shipping), what own goods cost the owner, and card fees. */
  marginCents: Cents
  /** Part of the revenue. */
  giftCardCents: Cents
}

export async function readSalesReport(database: Database, now: Date): Promise<SalesReport> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const [last30Days, before, byState, bestSellers, weeks, openGiftCards] = await Promise.all([
    sumSales(database, daysAgo(30), now),
    sumSales(database, daysAgo(60), daysAgo(30)),
    countByState(database),
    listBestSellers(database, daysAgo(30)),
    sumByWeek(database, now),
    sumOpenGiftCards(database),
  ])
  return { last30Days, before, byState, bestSellers, weeks, openGiftCards }
}

const orderRow = z.object({
  totalCents: z.number(),
  chargedCents: z.number(),
  /** What a gift card paid and has not got back. */
  giftCents: z.number(),
  refundedCents: z.number(),
  /** Without the tax that was refunded. */
  taxCents: z.number(),
  costCents: z.number(),
})

async function sumSales(database: Database, from: Date, to: Date): Promise<Sales> {
  const orders = await parsedRows(
    database,
    orderRow,
    // Until the print provider's price is known, the catalog's.
    dynamicSql`
      select o.total_cents as "totalCents", o.total_cents - o.gift_cents as "chargedCents",
        o.gift_cents - (select coalesce(sum(r.amount_cents), 0) from refunds r where r.order_id = o.id and r.gift_card_id is not null) as "giftCents",
        o.refunded_cents as "refundedCents", o.tax_cents - o.refunded_tax_cents as "taxCents",
        case when o.fulfilment = 'cancelled' then 0 else
          coalesce(o.provider_cost_cents, (select sum(unit_cost_cents * quantity) from order_lines l where l.order_id = o.id and l.cancelled_at is null and l.maker <> 'own'), 0)
          end + ${OWN_GOODS_COST} as "costCents"
      from orders o where payment in ('paid', 'partially_refunded', 'refunded') and paid_at > ${from} and paid_at <= ${to}`,
  )
  const fee = {
    percent: await readNumberSetting(database, 'card_fee_percent'),
    cents: await readNumberSetting(database, 'card_fee_cents'),
  }
  const sum = { orders: 0, revenueCents: 0, marginCents: 0, giftCardCents: 0 }
  for (const order of orders) {
    const kept = order.totalCents - order.refundedCents
    if (kept > 0) sum.orders += 1
    const earned = kept - order.giftCents
    sum.revenueCents += earned
    sum.marginCents += earned - order.taxCents - order.costCents - cardFeeCents(order.chargedCents, fee)
  }
  for (const { amountCents, taxCents, keptCents } of await listGiftSales(database, from, to)) {
    sum.giftCardCents += keptCents
    sum.revenueCents += keptCents
    sum.marginCents += keptCents - taxCents - cardFeeCents(amountCents, fee)
  }
  return sum
}

const listGiftSales = (
  database: Database,
  from: Date,
  to: Date,
): Promise<{ amountCents: Cents; taxCents: Cents; keptCents: Cents }[]> =>
  rows(
    database,
    sql<{ amountCents: Cents; taxCents: Cents; keptCents: Cents }>`
      select amount_cents as "amountCents", tax_cents - refunded_tax_cents as "taxCents", amount_cents - refunded_cents as "keptCents" from gift_card_sales
      where payment = 'paid' and paid_at > ${from} and paid_at <= ${to}`,
  )

async function sumOpenGiftCards(database: Database): Promise<SalesReport['openGiftCards']> {
  const open = await row(
    database,
    sql<{ count: number; cents: number }>`
      select count(*) as count, coalesce(sum(cents), 0) as cents from (
        select sum(e.cents) as cents from gift_card_entries e join gift_cards g on g.id = e.gift_card_id
        where g.is_active group by g.id having sum(e.cents) > 0) cards`,
  )
  return open ?? { count: 0, cents: 0 }
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

/** After discounts, without tax and shipping. Replacements for claims were not bought. */
function listBestSellers(database: Database, since: Date): Promise<SalesReport['bestSellers']> {
  return rows(
    database,
    sql<{ title: string; pieces: number; revenueCents: Cents }>`
      select l.title, coalesce(sum(l.quantity), 0) as pieces,
        coalesce(sum(l.paid_cents), 0) as "revenueCents"
      from order_lines l join orders o on o.id = l.order_id
      where o.payment in ('paid', 'partially_refunded') and o.replaces_id is null and l.cancelled_at is null and o.paid_at > ${since}
      group by l.title order by pieces desc, l.title limit 5`,
  )
}

function sumByWeek(database: Database, now: Date): Promise<SalesReport['weeks']> {
  return parsedRows(
    database,
    z.object({ week: z.string(), revenueCents: z.number() }),
    dynamicSql`
      with earned as (${SHOP_MONEY})
      select to_char(week, 'YYYY-MM-DD') as week, coalesce(sum(earned.cents), 0) as "revenueCents"
      from generate_series(date_trunc('week', ${now}::timestamptz at time zone 'UTC') - interval '11 weeks',
        date_trunc('week', ${now}::timestamptz at time zone 'UTC'), interval '1 week') as week
      left join earned on date_trunc('week', earned.paid_at at time zone 'UTC') = week
      group by week order by week`,
  )
}
