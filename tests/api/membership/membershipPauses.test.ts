import { describe, expect, it } from 'vitest'
import { askCards, useCard } from '../../support/cards.ts'
import { whoIs } from '../../support/members.ts'
import { atProvider, isSubscriber, pass, payingMember, type Person, subjectsTo } from '../../support/memberships.ts'
import { eventually, tellCards } from '../../support/people.ts'
import { dynamicSql } from '#database/sql.ts'
import { inForce } from '#domain/membership/subscriptions/isEntitled.ts'
import { readLeavingReasons } from '#domain/operations/reports/readLeavingReasons.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, passTime, runByTheClock } from '../../support/time.ts'

const site = useSite()

const paidInvoices = async (subscription: string) =>
  (await askCards<{ data: unknown[] }>(site, `invoices?subscription=${subscription}&status=paid`)).data.length

async function pausedMember(months = 1): Promise<{ person: Person; id: string }> {
  const person = await payingMember(site)
  const { id } = await atProvider(site, person)
  expect(await person.post('/api/subscription/pause', { months })).toMatchObject({ status: 200 })
  await deliveriesDone(site)
  return { person, id }
}

const nowThere = () => new Date(Date.now() + site.clock.aheadMs)

/** By the rule in SQL, which emails and reports use. */
async function isInForceInSql(person: Person): Promise<boolean> {
  const { id } = await whoIs(person)
  const found = await site.pool.query(dynamicSql`
    select 1 from subscriptions s where s.user_id = ${id} and ${inForce(nowThere())}`)
  return found.rowCount === 1
}

describe('a pause of two months', () => {
  it('charges nothing for two periods, gives no access, and resumes with the first payment', async () => {
    const { person, id } = await pausedMember(2)
    expect(await person.post('/api/subscription/pause', { months: 1 })).toMatchObject({
      status: 409,
      json: { code: 'pause_unavailable' },
    })
    expect(await isSubscriber(person)).toBe(true)
    const until = (await whoIs(person)).subscription?.pausedUntil ?? ''
    const daysUntil = () => (new Date(until).getTime() - Date.now() - site.clock.aheadMs) / 86_400_000
    for (const days of [32, 30, daysUntil() - 64]) {
      await pass(site, person, days)
      expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'paused' } })
      expect(await isInForceInSql(person)).toBe(false)
      expect(await paidInvoices(id)).toBe(1)
    }
    await runByTheClock(site, 'remindMembers')
    await runByTheClock(site, 'remindMembers')
    await pass(site, person, daysUntil() + 0.5)
    const { isSubscriber: hasAccess, subscription } = await whoIs(person)
    expect({ hasAccess, subscription }).toMatchObject({ hasAccess: true, subscription: { status: 'active' } })
    expect(subscription?.pausedUntil).toBeUndefined()
    expect(await isInForceInSql(person)).toBe(true)
    expect(await paidInvoices(id)).toBe(2)
    const { data } = await askCards<{ data: { created: number }[] }>(site, `invoices?subscription=${id}&status=paid`)
    expect(Math.max(...data.map(({ created }) => created * 1000))).toBe(new Date(until).getTime())
    const subjects = await subjectsTo(site, person)
    expect(subjects.filter((subject) => subject === 'Your membership is paused')).toHaveLength(1)
    expect(subjects.filter((subject) => subject.startsWith('Your membership resumes on'))).toHaveLength(1)
    expect(await person.post('/api/subscription/pause', { months: 1 })).toMatchObject({ status: 409 })
  })

  it('takes a cancellation back', async () => {
    const person = await payingMember(site)
    const { id } = await atProvider(site, person)
    await askCards(site, `subscriptions/${id}`, { cancel_at_period_end: 'true' })
    await deliveriesDone(site)
    expect((await person.post('/api/subscription/pause', { months: 1 })).status).toBe(200)
    expect(await askCards(site, `subscriptions/${id}`)).toMatchObject({ cancel_at_period_end: false })
  })
})

describe('resuming', () => {
  it('before the pause begins charges nothing, and the membership renews as planned', async () => {
    const { person, id } = await pausedMember()
    expect((await person.post('/api/subscription/resume', {})).status).toBe(200)
    expect((await person.post('/api/subscription/resume', {})).status).toBe(200)
    expect(await paidInvoices(id)).toBe(1)
    await pass(site, person, 32)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { status: 'active' } })
    expect(await paidInvoices(id)).toBe(2)
  })

  it('during the pause charges once, however often it is pressed', async () => {
    const { person, id } = await pausedMember(3)
    await pass(site, person, 32)
    const answers = await Promise.all([1, 2, 3].map(() => person.post('/api/subscription/resume', {})))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await deliveriesDone(site)
    expect(await isSubscriber(person)).toBe(true)
    expect(await paidInvoices(id)).toBe(2)
  })

  it('with a declined card gives no access until the payment succeeds', async () => {
    const { person, id } = await pausedMember()
    await pass(site, person, 32)
    await useCard(site, id, 'pm_card_chargeCustomerFail')
    await pass(site, person, 31)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'past_due' } })
    expect(await isInForceInSql(person)).toBe(false)
  })

  it('is known from the card provider when every webhook was lost', async () => {
    const { person } = await pausedMember()
    await pass(site, person, 32)
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await passTime(site, 31)
    await tellCards(site, 'faults', { webhook: null })
    await runByTheClock(site, 'reconcile')
    await pass(site, person, 0.01)
    await eventually(() => isSubscriber(person))
  })
})

it('a paused membership that is canceled ends and is not charged again', async () => {
  const { person, id } = await pausedMember(2)
  await pass(site, person, 32)
  await askCards(site, `subscriptions/${id}`, { cancel_at_period_end: 'true' })
  await pass(site, person, 62)
  expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
  expect(await paidInvoices(id)).toBe(1)
})

it.each([
  ['an annual plan', () => payingMember(site, 'annual'), { months: 1 }, 409],
  ['four months', () => payingMember(site), { months: 4 }, 400],
])('refuses %s', async (_what, join, input, status) => {
  const person = await join()
  expect((await person.post('/api/subscription/pause', input)).status).toBe(status)
  const { id } = await atProvider(site, person)
  expect(await askCards(site, `subscriptions/${id}`)).toMatchObject({ pause_collection: null })
})

describe('the reason for leaving', () => {
  it('is stored once for a cancellation, exported, and answered with one offer', async () => {
    const person = await payingMember(site)
    const refused = await person.post('/api/subscription/leaving', { reason: 'no_time' })
    expect(refused).toMatchObject({ status: 402, json: { code: 'no_active_subscription' } })
    const { id } = await atProvider(site, person)
    await askCards(site, `subscriptions/${id}`, { cancel_at_period_end: 'true' })
    await deliveriesDone(site)
    expect((await person.post('/api/subscription/leaving', { reason: 'bored' })).status).toBe(400)
    const other = await person.post('/api/subscription/leaving', { reason: 'other', note: 'x'.repeat(500) })
    expect(other).toMatchObject({ status: 200, json: { offer: null } })
    const answer = await person.post('/api/subscription/leaving', { reason: 'no_time', note: ' Too busy ' })
    expect(answer).toMatchObject({ status: 200, json: { offer: 'pause' } })
    const { json } = await person.get('/api/account/export')
    expect(json).toMatchObject({ reasonsForLeaving: [{ reason: 'no_time', note: 'Too busy' }] })
    const report = await readLeavingReasons(site.pool, nowThere())
    expect(report).toMatchObject({
      counts: [{ reason: 'no_time', count: 1 }],
      notes: [{ note: 'Too busy', email: person.email }],
    })
  })
})

it('a refund during the pause gives no access, and the first payment after it does', async () => {
  const { person, id } = await pausedMember()
  const { data } = await askCards<{ data: { payment_intent: string }[] }>(site, 'charges?limit=1')
  await askCards(site, 'refunds', { payment_intent: data[0]?.payment_intent ?? '' })
  await deliveriesDone(site)
  expect(await isSubscriber(person)).toBe(false)
  await pass(site, person, 32)
  expect(await isSubscriber(person)).toBe(false)
  await pass(site, person, 32)
  expect(await isSubscriber(person)).toBe(true)
  expect(await paidInvoices(id)).toBe(2)
})
