import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FailedPayments, RefundablePayment } from '#contracts/membership/membershipPayments.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import {
  isSubscriber,
  membershipOf,
  overdueMember,
  pass,
  payingMember,
  type Person,
  subjectsTo,
} from '../../support/memberships.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { comeBack, deliveriesDone } from '../../support/time.ts'

const site = useSite()

let owner: Browser & { email: string }
beforeAll(async () => {
  owner = await signUpEmployee(site)
})

type Payment = { id: string; number: string; amount: string; refunded: string; from: string; until: string }
const paymentsOf = async (person: Browser) =>
  ((await person.get('/api/account/membership-payments')).json as { payments: Payment[] }).payments

const offersOf = async (id: number) =>
  ((await owner.get(`/api/admin/memberships/${id}/payments`)).json as { payments: RefundablePayment[] }).payments

const refundsOf = async (id: number) =>
  (
    await site.pool.query<{ cents: number; status: string }>(
      'select amount_cents::int as cents, status from refunds where subscription_id = $1',
      [id],
    )
  ).rows

describe('the payments of a member', () => {
  it('are listed with their period, and each has a receipt', async () => {
    const person = await payingMember(site)
    const payments = await paymentsOf(person)
    expect(payments).toEqual([
      expect.objectContaining({ amount: '12.12', tax: '0.00', refunded: '0.00', plan: 'monthly' }),
    ])
    const receipt = await person.get(`/api/account/membership-payments/${payments[0]?.id}/receipt`)
    expect(receipt.status).toBe(200)
    expect(receipt.headers.get('content-type')).toBe('application/pdf')
    expect(receipt.text.startsWith('%PDF-1.7')).toBe(true)
  })

  it('are nobody else’s to read', async () => {
    const person = await payingMember(site)
    const [payment] = await paymentsOf(person)
    const address = `/api/account/membership-payments/${payment?.id}/receipt`
    const stranger = await signUpMember(site)
    expect(await paymentsOf(stranger)).toEqual([])
    expect(await stranger.get(address)).toMatchObject({ status: 404, json: { code: 'membership_payment_not_found' } })
    expect((await site.visitor().get(address)).status).toBe(401)
    expect((await site.visitor().get('/api/account/membership-payments')).status).toBe(401)
  })
})

describe('a refund of a membership payment from the panel', () => {
  it('gives back all of it once, however often the form is sent, and emails the member', async () => {
    const person = await payingMember(site)
    const id = await membershipOf(site, person)
    const [payment] = await offersOf(id)
    const body = { invoiceId: payment?.id, part: 'all', amount: payment?.offers.all, key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => owner.post(`/api/admin/memberships/${id}/refund`, body)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    await eventually(async () => (await refundsOf(id))[0]?.status === 'succeeded')
    await deliveriesDone(site)
    expect(await refundsOf(id)).toEqual([{ cents: 1212, status: 'succeeded' }])
    expect(await isSubscriber(person)).toBe(false)
    expect(await paymentsOf(person)).toEqual([expect.objectContaining({ refunded: '12.12' })])
    const subjects = await subjectsTo(site, person)
    expect(subjects.filter((subject) => subject === 'We refunded $12.12 for your membership')).toHaveLength(1)
    const other = await owner.post(`/api/admin/memberships/${id}/refund`, { ...body, key: randomUUID() })
    expect(other).toMatchObject({ status: 409, json: { code: 'membership_payment_refunded' } })
    const { rows } = await site.pool.query(
      `select what, subject, details from employee_changes where kind = 'subscriptions' and subject_id = $1`,
      [String(id)],
    )
    expect(rows).toEqual([
      expect.objectContaining({ what: 'Refunded', subject: `Membership payment ${payment?.number}` }),
    ])
  })

  it('of the unused days gives back that part, and access stays', async () => {
    const person = await payingMember(site)
    const id = await membershipOf(site, person)
    await pass(site, person, 10)
    await comeBack(owner)
    const [payment] = await offersOf(id)
    const { all, unused } = payment?.offers ?? {}
    expect(all).toBe('12.12')
    expect(Number(unused)).toBeGreaterThan(7.5)
    expect(Number(unused)).toBeLessThan(8.9)
    const body = { invoiceId: payment?.id, part: 'unused', amount: unused, key: randomUUID() }
    expect((await owner.post(`/api/admin/memberships/${id}/refund`, body)).status).toBe(204)
    await eventually(async () => (await refundsOf(id))[0]?.status === 'succeeded')
    await deliveriesDone(site)
    expect(await paymentsOf(person)).toEqual([expect.objectContaining({ refunded: unused })])
    expect(await isSubscriber(person)).toBe(true)
    expect(await subjectsTo(site, person)).toContain(`We refunded $${unused} for your membership`)
    const rest = await offersOf(id)
    const again = { ...body, part: 'all', amount: rest[0]?.offers.all }
    expect(await owner.post(`/api/admin/memberships/${id}/refund`, again)).toMatchObject({
      status: 409,
      json: { code: 'membership_payment_refunded' },
    })
  })

  it('of another amount than shown is refused and changes nothing', async () => {
    const person = await payingMember(site)
    const id = await membershipOf(site, person)
    const [payment] = await offersOf(id)
    const body = { invoiceId: payment?.id, part: 'all', key: randomUUID() }
    for (const amount of ['12.11', '1212.00', '0.00'])
      expect(await owner.post(`/api/admin/memberships/${id}/refund`, { ...body, amount })).toMatchObject({
        status: 409,
        json: { code: 'membership_refund_changed' },
      })
    for (const bad of [
      { part: 'half' },
      { amount: 12.12 },
      { amount: '-1.00' },
      { key: 'once.2' },
      { invoiceId: '../x' },
    ])
      expect(
        (await owner.post(`/api/admin/memberships/${id}/refund`, { ...body, amount: '12.12', ...bad })).status,
        JSON.stringify(bad),
      ).toBeGreaterThanOrEqual(400)
    expect(await refundsOf(id)).toEqual([])
    expect(await isSubscriber(person)).toBe(true)
  })

  it('is for owners only, and never for a payment of another membership', async () => {
    const [one, other] = [await payingMember(site), await payingMember(site)]
    const [id, otherId] = [await membershipOf(site, one), await membershipOf(site, other)]
    const [payment] = await offersOf(id)
    const body = { invoiceId: payment?.id, part: 'all', amount: '12.12', key: randomUUID() }
    for (const person of [one, await signUpEmployee(site, 'shop'), await signUpEmployee(site, 'editor')])
      expect((await person.post(`/api/admin/memberships/${id}/refund`, body)).status).toBe(403)
    expect(await owner.post(`/api/admin/memberships/${otherId}/refund`, body)).toMatchObject({
      status: 404,
      json: { code: 'membership_payment_not_found' },
    })
    expect((await owner.post('/api/admin/memberships/999999/refund', body)).status).toBe(404)
    expect(await refundsOf(id)).toEqual([])
  })
})

describe('the queue of failed payments', () => {
  let person: Person
  beforeAll(async () => {
    person = await overdueMember(site)
    await comeBack(owner)
  })
  const queue = async (query = '') => (await owner.get(`/api/admin/failed-payments${query}`)).json as FailedPayments

  it('says what is due, what was tried, and why it failed', async () => {
    await subjectsTo(site, person)
    const { failed, next } = await queue()
    expect(next).toBeNull()
    expect(failed.find(({ email }) => email === person.email)).toMatchObject({
      plan: 'monthly',
      due: { amount: '12.12', reason: expect.stringMatching(/bank declined the card/) as string },
      isProviderSilent: false,
      emails: [{ isByHand: false, problem: null }],
      // The emulator has no dashboard.
      dashboardUrl: null,
    })
    const { due, accessUntil } = failed.find(({ email }) => email === person.email) ?? {}
    expect(due?.attempts).toBeGreaterThan(0)
    expect(due?.nextTryAt).not.toBeNull()
    expect(accessUntil).not.toBeNull()
  })

  it('emails the member again, once a day, and the audit log says who did', async () => {
    const id = await membershipOf(site, person)
    const before = (await mailsTo(site, person.email, /could not be renewed/)).length
    expect((await owner.post(`/api/admin/failed-payments/${id}/email`)).status).toBe(204)
    expect(await owner.post(`/api/admin/failed-payments/${id}/email`)).toMatchObject({
      status: 409,
      json: { code: 'already_emailed' },
    })
    await eventually(async () => (await mailsTo(site, person.email, /could not be renewed/)).length === before + 1)
    const { failed } = await queue(`?only=${id}`)
    expect(failed.map(({ membershipId }) => membershipId)).toEqual([id])
    expect(failed[0]?.emails.map(({ isByHand }) => isByHand)).toEqual([false, true])
    const { rowCount } = await site.pool.query(
      `select 1 from employee_changes where what = 'Emailed about a failed payment' and subject_id = $1`,
      [String(id)],
    )
    expect(rowCount).toBe(1)
  })

  it('refuses an email for a membership whose payment did not fail, and to others than owners', async () => {
    const id = await membershipOf(site, await payingMember(site))
    expect(await owner.post(`/api/admin/failed-payments/${id}/email`)).toMatchObject({
      status: 409,
      json: { code: 'payment_not_failed' },
    })
    expect((await owner.post('/api/admin/failed-payments/999999/email')).status).toBe(404)
    const shop = await signUpEmployee(site, 'shop')
    expect((await shop.get('/api/admin/failed-payments')).status).toBe(403)
    expect((await shop.post(`/api/admin/failed-payments/${id}/email`)).status).toBe(403)
  })

  it('begins with those who lose access soonest, and has further pages, which skip nobody when somebody pays meanwhile', async () => {
    const before = (await queue()).failed.length
    const { rows } = await site.pool.query<{ id: number }>(
      `with people as (
         insert into users (email, first_name, last_name, handle)
         select 'queue' || n || '@example.test', 'Queue', 'Person', 'queue' || n from generate_series(1, 40) n returning id, email)
       insert into subscriptions (user_id, plan, status, price_cents, subscription_id, first_paid_at, past_due_since)
       select id, 'monthly', 'past_due', 1212, 'sub_' || email, $1, $1::timestamptz - n * interval '12 hours'
       from (select id, email, substring(email from '[0-9]+')::int as n from people) p order by n returning user_id as id`,
      [new Date(Date.now() + site.clock.aheadMs)],
    )
    expect(rows).toHaveLength(40)
    const first = await queue()
    expect(first.failed).toHaveLength(25)
    // Also the last one of the page.
    for (const paid of [first.failed[1], first.failed.at(-1)])
      await site.pool.query(`update subscriptions set status = 'active', past_due_since = null where id = $1`, [
        paid?.membershipId,
      ])
    const second = await queue(`?after=${first.next}`)
    expect(second.failed).toHaveLength(before + 15)
    expect(second.next).toBeNull()
    expect((await queue(`?only=${first.failed[1]?.membershipId}`)).failed).toEqual([])
    const { failingSince = '', membershipId } = second.failed.at(-3) ?? {}
    const rest = await queue(`?after=0.${Date.parse(failingSince)}.${membershipId}`)
    expect(rest.failed).toEqual(second.failed.slice(-2))
    const listed = [...first.failed, ...second.failed].filter(({ name }) => name === 'Queue Person')
    // Access ends after 14 days; the 28th failed then.
    const inGrace = Array.from({ length: 27 }, (_, index) => `queue${27 - index}@example.test`)
    const ended = Array.from({ length: 13 }, (_, index) => `queue${28 + index}@example.test`)
    expect(listed.map(({ email }) => email)).toEqual([...inGrace, ...ended])
  })
})
