import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql, type Database, row } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'
import { reportWeek, type ReportWeek } from './reportWeek.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { MailData } from '#contracts/platform/mails.ts'
import { MEMBERSHIP_MONEY, SHOP_MONEY, sumMoney } from '../reports/money.ts'
import { readMembershipReport } from '../reports/readMembershipReport.ts'
import { readPendingCounts } from '../reports/readPendingCounts.ts'

/** On Monday morning, once per owner and week: the email's key contains the week. */
export async function sendWeeklyReport({ pool, now }: Req): Promise<void> {
  const week = reportWeek(now)
  if (!week || (await readSetting(pool, 'weekly_report')) !== 'on') return
  const owners = await rows(
    pool,
    sql<{ id: number; email: string }>`
      select id, email from users u where role = 'owner' and closed_at is null and created_at < ${week.sendAt}
        and not exists (select 1 from mail_outbox where key = 'weekly-report:' || ${week.monday} || ':' || u.id) order by id`,
  )
  if (owners.length === 0) return
  const data = { firstName: '', ...(await readWeek(pool, week, now)) }
  await inTransaction(pool, async (tx) => {
    for (const { id, email } of owners)
      await queueMail(tx, { kind: 'weekly-report', key: `weekly-report:${week.monday}:${id}`, to: email, data })
  })
}

type Week = Omit<MailData['weekly-report'], 'firstName'>
type Span = Pick<ReportWeek, 'from' | 'to'>

/** What happened in the week, and what waits now. */
async function readWeek(database: Database, week: ReportWeek, now: Date): Promise<Week> {
  const { members, failedPayments } = await readMembershipReport(database, now)
  const { orders: _, ...tasks } = await readPendingCounts(database)
  const counts = await countWeek(database, week, now)
  return {
    week: week.days,
    newMembers: counts.newMembers,
    canceled: counts.canceled,
    members: members.active + members.ending + members.past_due,
    membershipRevenueCents: await sumMoney(database, MEMBERSHIP_MONEY, week),
    orders: counts.orders,
    orderRevenueCents: await sumMoney(database, SHOP_MONEY, week),
    topPost: await findTopPost(database, week),
    topArticle: await findTopArticle(database, week),
    failedPayments: failedPayments.total,
    unsentOrders: counts.unsentOrders,
    tasks: Object.values(tasks).reduce((sum, count) => sum + count, 0),
  }
}

type Counts = { newMembers: number; canceled: number; orders: number; unsentOrders: number }

async function countWeek(database: Database, { from, to }: Span, now: Date): Promise<Counts> {
  const counts = await row(
    database,
    sql<Counts>`
      select
        coalesce((select count(*) from subscriptions where started_at >= ${from} and started_at < ${to}), 0) as "newMembers",
        coalesce((
          select count(*) from subscriptions where started_at is not null and ended_at >= ${from} and ended_at < ${to}), 0) as canceled,
        coalesce((
          select count(*) from orders where payment in ('paid', 'partially_refunded', 'refunded')
            and paid_at >= ${from} and paid_at < ${to}), 0) as orders,
        coalesce((
          select count(*) from orders where payment in ('paid', 'partially_refunded')
            and fulfilment in ('none', 'held', 'needs_attention') and paid_at < ${new Date(now.getTime() - DAY_MS)}), 0) as "unsentOrders"`,
  )
  return counts ?? { newMembers: 0, canceled: 0, orders: 0, unsentOrders: 0 }
}

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
