import { beforeAll, describe, expect, it } from 'vitest'
import { readFailedPayments } from '#domain/membership/membershipPayments/failedPayments.ts'
import { readMembershipReport, type MembershipReport } from '#domain/operations/reports/readMembershipReport.ts'
import { readSalesReport } from '#domain/operations/reports/readSalesReport.ts'
import { readPendingCounts } from '#domain/operations/reports/readPendingCounts.ts'
import { readTopPosts } from '#domain/operations/reports/readTopPosts.ts'
import type { Browser } from '../../support/Browser.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const now = new Date('2026-06-17T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
let employee: Browser
let report: MembershipReport

type Life = {
  status: string
  plan?: 'monthly' | 'annual'
  isTrial?: boolean
  started?: number | null
  paid?: boolean
  cancelling?: boolean
  pastDue?: number
  ended?: number
  suspendedFor?: string
}

let count = 0
async function person(life: Life | null, { complimentary = false, closed = false } = {}): Promise<string> {
  const email = `life${++count}@example.test`
  await site.pool.query(
    `insert into users (email, first_name, last_name, handle, complimentary_until, closed_at) values ($1, 'Life', '=cmd()', $1, $2, $3)`,
    [email, complimentary ? new Date(now.getTime() + 86_400_000) : null, closed ? now : null],
  )
  const started = life?.started === null ? null : daysAgo(life?.started ?? 200)
  if (life)
    await site.pool.query(
      `insert into subscriptions (user_id, plan, status, is_trial, started_at, first_paid_at, cancel_at_period_end, past_due_since, ended_at, suspended_for, current_period_end, created_at, price_cents)
       values ((select id from users where email = $1), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce($5, now()), $12)`,
      [
        email,
        life.plan ?? 'monthly',
        life.status,
        life.isTrial ?? false,
        started,
        life.paid === false ? null : started,
        life.cancelling ?? false,
        life.pastDue === undefined ? null : daysAgo(life.pastDue),
        life.ended === undefined ? null : daysAgo(life.ended),
        life.suspendedFor ?? null,
        daysAgo(-5),
        life.plan === 'annual' ? 11_500 : 1212,
      ],
    )
  return email
}

async function pausedPerson(status: 'active' | 'paused', startsInDays: number): Promise<void> {
  const email = await person({ status, cancelling: true })
  await site.pool.query(
    `update subscriptions set paused_from = $2::timestamptz + $3 * interval '1 day', paused_until = $2::timestamptz + interval '40 days'
     where user_id = (select id from users where email = $1)`,
    [email, now, startsInDays],
  )
}

beforeAll(async () => {
  employee = await signUpEmployee(site)
  await person(null)
  await person(null, { complimentary: true })
  await person({ status: 'active', started: 2 })
  await person({ status: 'active', plan: 'annual' })
  await person({ status: 'active', cancelling: true, isTrial: true, started: 40 })
  await person({ status: 'trialing', isTrial: true, started: 3, paid: false })
  await person({ status: 'past_due', pastDue: 2 })
  await person({ status: 'past_due', pastDue: 20 })
  await person({ status: 'canceled', ended: 10 })
  await person({ status: 'canceled', ended: 50, isTrial: true, started: 60, paid: false })
  await person({ status: 'active', suspendedFor: 'dispute' })
  await person({ status: 'incomplete_expired', started: null, paid: false, ended: 4 })
  await person({ status: 'canceled', ended: 90 }, { closed: true })
  await pausedPerson('active', 5)
  await pausedPerson('paused', -5)
  await person({ status: 'unpaid', started: null, paid: false, pastDue: 5 })
  report = await readMembershipReport(site.pool, now)
})

describe('the membership report', () => {
  it('counts each account once by its current status', () => {
    expect(report.members).toEqual({
      active: 2,
      ending: 1,
      paused: 2,
      trialing: 1,
      past_due: 1,
      complimentary: 1,
      suspended: 1,
      ended: 4,
      never: 2,
    })
  })

  it('sums the monthly revenue of active paid subscriptions', () => {
    expect(report.monthlyCents).toBe(4 * 1212 + Math.round(11500 / 12))
  })

  it('counts ended trials and those that were paid', () => {
    expect(report.trials).toEqual({ begun: 2, paid: 1 })
  })

  it('counts the members of a month ago and those who left', () => {
    expect(report.churn).toEqual({ atStart: 8, ended: 1 })
  })

  it('counts the failed payments that the panel lists, with the newest', async () => {
    // Without a number at the card provider, as in the demo, nothing can be charged.
    expect(report.failedPayments).toEqual({ total: 0, latestEmail: null })
    await site.pool.query(`update subscriptions set subscription_id = 'sub_life' || id where past_due_since <> $1`, [
      daysAgo(5),
    ])
    const { failed } = await readFailedPayments(site.pool, { now })
    expect(failed.map(({ failingSince }) => failingSince)).toEqual([daysAgo(2), daysAgo(20)])
    const { failedPayments } = await readMembershipReport(site.pool, now)
    expect(failedPayments).toEqual({ total: failed.length, latestEmail: failed[0]?.email })
  })

  it('has a count for each of the last twelve weeks, including zeros', () => {
    expect(report.newMembers).toHaveLength(12)
    expect(report.newMembers.at(-1)).toEqual({ week: '2026-06-15', count: 1 })
    expect(report.newMembers.at(-2)).toEqual({ week: '2026-06-08', count: 1 })
    expect(report.newMembers.at(-3)).toEqual({ week: '2026-06-01', count: 0 })
  })

  it('lists the most watched posts', async () => {
    await site.pool.query(`
      insert into posts (title, type, is_subscriber_only, status, view_count) values
        ('Little', 'video', true, 'published', 3), ('Much', 'video', true, 'published', 900), ('Hidden', 'video', true, 'pending', 5000)`)
    const topPosts = await readTopPosts(site.pool)
    expect(topPosts.map(({ title, views }) => [title, views])).toEqual([
      ['Much', 900],
      ['Little', 3],
    ])
  })
})

it('pending work for employees is counted', async () => {
  await site.visitor().post('/api/contact', { message: 'Hello', email: 'visitor@example.test' })
  expect(await readPendingCounts(site.pool)).toEqual({
    comments: 0,
    reviews: 0,
    uploads: 1,
    reports: 0,
    messages: 1,
    stones: 0,
    orders: 0,
    withdrawals: 0,
    claims: 0,
    alerts: 0,
  })
})

describe('members as CSV', () => {
  it('have a line for each account and no spreadsheet formulas', async () => {
    const { status, headers, text } = await employee.get('/api/admin/members.csv')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [first = '', ...lines] = text.trim().split('\r\n')
    expect(first).toMatch(/^Email,First name,Last name,Account since,Plan,Status,Member since,Paid until,Ended,Offer,/)
    const { rows } = await site.pool.query<{ count: string }>('select count(*) from users where closed_at is null')
    expect(lines).toHaveLength(Number(rows[0]?.count))
    expect(text).toContain(`life3@example.test,Life,'=cmd(),`)
    expect(text).not.toContain('life13@')
  })

  it('require an employee', async () => {
    expect((await site.visitor().get('/api/admin/members.csv')).status).toBe(401)
    expect((await (await signUpMember(site)).get('/api/admin/members.csv')).status).toBe(403)
  })
})

type Sold = {
  paid: number
  total: number
  refunded?: number
  tax?: number
  cost?: number
  title?: string
  fulfilment?: string
  payment?: string
}

async function order({
  paid,
  total,
  refunded = 0,
  tax = 0,
  cost,
  title = 'Tee',
  fulfilment = 'shipped',
  payment = 'paid',
}: Sold) {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into orders (reference, payment, fulfilment, email, phone, shipping_address, billing_address, shipping_method, total_cents, refunded_cents, tax_cents, provider_cost_cents, paid_at)
     values ($1, $2, $3, '=buyer@example.test', '1', '{"country":"US","state":"MN"}', '{}', 'standard', $4, $5, $6, $7, $8) returning id`,
    [`HUNT-${++count}`, payment, fulfilment, total, refunded, tax, cost ?? null, daysAgo(paid)],
  )
  await site.pool.query(
    `insert into order_lines (order_id, position, sku, title, size, color, quantity, unit_price_cents, line_total_cents, unit_cost_cents)
     values ($1, 0, 'sku', $2, 'M', 'Black', 2, 1000, 2000, 400)`,
    [rows[0]?.id, title],
  )
}

describe('the sales report', () => {
  beforeAll(async () => {
    await order({ paid: 2, total: 2599, cost: 1400 })
    await order({ paid: 3, total: 5000, refunded: 1000, tax: 300, title: 'Mug', payment: 'partially_refunded' })
    await order({ paid: 4, total: 3000, refunded: 3000, payment: 'refunded', fulfilment: 'cancelled' })
    await order({ paid: 40, total: 2000, fulfilment: 'delivered' })
    await order({ paid: 1, total: 9999, payment: 'pending', fulfilment: 'none' })
  })

  it('sums revenue and margin after print cost, tax and card fees', async () => {
    const { last30Days, before } = await readSalesReport(site.pool, now)
    const fees = Math.round(2599 * 0.029) + 30 + (Math.round(5000 * 0.029) + 30) + (Math.round(3000 * 0.029) + 30)
    expect(last30Days).toEqual({
      orders: 2,
      revenueCents: 2599 + 4000,
      marginCents: 2599 - 1400 + (4000 - 300 - 800) - fees,
      giftCardCents: 0,
    })
    expect(before).toEqual({ orders: 1, revenueCents: 2000, marginCents: 2000 - 800 - (58 + 30), giftCardCents: 0 })
  })

  it('counts paid orders by fulfillment state, and pieces sold', async () => {
    const { byState, bestSellers, weeks } = await readSalesReport(site.pool, now)
    expect(byState).toEqual([
      { state: 'shipped', count: 2 },
      { state: 'delivered', count: 1 },
      { state: 'cancelled', count: 1 },
    ])
    expect(bestSellers).toEqual([
      { title: 'Mug', pieces: 2, revenueCents: 2000 },
      { title: 'Tee', pieces: 2, revenueCents: 2000 },
    ])
    expect(weeks.at(-1)).toEqual({ week: '2026-06-15', revenueCents: 2599 })
    expect(weeks.at(-2)).toEqual({ week: '2026-06-08', revenueCents: 4000 })
  })

  it('can be downloaded as CSV with a line for each paid order and no spreadsheet formulas', async () => {
    const { text, headers } = await employee.get('/api/admin/orders.csv')
    expect(headers.get('content-disposition')).toMatch(/orders-\d{4}-\d\d-\d\d\.csv/)
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toContain(",'=buyer@example.test,US,MN,2,")
    expect(lines[1]).toContain(',25.99,0.00,14.00')
    expect((await site.visitor().get('/api/admin/orders.csv')).status).toBe(401)
  })
})
