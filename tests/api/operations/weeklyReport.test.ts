import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reportWeek } from '#domain/operations/weeklyReport/reportWeek.ts'
import { signUpEmployee } from '../../support/people.ts'
import { publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
const DAY = 86_400_000
let owner: { email: string }

/** The next Monday at nine in Central Time, far enough from the clock's change. */
function nextMonday(): number {
  for (let time = Math.ceil(Date.now() / DAY) * DAY + 15 * 3_600_000; ; time += DAY)
    if (reportWeek(new Date(time)) && !reportWeek(new Date(time - DAY))) return time
}
const monday = nextMonday()
const goTo = (time: number) => (site.clock.aheadMs = time - Date.now())
const daysBefore = (days: number) => new Date(monday - days * DAY)

beforeAll(async () => {
  owner = await signUpEmployee(site)
  await signUpEmployee(site, 'shop')
  const film = await publishFilm(await signUpEmployee(site, 'editor'), { title: 'The blue seam' })
  await site.pool.query(`
    insert into users (email, first_name, last_name, handle) select 'w' || n || '@example.test', 'W', 'M', 'w' || n from generate_series(1, 4) n`)
  const membership = (n: number, started: Date, ended: Date | null, status: string) =>
    site.pool.query(
      `insert into subscriptions (user_id, plan, status, price_cents, started_at, first_paid_at, ended_at, current_period_end, created_at)
       select id, 'monthly', $3, 1212, $2, $2, $4, $2::timestamptz + interval '40 days', $2 from users where email = 'w' || $1 || '@example.test'`,
      [n, started, status, ended],
    )
  await membership(1, daysBefore(3), null, 'active')
  await membership(2, daysBefore(20), daysBefore(2), 'canceled')
  await membership(3, daysBefore(9), null, 'active')
  await membership(4, daysBefore(30), null, 'past_due')
  await site.pool.query(
    `update subscriptions set past_due_since = $1, subscription_id = 'sub_weekly' where status = 'past_due'`,
    [daysBefore(1)],
  )
  await site.pool.query(
    `insert into attributions (kind, user_id, subscription_id, post_id, created_at)
     select 'subscription', s.user_id, s.id, $1, now() from subscriptions s join users u on u.id = s.user_id where u.email = 'w1@example.test'`,
    [film.id],
  )
  await site.pool.query(
    `insert into membership_payments (invoice_id, subscription_id, cents, returned_cents, is_disputed, paid_at)
     select 'in_' || n, s.id, 1212, case n when 2 then 500 else 0 end, false, $1::timestamptz - n * interval '3 days'
     from generate_series(1, 3) n, subscriptions s join users u on u.id = s.user_id where u.email = 'w1@example.test'`,
    [new Date(monday)],
  )
})
beforeEach(async () => {
  await site.pool.query(`delete from mail_outbox where kind = 'weekly-report'`)
})
afterEach(async () => {
  site.clock.aheadMs = 0
  await site.pool.query(`delete from site_settings where key = 'weekly_report'`)
})

const send = () => runByTheClock(site, 'sendWeeklyReport')
const reports = async () =>
  (
    await site.pool.query<{ to: string; data: Record<string, unknown> }>(
      `select "to", data from mail_outbox where kind = 'weekly-report'`,
    )
  ).rows

describe('the weekly report', () => {
  it('goes to each owner on Monday morning, once, with the numbers of the week', async () => {
    goTo(monday)
    await Promise.all([send(), send()])
    await send()
    const sent = await reports()
    expect(sent.map(({ to }) => to)).toEqual([owner.email])
    expect(sent[0]?.data).toMatchObject({
      firstName: 'Test',
      newMembers: 1,
      canceled: 1,
      membershipRevenueCents: 1924,
      orders: 0,
      orderRevenueCents: 0,
      topPost: { title: 'The blue seam', memberships: 1 },
      topArticle: null,
      failedPayments: 1,
      unsentOrders: 0,
    })
  })

  it('is not sent before Monday morning, nor later in the week', async () => {
    for (const time of [monday - 6 * 3_600_000, monday + 3 * DAY]) {
      goTo(time)
      await send()
    }
    expect(await reports()).toEqual([])
  })

  it('is sent on Tuesday when the site was down on Monday', async () => {
    goTo(monday + DAY)
    await send()
    expect(await reports()).toHaveLength(1)
  })

  it('is not sent to an owner who joined after Monday morning', async () => {
    await site.pool.query('update users set created_at = $2 where email = $1', [
      owner.email,
      new Date(monday + DAY / 2),
    ])
    goTo(monday + DAY)
    await send()
    await site.pool.query('update users set created_at = now() where email = $1', [owner.email])
    expect(await reports()).toEqual([])
  })

  it('can be switched off in the settings', async () => {
    await site.pool.query(`insert into site_settings (key, value) values ('weekly_report', 'off')`)
    goTo(monday)
    await send()
    expect(await reports()).toEqual([])
  })
})
