import type { Cents } from '#contracts/shared/money.ts'
import { type Database, rows, sql } from '#database/sql.ts'

export type ArticleRevenue = {
  title: string
  orders: number
  pieces: number
  /** After discounts, without tax and shipping. */
  cents: Cents
}

/** Most money first. Without replacements, canceled lines and orders that were refunded in full; parts that were refunded are not subtracted. */
export const readArticleRevenue = (database: Database, since: Date): Promise<ArticleRevenue[]> =>
  rows(
    database,
    sql<ArticleRevenue>`
      select coalesce(m.title, l.title) as title, count(distinct o.id) as orders, coalesce(sum(l.quantity), 0) as pieces,
        coalesce(sum(l.paid_cents), 0)::int as cents
      from order_lines l join orders o on o.id = l.order_id
      left join variants v on v.id = l.variant_id left join merchandise m on m.id = v.merchandise_id
      where o.payment in ('paid', 'partially_refunded') and o.replaces_id is null and l.cancelled_at is null and o.paid_at > ${since}
      group by 1 order by cents desc, title`,
  )
