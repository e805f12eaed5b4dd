import type { Cents } from '#contracts/shared/money.ts'
import { type Database, rows, sql } from '#database/sql.ts'

/** The last post that people opened, or asked to see, before they subscribed. */
export type PostRevenue = {
  /** Null where no post is known, or it was deleted. */
  postId: number | null
  title: string | null
  /** Memberships with a payment in the period. */
  memberships: number
  /** Payments of those memberships in the period, less what went back. */
  cents: Cents
}

/** Most money first. */
export const readPostRevenue = (database: Database, since: Date): Promise<PostRevenue[]> =>
  rows(
    database,
    sql<PostRevenue>`
      select p.id as "postId", p.title, count(distinct s.id) as memberships, coalesce(sum(m.cents - m.returned_cents), 0)::int as cents
      from membership_payments m join subscriptions s on s.id = m.subscription_id
      left join attributions own on own.subscription_id = s.id
      left join attributions first on first.user_id = s.user_id and first.kind = 'sign_up'
      left join posts p on p.id = coalesce(own.post_id, first.post_id)
      where m.paid_at > ${since}
      group by p.id order by cents desc, p.id nulls last`,
  )
