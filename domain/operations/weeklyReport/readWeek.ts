import { DAY_MS } from '#contracts/dayMs.ts'
import type { MailData } from '#contracts/mails.ts'
import type { Cents } from '#contracts/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { readMembershipReport } from '../reports/readMembershipReport.ts'
import { readPendingCounts } from '../reports/readPendingCounts.ts'
import type { ReportWeek } from './reportWeek.ts'

type Week = Omit<MailData['weekly-report'], 'firstName'>
type Span = Pick<ReportWeek, 'from' | 'to'>

/** What happened in the week, and what waits now. */
export async function readWeek(database: Database, week: ReportWeek, now: Date): Promise<Week> {
  const { members, failedPayments } = await readMembershipReport(database, now)
  const { orders: _, ...tasks } = await readPendingCounts(database)
  const counts = await countWeek(database, week, now)
  const memberships = await sumMemberships(database, week)
  const orders = await sumOrders(database, week)
  const giftCards = await sumGiftCards(database, week)
  return {
    week: week.days,
    newMembers: counts.newMembers,
    canceled: counts.canceled,
    members: members.active + members.ending + members.past_due,
    membershipRevenueCents: memberships?.cents ?? 0,
    orders: orders?.count ?? 0,
    orderRevenueCents: (orders?.cents ?? 0) + (giftCards?.cents ?? 0),
    topPost: await findTopPost(database, week),
    topArticle: await findTopArticle(database, week),
    failedPayments: failedPayments.total,
    unsentOrders: counts.unsentOrders,
    tasks: Object.values(tasks).reduce((sum, count) => sum + count, 0),
  }
}

type Counts = { newMembers: number; canceled: number; unsentOrders: number }
type Sum = { count: number; cents: Cents }

async function countWeek(database: Database, { from, to }: Span, now: Date): Promise<Counts> {
  const counts = await row(
    database,
    sql<Counts>`
      select
        coalesce((select count(*) from subscriptions where started_at >= ${from} and started_at < ${to}), 0) as "newMembers",
        coalesce((
          select count(*) from subscriptions where started_at is not null and ended_at >= ${from} and ended_at < ${to}), 0) as canceled,
        coalesce((
          select count(*) from orders where payment in ('paid', 'partially_refunded')
            and fulfilment in ('none', 'held', 'needs_attention') and paid_at < ${new Date(now.getTime() - DAY_MS)}), 0) as "unsentOrders"`,
  )
  return counts ?? { newMembers: 0, canceled: 0, unsentOrders: 0 }
}

const sumMemberships = (database: Database, { from, to }: Span): Promise<Sum | null> =>
  row(
    database,
    sql<Sum>`
      select count(*) as count, coalesce(sum(cents - returned_cents), 0)::int as cents from membership_payments
      where paid_at >= ${from} and paid_at < ${to}`,
  )

/** Money as on the dashboard: what gift cards pay came in when they were sold. */
const sumOrders = (database: Database, { from, to }: Span): Promise<Sum | null> =>
  row(
    database,
    sql<Sum>`
      select count(*) as count, coalesce(sum(o.total_cents - o.refunded_cents - (o.gift_cents - coalesce((
        select sum(r.amount_cents) from refunds r where r.order_id = o.id and r.gift_card_id is not null), 0))), 0)::int as cents
      from orders o
      where o.payment in ('paid', 'partially_refunded', 'refunded') and o.paid_at >= ${from} and o.paid_at < ${to}`,
  )

const sumGiftCards = (database: Database, { from, to }: Span): Promise<Sum | null> =>
  row(
    database,
    sql<Sum>`
      select count(*) as count, coalesce(sum(amount_cents - refunded_cents), 0)::int as cents from gift_card_sales
      where payment = 'paid' and paid_at >= ${from} and paid_at < ${to}`,
  )

const findTopPost = (database: Database, { from, to }: Span): Promise<Week['topPost']> =>
  row(
    database,
    sql<{ title: string; memberships: number }>`
      select p.title, count(*) as memberships
      from subscriptions s left join attributions own on own.subscription_id = s.id
      left join attributions first on first.user_id = s.user_id and first.kind = 'sign_up'
      join posts p on p.id = coalesce(own.post_id, first.post_id)
      where s.started_at >= ${from} and s.started_at < ${to}
      group by p.id order by memberships desc, p.id limit 1`,
  )

const findTopArticle = (database: Database, { from, to }: Span): Promise<Week['topArticle']> =>
  row(
    database,
    sql<{ title: string; pieces: number }>`
      select l.title, coalesce(sum(l.quantity), 0) as pieces from order_lines l join orders o on o.id = l.order_id
      where o.payment in ('paid', 'partially_refunded') and o.replaces_id is null and l.cancelled_at is null and o.paid_at >= ${from} and o.paid_at < ${to}
      group by l.title order by pieces desc, l.title limit 1`,
  )
