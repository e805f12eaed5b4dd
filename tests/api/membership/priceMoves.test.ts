import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { longDay } from '#contracts/shared/longDay.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import { monthlyFrom } from '#contracts/membership/plannedMonthlyTerms.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { perform } from '../../support/imports.ts'
import { mailsTo } from '../../support/mails.ts'
import { createOffer } from '../../support/membershipOffers.ts'
import {
  atProvider,
  isSubscriber,
  pass,
  payingMember,
  type Person,
  signUpWithoutTrial,
} from '../../support/memberships.ts'
import { checkStripe, startOutside } from '../../support/outsideSubscriptions.ts'
import { jobsDone } from '../../support/orders.ts'
import { confirmCard, eventually, signUpEmployee, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, runByTheClock } from '../../support/time.ts'

const site = useSite()
beforeEach(() => site.pool.query(`delete from site_settings where key like '%price%'`))
afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

/** Sessions end with the days that pass. */
const owner = () => signUpEmployee(site)
const setPrice = async (cents: string) =>
  expect((await (await owner()).put('/api/admin/settings', { monthly_price_cents: cents })).status).toBe(200)
const choose = async (price: string, more: object = {}) =>
  (await (await owner()).post('/api/admin/member-prices/move', { plan: 'monthly', price, ...more })).json as {
    members: number
  }
const isChosen = async (person: Browser) => {
  const { id } = (await person.get('/api/auth/user')).json as CurrentUser
  const open = await site.pool.query(
    `select 1 from price_moves m join subscriptions s on s.id = m.subscription_id where s.user_id = $1 and m.moved_at is null`,
    [id],
  )
  return open.rowCount === 1
}
const run = async () => {
  await runByTheClock(site, 'movePrices')
  await deliveriesDone(site)
  await jobsDone(site)
}
const subscriptionOf = async (person: Browser) =>
  ((await person.get('/api/auth/user')).json as CurrentUser).subscription
const paid = async (person: Browser) => {
  const { id } = await atProvider(site, person)
  const { data } = await askCards<{ data: { amount_paid: number }[] }>(site, `invoices?subscription=${id}&status=paid`)
  return data.map(({ amount_paid: cents }) => cents).reverse()
}
const toldOf = (person: Person) => mailsTo(site, person.email, /price of your membership changes/)
const daysLeft = async (person: Person) =>
  (Date.parse((await subscriptionOf(person))?.currentPeriodEnd ?? '') - Date.now() - site.clock.aheadMs) / 86_400_000

async function memberWith(terms: object): Promise<Person> {
  const offer = await createOffer(site, await owner(), { duration: 'forever', ...terms })
  const person = await signUpWithoutTrial(site)
  const { json } = await person.post('/api/create-subscription', { plan: 'monthly', offer })
  await confirmCard(site, (json as { clientSecret: string }).clientSecret)
  await eventually(() => isSubscriber(person))
  await deliveriesDone(site)
  return person
}

describe('a new price', { timeout: 60_000 }, () => {
  it('is not charged at a renewal within 14 days: the member is told before the next one, and pays it then', async () => {
    const person = await payingMember(site)
    await pass(site, person, (await daysLeft(person)) - 10)
    await setPrice('1999')
    await choose('19.99')
    expect(await isChosen(person)).toBe(true)
    await run()
    expect(await toldOf(person)).toEqual([])
    await pass(site, person, 12)
    expect(await paid(person)).toEqual([1212, 1212])
    await run()
    await run()
    const told = await toldOf(person)
    expect(told).toHaveLength(1)
    const end = (await subscriptionOf(person))?.currentPeriodEnd ?? ''
    const day = longDay(new Date(end))
    for (const words of ['$12.12 a month', '$19.99 a month', `Price from ${day}`]) expect(told[0]).toContain(words)
    expect(await subscriptionOf(person)).toMatchObject({
      price: '12.12',
      nextPrice: '19.99',
      newPrice: { from: end, price: '19.99', charge: '19.99' },
    })
    const { json } = await person.get('/api/account/export')
    expect(json).toMatchObject({
      newPrices: [{ cents: 1999, terms: expect.stringContaining(`From ${day} on`) as string, beginsAt: end }],
    })
    await pass(site, person, (await daysLeft(person)) - 0.5)
    await run()
    expect(await paid(person)).toEqual([1212, 1212])
    await pass(site, person, 1)
    expect(await paid(person)).toEqual([1212, 1212, 1999])
    const renewed = await subscriptionOf(person)
    expect([renewed?.price, renewed?.newPrice]).toEqual(['19.99', undefined])
    await choose('19.99')
    expect(await isChosen(person)).toBe(false)
  })

  it('is told to each member with their own discount, and to nobody whom no card could charge it', async () => {
    const half = await memberWith({ percent: 50 })
    const small = await memberWith({ kind: 'amount', percent: null, amountCents: 1100 })
    await pass(site, half, (await daysLeft(half)) - 20)
    await setPrice('1130')
    await choose('11.30')
    expect(await isChosen(half)).toBe(true)
    await run()
    const [told = ''] = await toldOf(half)
    for (const words of ['$6.06 a month', '$5.65 a month']) expect(told).toContain(words)
    for (const words of ['$12.12', '$11.30']) expect(told).not.toContain(words)
    expect(await subscriptionOf(half)).toMatchObject({
      nextPrice: '5.65',
      newPrice: { price: '11.30', charge: '5.65' },
    })
    await pass(site, half, 19.5)
    await run()
    await pass(site, half, 1)
    expect(await paid(half)).toEqual([606, 565])
    await pass(site, small, 0)
    expect(await isChosen(small)).toBe(false)
    expect(await toldOf(small)).toEqual([])
    expect(await paid(small)).toEqual([112, 112])
  })

  it('reaches a paused member before the charge that ends the pause', async () => {
    const person = await payingMember(site)
    expect((await person.post('/api/subscription/pause', { months: 1 })).status).toBe(200)
    await setPrice('1414')
    await choose('14.14')
    const until = (await subscriptionOf(person))?.pausedUntil ?? ''
    const daysUntil = () => (Date.parse(until) - Date.now() - site.clock.aheadMs) / 86_400_000
    await run()
    expect(await toldOf(person)).toEqual([])
    await pass(site, person, daysUntil() - 20)
    await run()
    expect((await toldOf(person))[0]).toContain(`Price from ${longDay(new Date(until))}`)
    await pass(site, person, daysUntil() - 0.5)
    await run()
    await pass(site, person, 1)
    expect(await paid(person)).toEqual([1212, 1414])
  })

  it('costs a member who resumes early the old price', async () => {
    const person = await payingMember(site)
    expect((await person.post('/api/subscription/pause', { months: 1 })).status).toBe(200)
    await setPrice('1515')
    await choose('15.15')
    await pass(site, person, 40)
    await run()
    expect(await toldOf(person)).toHaveLength(1)
    expect((await person.post('/api/subscription/resume', {})).status).toBe(200)
    await deliveriesDone(site)
    expect(await paid(person)).toEqual([1212, 1212])
  })

  it('waits for the card provider after an outage, and begins at the renewal that was told', async () => {
    const person = await payingMember(site)
    await pass(site, person, (await daysLeft(person)) - 20)
    await setPrice('1616')
    await choose('16.16')
    await run()
    await pass(site, person, 19.4)
    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/subscriptions/.*' })
    await run()
    await tellCards(site, 'faults', { mode: null })
    await run()
    await pass(site, person, 1)
    expect(await paid(person)).toEqual([1212, 1616])
  })

  it('that is no longer offered is not charged', async () => {
    const person = await payingMember(site)
    await pass(site, person, (await daysLeft(person)) - 20)
    await setPrice('1717')
    await choose('17.17')
    await run()
    await setPrice('1818')
    await pass(site, person, 19.5)
    await run()
    await pass(site, person, 1)
    expect(await paid(person)).toEqual([1212, 1212])
    expect((await subscriptionOf(person))?.newPrice).toBeUndefined()
  })
})

it('members who came from another program keep their price unless they are chosen', async () => {
  const email = `adopted-${site.clock.aheadMs}@example.test`
  const outside = await startOutside(site, email)
  const employee = await owner()
  const { id } = await checkStripe(employee)
  await perform(employee, id, 'run')
  await setPrice('1313')
  await choose('13.13')
  const openMoves = () =>
    site.pool.query(
      `select 1 from price_moves m join subscriptions s on s.id = m.subscription_id
       where s.subscription_id = $1 and m.moved_at is null`,
      [outside.id],
    )
  expect((await openMoves()).rowCount).toBe(0)
  expect((await (await owner()).get('/api/admin/member-prices')).json).toContainEqual(
    expect.objectContaining({ price: '5.00', isAdopted: true, moving: 0 }),
  )
  expect((await choose('13.13', { withAdopted: true })).members).toBeGreaterThan(0)
  expect((await openMoves()).rowCount).toBe(1)
  const { items } = await askCards<{ items: { data: { price: { unit_amount: number } }[] } }>(
    site,
    `subscriptions/${outside.id}`,
  )
  expect(items.data[0]?.price.unit_amount).toBe(500)
})

it('a plan that a discount for good makes too cheap for a card can’t be chosen', async () => {
  const offer = await createOffer(site, await owner(), {
    kind: 'amount',
    percent: null,
    amountCents: 1190,
    duration: 'forever',
  })
  const person = await signUpWithoutTrial(site)
  const { json } = await person.post('/api/create-subscription', { plan: 'annual', offer })
  await confirmCard(site, (json as { clientSecret: string }).clientSecret)
  await eventually(() => isSubscriber(person))
  await deliveriesDone(site)
  const { currentPeriodEnd } = (await subscriptionOf(person)) ?? {}
  const from = monthlyFrom(new Date(currentPeriodEnd ?? '')).toISOString()
  const refusal = {
    status: 409,
    json: {
      code: 'plan_change_unavailable',
      message: 'With your discount, this plan would cost less than a card can pay, so the plan can’t be changed.',
    },
  }
  expect(await person.post('/api/subscription/planned-monthly', { from, price: '12.12' })).toMatchObject(refusal)
  expect(await person.get('/api/subscription/plan-change?plan=monthly')).toMatchObject(refusal)
})

it.each([
  ['6', 400],
  ['28', 400],
  ['7', 200],
])('a notice of %s days answers %i', async (days, status) => {
  expect((await (await owner()).put('/api/admin/settings', { price_notice_days: days })).status).toBe(status)
})
