import { afterEach, describe, expect, it } from 'vitest'
import type { CurrentUser } from '#contracts/people/people.ts'
import { monthlyFrom } from '#contracts/membership/plannedMonthlyTerms.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards, useCard } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import { whoIs } from '../../support/members.ts'
import { atProvider, openAlerts, pass, payingMember, type Person } from '../../support/memberships.ts'
import { jobsDone } from '../../support/orders.ts'
import { tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, runByTheClock } from '../../support/time.ts'

const site = useSite()
/** $12.12 less a day of $115 a year, which is a cent less in a leap year. */
const FIRST_MONTH = expect.toBeOneOf([1180, 1181]) as number
afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

const subscriptionOf = async (person: Browser) =>
  ((await person.get('/api/auth/user')).json as CurrentUser).subscription
const dayOf = async (person: Browser) =>
  monthlyFrom(new Date((await subscriptionOf(person))?.currentPeriodEnd ?? '')).toISOString()
const choose = async (person: Browser, shown: object = {}) =>
  person.post('/api/subscription/planned-monthly', { from: await dayOf(person), price: '12.12', ...shown })
const takeBack = (person: Browser) => person.delete('/api/subscription/planned-monthly')

async function planned(): Promise<Person> {
  const person = await payingMember(site, 'annual')
  const { status, text } = await choose(person)
  expect(status, text).toBe(200)
  return person
}
/** @param days before the end of the year; negative afterwards. */
const passUntil = async (person: Person, days: number) => {
  const end = Date.parse((await subscriptionOf(person))?.currentPeriodEnd ?? '')
  await pass(site, person, (end - Date.now() - site.clock.aheadMs) / 86_400_000 - days)
}
const missed = async () => (await openAlerts(site)).filter((message) => message.includes('chose the monthly plan'))
const run = async () => {
  await runByTheClock(site, 'changePlannedPlans')
  await deliveriesDone(site)
}
const invoicesOf = async (person: Person) => {
  const { id } = await atProvider(site, person)
  const { data } = await askCards<{ data: { amount_paid: number }[] }>(site, `invoices?subscription=${id}&limit=100`)
  return data.map(({ amount_paid: cents }) => cents)
}
const consentOf = async (person: Browser) => {
  const { rows } = await site.pool.query<{ terms: string }>(
    `select c.terms from renewal_consents c join subscriptions s on s.id = c.subscription_id where s.user_id = $1`,
    [(await whoIs(person)).id],
  )
  return rows[0]?.terms ?? ''
}

describe('the monthly plan when the year ends', () => {
  it('is shown with its day and price, charges nothing now, and can be taken back', async () => {
    const person = await payingMember(site, 'annual')
    const from = await dayOf(person)
    expect(await choose(person)).toMatchObject({
      status: 200,
      json: { subscription: { plan: 'annual', price: '115.00', plannedMonthly: { from, price: '12.12' } } },
    })
    expect((await person.get('/api/account/export')).json).toMatchObject({
      subscriptions: [{ changesToMonthlyOn: from, monthlyPriceThenCents: 1212 }],
    })
    expect(await invoicesOf(person)).toEqual([11500])
    expect((await takeBack(person)).status).toBe(200)
    expect((await takeBack(person)).status).toBe(200)
    expect(await subscriptionOf(person)).not.toHaveProperty('plannedMonthly')
    await passUntil(person, 0.5)
    await run()
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual' })
    expect(await invoicesOf(person)).toEqual([11500])
  }, 30_000)

  it('begins a day before the year ends, charges a month less that day, and then each month', async () => {
    const person = await planned()
    await passUntil(person, 1.5)
    await run()
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual' })
    await passUntil(person, 0.5)
    await run()
    await run()
    const changed = await subscriptionOf(person)
    expect(changed).toMatchObject({ plan: 'monthly', price: '12.12', status: 'active' })
    expect(changed).not.toHaveProperty('plannedMonthly')
    expect(await invoicesOf(person)).toEqual([FIRST_MONTH, 11500])
    expect(await consentOf(person)).toMatch(
      /^On .*, a day before your year ends, your plan changes to monthly\. You pay \$12\.12/,
    )
    await pass(site, person, 32)
    expect(await invoicesOf(person)).toEqual([1212, FIRST_MONTH, 11500])
  }, 60_000)

  it('is refused at another price or day, without an annual plan, and in the last day', async () => {
    const monthly = await payingMember(site)
    expect(await choose(monthly)).toMatchObject({ status: 409, json: { code: 'plan_change_unavailable' } })
    const person = await payingMember(site, 'annual')
    expect(await choose(person, { price: '1.00' })).toMatchObject({
      status: 409,
      json: { code: 'plan_change_outdated', message: expect.stringContaining('for $12.12 a month') as string },
    })
    expect(await choose(person, { from: new Date().toISOString() })).toMatchObject({
      status: 409,
      json: { code: 'plan_change_outdated' },
    })
    expect(await subscriptionOf(person)).not.toHaveProperty('plannedMonthly')
    await passUntil(person, 0.5)
    expect((await choose(person)).text).toContain('You can switch now')
    expect((await takeBack(site.visitor())).status).toBe(401)
  }, 40_000)

  it('does not begin for who cancels, and does for who keeps the membership', async () => {
    const [gone, kept] = [await planned(), await planned()]
    for (const person of [gone, kept])
      await askCards(site, `subscriptions/${(await atProvider(site, person)).id}`, { cancel_at_period_end: 'true' })
    await deliveriesDone(site)
    expect(await subscriptionOf(gone)).not.toHaveProperty('plannedMonthly')
    await passUntil(kept, 0.5)
    await run()
    expect(await subscriptionOf(kept)).toMatchObject({ plan: 'annual', cancelAtPeriodEnd: true })
    expect((await kept.post('/api/subscription/keep')).status).toBe(200)
    await run()
    expect(await subscriptionOf(kept)).toMatchObject({ plan: 'monthly' })
    await pass(site, gone, 2)
    await run()
    expect(await subscriptionOf(gone)).toMatchObject({ status: 'canceled' })
    expect(await missed()).toEqual([])
  }, 60_000)

  it('is tried again after the card provider failed, and agreed to in the member’s language', async () => {
    const person = await planned()
    await person.patch('/api/account', { firstName: 'Ada', lastName: 'Lake', language: 'de' })
    await passUntil(person, 0.9)
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/subscriptions/', times: 9 })
    await run()
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual', plannedMonthly: { price: '12.12' } })
    await tellCards(site, 'faults', { mode: null })
    await pass(site, person, 0.05)
    await run()
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'monthly' })
    expect(await invoicesOf(person)).toEqual([FIRST_MONTH, 11500])
    expect(await consentOf(person)).toMatch(
      /^Am \d+\. [A-Z][a-zä]+ \d{4}, einen Tag vor dem Ende deines Jahres, wechselst du zum Monatstarif\. Dann bezahlst du 12,12\s\$ /,
    )
  }, 40_000)

  it('with a card that is refused then waits for a payment, as a renewal does', async () => {
    const person = await planned()
    await useCard(site, (await atProvider(site, person)).id, 'pm_card_chargeCustomerFail')
    await passUntil(person, 0.5)
    await run()
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'monthly', status: 'past_due' })
    expect(await invoicesOf(person)).toEqual([0, 11500])
  }, 40_000)

  it('that was missed is reported, and its year is not changed', async () => {
    const person = await planned()
    await passUntil(person, -1)
    await run()
    await run()
    expect(await subscriptionOf(person)).toMatchObject({ plan: 'annual' })
    expect(await subscriptionOf(person)).not.toHaveProperty('plannedMonthly')
    expect(await missed()).toEqual([expect.stringContaining('it couldn’t be changed in time') as string])
  }, 40_000)

  it('is what the yearly reminder names', async () => {
    const person = await planned()
    await passUntil(person, 25)
    await runByTheClock(site, 'remindMembers')
    await jobsDone(site)
    const [mail = '', ...more] = await mailsTo(site, person.email, /^Your membership renews/)
    expect(more).toEqual([])
    expect(mail).toContain('$12.12 a month')
    expect(mail).not.toContain('$115')
    await passUntil(person, 0.5)
    await run()
    await runByTheClock(site, 'remindMembers')
    await jobsDone(site)
    expect(await mailsTo(site, person.email, /^Your membership renews/)).toHaveLength(1)
  }, 40_000)
})
