import { afterEach, describe, expect, it } from 'vitest'
import { askCards, subscriptionsOf, useCard } from '../../support/cards.ts'
import { signUpWithCard, whoIs } from '../../support/members.ts'
import {
  type Person,
  VISA,
  atProvider,
  begin,
  isSubscriber,
  overdueMember,
  pass,
  payingMember,
  subjectsTo,
  warningsTo,
} from '../../support/memberships.ts'
import { confirmCard, eventually, signUpEmployee, tellCards } from '../../support/people.ts'
import { publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, runByTheClock } from '../../support/time.ts'

const site = useSite()

afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

const MASTERCARD = '5555 5555 5555 4444'
const REFUND_PENDING = '4000 0000 0000 7726'
const REFUND_FAILS = '4000 0000 0000 5126'

const rowOf = async (person: Person) =>
  (
    await site.pool.query<Record<string, Date | string | null>>(
      `select s.* from subscriptions s join users u on u.id = s.user_id where u.email = $1 order by s.id desc limit 1`,
      [person.email],
    )
  ).rows[0]

async function openPortal(person: Person, flow = ''): Promise<{ text: string; send: Send }> {
  const url = (await person.get(`/api/billing${flow}`)).headers.get('location') ?? ''
  const send: Send = async (action, fields = {}) => {
    await fetch(`${url}/${action}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    await deliveriesDone(site)
  }
  return { text: await (await fetch(url)).text(), send }
}

type Send = (action: string, fields?: Record<string, string>) => Promise<void>
const FAILED = 'Your membership could not be renewed'
const REMINDER = 'Reminder: your membership could not be renewed'
const ENDED = 'Your membership has ended'
const TRIAL_ENDS = 'Your free trial ends in 3 days'

describe('a membership', () => {
  it('goes through trial, payment, failed renewal, recovery, cancellation and end, and can be started again', async () => {
    const person = await signUpWithCard(site, VISA)
    const film = await publishFilm(await signUpEmployee(site))
    const opens = async () => (await person.get(film.videoURL ?? '')).status
    expect(await opens()).toBe(200)
    expect(await rowOf(person)).toMatchObject({ first_paid_at: null, started_at: expect.any(Date) as Date })

    await pass(site, person, 4.1)
    await runByTheClock(site, 'remindMembers')
    expect(await warningsTo(site, person)).toEqual([TRIAL_ENDS])
    await pass(site, person, 3)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { status: 'active' } })
    expect(await rowOf(person)).toMatchObject({ first_paid_at: expect.any(Date) as Date })
    await pass(site, person, 31)
    const renewed = await whoIs(person)
    expect(renewed).toMatchObject({ isSubscriber: true, subscription: { status: 'active' } })
    expect(renewed.subscription).not.toHaveProperty('accessUntil')

    const { id } = await atProvider(site, person)
    await useCard(site, id, 'pm_card_chargeCustomerFail')
    await pass(site, person, 31)
    const overdue = await whoIs(person)
    expect(overdue).toMatchObject({ isSubscriber: true, subscription: { status: 'past_due' } })
    expect(new Date(overdue.subscription?.accessUntil ?? 0).getTime()).toBeGreaterThan(
      Date.now() + site.clock.aheadMs + 12 * 86_400_000,
    )
    expect(await opens()).toBe(200)
    expect(await warningsTo(site, person)).toEqual([TRIAL_ENDS, FAILED].sort())
    await pass(site, person, 3)
    await runByTheClock(site, 'remindMembers')
    await runByTheClock(site, 'remindMembers')
    expect(await warningsTo(site, person)).toEqual([TRIAL_ENDS, FAILED, REMINDER].sort())
    await pass(site, person, 4)
    await runByTheClock(site, 'remindMembers')
    expect(await warningsTo(site, person)).toEqual([TRIAL_ENDS, FAILED, REMINDER, REMINDER].sort())
    expect(await opens()).toBe(200)

    const { text, send } = await openPortal(person, '?flow=card')
    expect(text).toContain('<section id="card" class="wanted">')
    await send('card', { number: '4242424242424242', exp_month: '12', exp_year: '50', cvc: '123' })
    const { latest_invoice: invoice } = await askCards<{ latest_invoice: string }>(site, `subscriptions/${id}`)
    await send('pay', { invoice })
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { status: 'active' } })
    expect(await rowOf(person)).toMatchObject({ past_due_since: null })
    await pass(site, person, 1)
    await runByTheClock(site, 'remindMembers')
    expect(await warningsTo(site, person)).toHaveLength(4)

    const cancelling = await openPortal(person, '?flow=cancel')
    expect(cancelling.text).toContain('stays yours until')
    await cancelling.send('cancel')
    const cancelled = await whoIs(person)
    expect(cancelled).toMatchObject({ isSubscriber: true, subscription: { cancelAtPeriodEnd: true } })
    expect(cancelled.subscription?.accessUntil).toBe(cancelled.subscription?.currentPeriodEnd)
    expect(await opens()).toBe(200)

    await pass(site, person, 31)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    expect(await opens()).toBe(403)
    expect(await warningsTo(site, person)).toEqual([TRIAL_ENDS, FAILED, REMINDER, REMINDER, ENDED].sort())
    const news = (await subjectsTo(site, person)).filter((subject) => subject !== ENDED)
    expect(news.filter((subject) => subject.startsWith('Receipt: $12.12'))).toHaveLength(3)
    expect(news.filter((subject) => subject === 'Your membership is canceled')).toHaveLength(1)
    expect((await openPortal(person)).text).toContain('Invoices')

    const again = await begin(person)
    expect(again).toMatchObject({ intentType: 'payment', trialDays: 0 })
    await confirmCard(site, again.clientSecret)
    await eventually(() => isSubscriber(person))
    expect((await subscriptionsOf(site, (await whoIs(person)).id)).map(({ status }) => status)).toEqual([
      'active',
      'canceled',
    ])
  })

  it('with the annual plan is charged once a year', async () => {
    const person = await payingMember(site, 'annual', MASTERCARD)
    await pass(site, person, 364)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { plan: 'annual' } })
    await pass(site, person, 3)
    expect(await isSubscriber(person)).toBe(true)
    const { id } = await atProvider(site, person)
    const { data } = await askCards<{ data: { amount_paid: number }[] }>(site, `invoices?subscription=${id}`)
    expect(data.map(({ amount_paid: cents }) => cents)).toEqual([11500, 11500])
  })

  it('can switch its plan and resume in the billing portal', async () => {
    const person = await payingMember(site)
    const { text, send } = await openPortal(person, '?flow=plan')
    expect(text).toContain('<section id="switch" class="wanted">')
    const price = /name="price" value="([^"]+)"/.exec(text)?.[1] ?? ''
    await send('switch', { price })
    expect(await whoIs(person)).toMatchObject({ subscription: { plan: 'annual', status: 'active' } })
    await send('cancel')
    expect(await whoIs(person)).toMatchObject({ subscription: { cancelAtPeriodEnd: true } })
    // Canceled already, so the link opens the overview.
    expect((await openPortal(person, '?flow=cancel')).text).toContain('Keep my subscription')
    await send('keep')
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { cancelAtPeriodEnd: false } })
  })

  it('is kept on the account page after a cancellation, in whatever way that was made', async () => {
    const person = await payingMember(site)
    const { id } = await atProvider(site, person)
    const end = Math.floor(Date.parse((await whoIs(person)).subscription?.currentPeriodEnd ?? '') / 1000)
    const changes: Record<string, string>[] = [{ cancel_at_period_end: 'true' }, { cancel_at: String(end) }]
    for (const change of changes) {
      await askCards(site, `subscriptions/${id}`, change)
      await eventually(async () => (await whoIs(person)).subscription?.cancelAtPeriodEnd === true)
      const kept = await person.post('/api/subscription/keep')
      expect(kept).toMatchObject({
        status: 200,
        json: { isSubscriber: true, subscription: { cancelAtPeriodEnd: false } },
      })
      expect(await person.post('/api/subscription/keep')).toMatchObject({ status: 200 })
    }
    expect((await atProvider(site, person)).status).toBe('active')
  })

  it('canceled in its trial gets no reminder and ends without a charge', async () => {
    const person = await signUpWithCard(site, REFUND_PENDING)
    const { send } = await openPortal(person, '?flow=cancel')
    await send('cancel')
    await pass(site, person, 5)
    await runByTheClock(site, 'remindMembers')
    expect(await isSubscriber(person)).toBe(true)
    await pass(site, person, 3)
    expect(await isSubscriber(person)).toBe(false)
    expect(await warningsTo(site, person)).toEqual([ENDED])
    expect(await rowOf(person)).toMatchObject({ first_paid_at: null })
  })
})

describe('an unpaid membership', () => {
  it('ends after 14 days of grace with one email, and can be started again', async () => {
    await tellCards(site, 'dunning', { retryDays: [3, 5], finally: 'past_due' })
    const person = await overdueMember(site)
    await pass(site, person, 14)
    await runByTheClock(site, 'remindMembers')
    await runByTheClock(site, 'remindMembers')
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    expect(await warningsTo(site, person)).toEqual([FAILED, ENDED].sort())

    await confirmCard(site, (await begin(person)).clientSecret)
    await eventually(() => isSubscriber(person))
    const all = await subscriptionsOf(site, (await whoIs(person)).id)
    expect(all.map(({ status }) => status)).toEqual(['active', 'canceled'])
    expect(await warningsTo(site, person)).toEqual([FAILED, ENDED].sort())
    expect((await begin(person)).status).toBe(409)
  })

  it('with the status unpaid can be started again, also after a failed attempt', async () => {
    await tellCards(site, 'dunning', { retryDays: [3], finally: 'unpaid' })
    const person = await overdueMember(site)
    await pass(site, person, 4)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'unpaid' } })
    expect((await openPortal(person, '?flow=plan')).text).toContain('Invoices')
    expect(await warningsTo(site, person)).toEqual([FAILED, ENDED].sort())

    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/subscriptions' })
    expect(await begin(person)).toMatchObject({ status: 502, code: 'card_provider_unreachable' })
    await tellCards(site, 'faults', { mode: null })
    await confirmCard(site, (await begin(person)).clientSecret)
    await eventually(() => isSubscriber(person))
    const all = await subscriptionsOf(site, (await whoIs(person)).id)
    expect(all.map(({ status }) => status)).toEqual(['active', 'canceled'])
  })

  it('with the status paused can be started again', async () => {
    const person = await signUpWithCard(site, REFUND_FAILS)
    const { id, default_payment_method: card } = await atProvider(site, person)
    await askCards(site, `subscriptions/${id}`, {
      'trial_settings[end_behavior][missing_payment_method]': 'pause',
      default_payment_method: '',
    })
    await askCards(site, `payment_methods/${card}/detach`, {})
    await pass(site, person, 8)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'paused' } })
    expect((await openPortal(person)).text).toContain('Resume')
    await confirmCard(site, (await begin(person)).clientSecret)
    await eventually(() => isSubscriber(person))
    const all = await subscriptionsOf(site, (await whoIs(person)).id)
    expect(all.map(({ status }) => status)).toEqual(['active', 'canceled'])
  })

  it('can’t be started again in its grace period', async () => {
    await tellCards(site, 'dunning', { retryDays: [3, 5, 7, 14], finally: 'cancel' })
    const person = await overdueMember(site)
    expect(await begin(person)).toMatchObject({ status: 409, code: 'already_subscribed' })
    expect((await begin(person)).message).toMatch(/change your card/)
    expect(await subscriptionsOf(site, (await whoIs(person)).id)).toHaveLength(1)
  })
})
