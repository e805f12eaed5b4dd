import { afterEach, describe, expect, it } from 'vitest'
import { LANGUAGE_COOKIE } from '#contracts/shared/languages.ts'
import { centsOf } from '#contracts/shared/money.ts'
import type { PlanChange } from '#contracts/membership/planChanges.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards, lastPayment, useCard } from '../../support/cards.ts'
import { giveMembership, redeem } from '../../support/giftMemberships.ts'
import { signUpWithCard, whoIs } from '../../support/members.ts'
import { createOffer } from '../../support/membershipOffers.ts'
import {
  atProvider,
  membershipOf,
  openAlerts,
  pass,
  payingMember,
  type Person,
  signUpWithoutTrial,
  VISA,
} from '../../support/memberships.ts'
import { confirmCard, eventually, signUpEmployee, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone } from '../../support/time.ts'

const site = useSite()
afterEach(() => site.pool.query(`delete from site_settings where key = 'annual_price_cents'`))

const preview = async (person: Browser, plan: string) => {
  const { status, json } = await person.get(`/api/subscription/plan-change?plan=${plan}`)
  return { status, ...(json as PlanChange & { code?: string; message?: string }) }
}
const change = (person: Browser, { plan, at, due, fullPrice, creditLeft }: PlanChange) =>
  person.post('/api/subscription/plan-change', { plan, at, due, fullPrice, creditLeft })
const invoicesOf = async (person: Person) => {
  const { id } = await atProvider(site, person)
  const { data } = await askCards<{ data: { amount_paid: number; status: string }[] }>(
    site,
    `invoices?subscription=${id}&limit=100`,
  )
  return data.map(({ amount_paid: cents }) => cents)
}
const consentOf = async (person: Browser) => {
  const { rows } = await site.pool.query<{ terms: string }>(
    `select c.terms from renewal_consents c join subscriptions s on s.id = c.subscription_id where s.user_id = $1`,
    [(await whoIs(person)).id],
  )
  return rows[0]?.terms ?? ''
}
const summary = async (person: Browser) =>
  ((await person.get('/api/auth/user')).json as { subscription: Record<string, string> }).subscription

describe('changing the plan', () => {
  it('from monthly to annual charges what was shown, once, from two tabs', async () => {
    const person = await payingMember(site)
    await pass(site, person, 10)
    const shown = await preview(person, 'annual')
    expect(shown).toMatchObject({
      status: 200,
      plan: 'annual',
      price: '115.00',
      creditLeft: '0.00',
      creditUsed: '0.00',
    })
    expect(centsOf(shown.due)).toBe(11500 - centsOf(shown.unused))
    expect(centsOf(shown.unused)).toBeGreaterThan(700)
    // A day's share would differ after a while, but the moment is kept.
    await pass(site, person, 0.005)
    const answers = await Promise.all([change(person, shown), change(person, shown)])
    expect(answers.map(({ status }) => status)).toContain(200)
    await deliveriesDone(site)
    expect(await invoicesOf(person)).toEqual([centsOf(shown.due), 1212])
    const subscription = await summary(person)
    expect(subscription).toMatchObject({ plan: 'annual', price: '115.00', status: 'active' })
    expect(Math.abs(Date.parse(subscription['currentPeriodEnd'] ?? '') - Date.parse(shown.nextChargeAt))).toBeLessThan(
      600_000,
    )
    const { json } = await person.get('/api/account/membership-payments')
    expect(json).toMatchObject({
      payments: [
        { plan: 'annual', amount: shown.due },
        { plan: 'monthly', amount: '12.12' },
      ],
    })
    // The year, and not the rest of the month that paid for a part of it.
    const { from, until, id } = (json as { payments: Record<string, string>[] }).payments[0] ?? {}
    expect(Math.abs(Date.parse(from ?? '') - Date.parse(shown.at))).toBeLessThan(600_000)
    expect(Math.abs(Date.parse(until ?? '') - Date.parse(shown.nextChargeAt))).toBeLessThan(600_000)
    expect((await person.get(`/api/account/membership-payments/${id}/receipt`)).status).toBe(200)
    const { rows } = await site.pool.query<{ terms: string }>(
      'select c.terms from renewal_consents c join subscriptions s on s.id = c.subscription_id where s.user_id = $1',
      [(await whoIs(person)).id],
    )
    const owner = await signUpEmployee(site)
    const refundable = (await owner.get(`/api/admin/memberships/${await membershipOf(site, person)}/payments`)).json
    expect(refundable).toMatchObject({
      payments: [
        { offers: { all: shown.due, unused: shown.due } },
        // The rest of the month paid for a part of the year.
        { offers: { all: ((1212 - centsOf(shown.unused)) / 100).toFixed(2), unused: '0.00' } },
      ],
    })
    expect(rows[0]?.terms).toBe(
      `You pay $${shown.due} today. It renews automatically every year for $115 until you cancel, which you can do anytime.`,
    )
  }, 30_000)

  it('on a German page is agreed to in German', async () => {
    const person = await payingMember(site)
    await pass(site, person, 10)
    person.cookies.set(LANGUAGE_COOKIE, 'de')
    const shown = await preview(person, 'annual')
    expect((await change(person, shown)).status).toBe(200)
    await deliveriesDone(site)
    expect(await consentOf(person)).toBe(
      `Du bezahlst heute ${shown.due.replace('.', ',')}\u00a0$. Deine Mitgliedschaft verlängert sich automatisch jedes Jahr für 115\u00a0$, bis du kündigst. Kündigen kannst du jederzeit.`,
    )
  }, 30_000)

  it('from annual to monthly charges nothing, and the credit that was shown pays the next charges', async () => {
    const person = await payingMember(site, 'annual')
    await pass(site, person, 100)
    const shown = await preview(person, 'monthly')
    expect(shown).toMatchObject({ status: 200, due: '0.00', price: '12.12' })
    expect(centsOf(shown.creditLeft)).toBe(centsOf(shown.unused) - 1212)
    expect(await change(person, shown)).toMatchObject({
      status: 200,
      json: { subscription: { plan: 'monthly', price: '12.12', nextPrice: '0.00', credit: shown.creditLeft } },
    })
    await pass(site, person, 32)
    expect(await invoicesOf(person)).toEqual([0, 0, 11500])
    expect((await summary(person))['credit']).toBe(((centsOf(shown.creditLeft) - 1212) / 100).toFixed(2))
    const back = await preview(person, 'annual')
    expect(centsOf(back.due)).toBe(11500 - centsOf(back.unused) - centsOf(back.creditUsed))
    expect(centsOf(back.creditUsed)).toBe(centsOf(shown.creditLeft) - 1212)
  }, 40_000)

  it('gives back part of what was charged, so a discount is not paid out', async () => {
    const code = await createOffer(site, await signUpEmployee(site), { percent: 50, duration: 'first' })
    const person = await signUpWithoutTrial(site)
    const { json } = await person.post('/api/create-subscription', { plan: 'monthly', offer: code })
    await confirmCard(site, (json as { clientSecret: string }).clientSecret, VISA)
    await eventually(async () => (await whoIs(person)).isSubscriber)
    await deliveriesDone(site)
    const shown = await preview(person, 'annual')
    expect(centsOf(shown.unused)).toBeLessThanOrEqual(606)
    expect((await change(person, shown)).status).toBe(200)
    expect((await invoicesOf(person))[0]).toBe(centsOf(shown.due))
  })

  it('is refused at another amount, or one that is older than 15 minutes, and charges nothing', async () => {
    const person = await payingMember(site)
    const shown = await preview(person, 'annual')
    expect(await change(person, { ...shown, due: '1.00' })).toMatchObject({
      status: 409,
      json: { code: 'plan_change_outdated' },
    })
    await pass(site, person, 0.02)
    expect(await change(person, shown)).toMatchObject({ status: 409, json: { code: 'plan_change_outdated' } })
    expect(await invoicesOf(person)).toEqual([1212])
    expect(await summary(person)).toMatchObject({ plan: 'monthly' })
  })

  it.each([
    ['renewal price', { fullPrice: '1.00' }],
    ['credit', { creditLeft: '1.00' }],
  ])('is refused at another %s than the one that was shown, and changes nothing', async (_what, other) => {
    const person = await payingMember(site)
    const shown = await preview(person, 'annual')
    expect(shown.fullPrice).toBe('115.00')
    const refused = await change(person, { ...shown, ...other })
    expect(refused).toMatchObject({ status: 409, json: { code: 'plan_change_outdated' } })
    expect(refused.text).toContain(`you would pay $${shown.due} today, and it would renew for $115.00 a year`)
    expect(await invoicesOf(person)).toEqual([1212])
    expect(await summary(person)).toMatchObject({ plan: 'monthly' })
    expect(await consentOf(person)).not.toContain('every year')
  })

  it('is refused when a credit was used up in the meantime, though nothing is charged today as before', async () => {
    const person = await payingMember(site, 'annual')
    const shown = await preview(person, 'monthly')
    const { customer } = await atProvider(site, person)
    await askCards(site, `customers/${customer}/balance_transactions`, { amount: '5000', currency: 'usd' })
    const refused = await change(person, shown)
    expect(refused).toMatchObject({ status: 409, json: { code: 'plan_change_outdated' } })
    const now = await preview(person, 'monthly')
    expect(now).toMatchObject({ due: '0.00', creditLeft: ((centsOf(shown.creditLeft) - 5000) / 100).toFixed(2) })
    expect(refused.text).toContain(`$${now.creditLeft} would stay as your credit`)
    expect(await change(person, now)).toMatchObject({ status: 200 })
    expect(await consentOf(person)).toContain(`$${now.creditLeft} stay as your credit`)
  })

  it('with a card that is declined changes nothing', async () => {
    const person = await payingMember(site)
    await useCard(site, (await atProvider(site, person)).id, 'pm_card_chargeCustomerFail')
    const shown = await preview(person, 'annual')
    expect(await change(person, shown)).toMatchObject({ status: 409, json: { code: 'plan_change_unavailable' } })
    expect(await summary(person)).toMatchObject({ plan: 'monthly', status: 'active' })
    expect(await invoicesOf(person)).toEqual([1212])
    expect(await consentOf(person)).not.toContain('every year')
  })

  it('keeps the consent to the new plan when the provider’s answer is lost', async () => {
    const person = await payingMember(site)
    const shown = await preview(person, 'annual')
    const path = `POST /v1/subscriptions/${(await atProvider(site, person)).id}$`
    // The client itself repeats a request once.
    await tellCards(site, 'faults', { mode: 'reset_after', path, times: 2 })
    expect((await change(person, shown)).status).toBe(502)
    await tellCards(site, 'faults', { mode: null })
    await deliveriesDone(site)
    expect(await summary(person)).toMatchObject({ plan: 'annual' })
    expect(await consentOf(person)).toContain('every year')
  })

  it('is refused with the reason during a trial, a pause and after a cancellation, and to the same plan', async () => {
    const paying = await payingMember(site)
    expect(await preview(paying, 'monthly')).toMatchObject({
      status: 409,
      message: 'You already have the monthly plan.',
    })
    await paying.post('/api/subscription/pause', { months: 1 })
    expect((await preview(paying, 'annual')).message).toContain('paused')
    const canceled = await payingMember(site)
    await askCards(site, `subscriptions/${(await atProvider(site, canceled)).id}`, { cancel_at_period_end: 'true' })
    expect((await preview(canceled, 'annual')).message).toContain('Keep it first')
    expect(await preview(await signUpWithoutTrial(site), 'annual')).toMatchObject({ status: 402 })
    const trial = await signUpWithCard(site, '5555 5555 5555 4444')
    expect((await preview(trial, 'annual')).message).toContain('free trial')
  })
})

describe('a plan without a price at the card provider', () => {
  const offerAt = (cents: string) =>
    site.pool.query(
      `insert into site_settings (key, value) values ('annual_price_cents', $1)
       on conflict (key) do update set value = excluded.value`,
      [cents],
    )
  const unavailable = {
    status: 409,
    code: 'plan_change_unavailable',
    message: 'This plan can’t be chosen right now. Nothing was changed. Please try again later.',
  }

  it('can’t be chosen, also when the price was there a moment ago, and nothing is changed', async () => {
    const person = await payingMember(site)
    const shown = await preview(person, 'annual')
    const consent = await consentOf(person)
    await offerAt('12345')
    expect(await preview(person, 'annual')).toMatchObject(unavailable)
    const { status, json } = await change(person, { ...shown, fullPrice: '123.45' })
    expect({ status, ...(json as object) }).toMatchObject(unavailable)
    expect(await summary(person)).toMatchObject({ plan: 'monthly', status: 'active' })
    expect(await invoicesOf(person)).toEqual([1212])
    expect(await consentOf(person)).toBe(consent)
  })
})

it('a dispute that is lost after a change of the plan says that credit is left', async () => {
  const person = await payingMember(site, 'annual')
  const { id } = await atProvider(site, person)
  const payment = await lastPayment(site, id)
  const shown = await preview(person, 'monthly')
  expect((await change(person, shown)).status).toBe(200)
  await deliveriesDone(site)
  const creditAlerts = async () => (await openAlerts(site)).filter((message) => message.includes('still credit'))
  const disputed = await tellCards(site, 'dispute', { payment_intent: payment })
  await deliveriesDone(site)
  expect(await creditAlerts()).toEqual([])
  const dispute = (await disputed.json()) as { id: string }
  await tellCards(site, 'dispute', { close: dispute.id, outcome: 'lost' })
  await deliveriesDone(site)
  expect(await summary(person)).toMatchObject({ status: 'canceled' })
  expect(await creditAlerts()).toEqual([expect.stringContaining(id) as string])
})

describe('a lower price', () => {
  const start = async (terms: object) => {
    const code = await createOffer(site, await signUpEmployee(site), terms)
    const person = await signUpWithoutTrial(site)
    const { json } = await person.post('/api/create-subscription', { plan: 'monthly', offer: code })
    await confirmCard(site, (json as { clientSecret: string }).clientSecret, VISA)
    await eventually(async () => (await membershipOf(site, person)) !== undefined)
    await deliveriesDone(site)
    return preview(person, 'annual')
  }

  it('for some months of the monthly plan is no lower price of a year', async () => {
    expect(await start({ percent: 50, duration: 'months', months: 3, plans: 'monthly' })).toMatchObject({
      status: 409,
      code: 'plan_change_unavailable',
      message: expect.stringContaining('when it has ended') as string,
    })
  })

  it('that is for one plan for good stays with that plan', async () => {
    expect(await start({ percent: 50, duration: 'forever', plans: 'monthly' })).toMatchObject({
      code: 'plan_change_unavailable',
      message: expect.stringContaining('only for the monthly plan') as string,
    })
  })
})

it('the books add up after an offer, a pause, a change of the plan, a refund and a gift', async () => {
  const owner = await signUpEmployee(site)
  const code = await createOffer(site, owner, { percent: 50, duration: 'months', months: 1 })
  const person = await signUpWithoutTrial(site)
  const { json } = await person.post('/api/create-subscription', { plan: 'monthly', offer: code })
  await confirmCard(site, (json as { clientSecret: string }).clientSecret, VISA)
  await eventually(async () => (await whoIs(person)).isSubscriber)
  await deliveriesDone(site)
  expect((await person.post('/api/subscription/pause', { months: 1 })).status).toBe(200)
  await pass(site, person, 62.5)
  expect((await invoicesOf(person)).filter((cents) => cents > 0)).toEqual([1212, 606])
  const shown = await preview(person, 'annual')
  expect((await change(person, shown)).status).toBe(200)
  await deliveriesDone(site)
  const { id } = await atProvider(site, person)
  const charges = await askCards<{ data: { payment_intent: string; amount: number }[] }>(site, 'charges?limit=1')
  await askCards(site, 'refunds', { payment_intent: charges.data[0]?.payment_intent ?? '', amount: '1000' })
  await deliveriesDone(site)
  await askCards(site, `subscriptions/${id}`, { cancel_at_period_end: 'true' })
  await deliveriesDone(site)
  expect((await redeem(person, (await giveMembership(site)).code)).status).toBe(200)
  const { payments } = (await person.get('/api/account/membership-payments')).json as {
    payments: { amount: string; refunded: string }[]
  }
  expect(payments.map(({ amount, refunded }) => [amount, refunded])).toEqual([
    [shown.due, '10.00'],
    ['12.12', '0.00'],
    ['6.06', '0.00'],
  ])
  const taken = await askCards<{
    data: { amount: number; amount_refunded: number; customer: string; status: string }[]
  }>(site, 'charges?limit=100')
  const { customer } = await askCards<{ customer: string }>(site, `subscriptions/${id}`)
  const own = taken.data.filter((charge) => charge.customer === customer && charge.status === 'succeeded')
  const kept = own.reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0)
  const shownToMember = payments.reduce((sum, { amount, refunded }) => sum + centsOf(amount) - centsOf(refunded), 0)
  expect(kept).toBe(shownToMember)
}, 60_000)
