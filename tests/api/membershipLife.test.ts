import Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { askCards, lastPayment, subscriptionsOf, useCard } from '../support/cards.ts'
import { mailsTo } from '../support/mails.ts'
import { signUpWithCard, whoIs } from '../support/members.ts'
import { confirmCard, eventually, signUpEmployee, signUpMember, tellCards } from '../support/people.ts'
import { publishFilm } from '../support/posts.ts'
import { useSite } from '../support/site.ts'
import { CARD_WEBHOOK_SECRET } from '../support/siteVariables.ts'
import { allTold, comeBack, passTime, runByTheClock } from '../support/time.ts'

const site = useSite()

// What one test ordered of the provider must not be the trouble of the next.
afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

type Person = Browser & { email: string }
type Begun = { clientSecret: string; intentType: string; trialDays: number; code?: string; message?: string }

const VISA = '4242 4242 4242 4242'
const MASTERCARD = '5555 5555 5555 4444'
const REFUND_PENDING = '4000 0000 0000 7726'
const REFUND_FAILS = '4000 0000 0000 5126'

const begin = async (person: Person, plan = 'monthly') => {
  const { status, json } = await person.post('/api/create-subscription', { plan })
  return { status, ...(json as Begun) }
}
const pass = async (person: Person, days: number) => {
  await passTime(site, days)
  await comeBack(person)
}
const isSubscriber = async (person: Person) => (await whoIs(person)).isSubscriber
const atProvider = async (person: Person) => {
  const [subscription] = await subscriptionsOf(site, (await whoIs(person)).id)
  if (!subscription) throw new Error('There is no subscription')
  return subscription
}
const rowOf = async (person: Person) =>
  (
    await site.pool.query<Record<string, Date | string | null>>(
      `select s.* from subscriptions s join users u on u.id = s.user_id where u.email = $1 order by s.id desc limit 1`,
      [person.email],
    )
  ).rows[0]

/** Somebody who had their trial and pays from the first day. */
async function payingMember(plan = 'monthly', card = VISA): Promise<Person> {
  const person = await signUpMember(site)
  await site.pool.query('update users set trial_used_at = now() where email = $1', [person.email])
  await confirmCard(site, (await begin(person, plan)).clientSecret, card)
  await eventually(() => isSubscriber(person))
  return person
}

/** A member whose renewal was tried and refused a moment ago. */
async function overdueMember(): Promise<Person> {
  const person = await payingMember()
  await useCard(site, (await atProvider(person)).id, 'pm_card_chargeCustomerFail')
  await pass(person, 31)
  expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { status: 'past_due' } })
  return person
}

/** Waits for the outbox to be empty and returns the subjects a person got, sorted. */
async function subjectsTo(person: Person): Promise<string[]> {
  await eventually(async () => {
    const waiting = await site.pool.query('select 1 from mail_outbox where sent_at is null')
    return waiting.rowCount === 0
  })
  const mails = await mailsTo(site, person.email, /trial|membership/)
  return mails.map((mail) => /^Subject: (.+)$/m.exec(mail)?.[1] ?? '').sort()
}

async function openPortal(person: Person, flow = ''): Promise<{ text: string; send: Send }> {
  const url = (await person.get(`/api/billing${flow}`)).headers.get('location') ?? ''
  const send: Send = async (action, fields = {}) => {
    await fetch(`${url}/${action}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    await allTold(site)
  }
  return { text: await (await fetch(url)).text(), send }
}
type Send = (action: string, fields?: Record<string, string>) => Promise<void>

const FAILED = 'Your membership could not be renewed'
const REMINDER = 'Reminder: your membership could not be renewed'
const ENDED = 'Your membership has ended'
const TRIAL_ENDS = 'Your free trial ends in 3 days'

describe('a whole membership', () => {
  it('goes from trial over payment, a failed renewal, recovery and cancelling to its end, and begins again', async () => {
    const person = await signUpWithCard(site, VISA)
    const film = await publishFilm(await signUpEmployee(site))
    const opens = async () => (await person.get(film.videoURL ?? '')).status
    expect(await opens()).toBe(200)
    expect(await rowOf(person)).toMatchObject({ first_paid_at: null, started_at: expect.any(Date) as Date })

    await pass(person, 4.1)
    await runByTheClock(site, 'remindMembers')
    expect(await subjectsTo(person)).toEqual([TRIAL_ENDS])
    await pass(person, 3)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { status: 'active' } })
    expect(await rowOf(person)).toMatchObject({ first_paid_at: expect.any(Date) as Date })
    await pass(person, 31)
    const renewed = await whoIs(person)
    expect(renewed).toMatchObject({ isSubscriber: true, subscription: { status: 'active' } })
    expect(renewed.subscription).not.toHaveProperty('accessUntil')

    const { id } = await atProvider(person)
    await useCard(site, id, 'pm_card_chargeCustomerFail')
    await pass(person, 31)
    const overdue = await whoIs(person)
    expect(overdue).toMatchObject({ isSubscriber: true, subscription: { status: 'past_due' } })
    expect(new Date(overdue.subscription?.accessUntil ?? 0).getTime()).toBeGreaterThan(
      Date.now() + site.clock.aheadMs + 12 * 86_400_000,
    )
    expect(await opens()).toBe(200)
    expect(await subjectsTo(person)).toEqual([TRIAL_ENDS, FAILED].sort())
    await pass(person, 3)
    await runByTheClock(site, 'remindMembers')
    await runByTheClock(site, 'remindMembers')
    expect(await subjectsTo(person)).toEqual([TRIAL_ENDS, FAILED, REMINDER].sort())
    await pass(person, 4)
    await runByTheClock(site, 'remindMembers')
    expect(await subjectsTo(person)).toEqual([TRIAL_ENDS, FAILED, REMINDER, REMINDER].sort())
    expect(await opens()).toBe(200)

    const { text, send } = await openPortal(person, '?flow=card')
    expect(text).toContain('<section id="card" class="wanted">')
    await send('card', { number: '4242424242424242', exp_month: '12', exp_year: '50', cvc: '123' })
    const { latest_invoice: invoice } = await askCards<{ latest_invoice: string }>(site, `subscriptions/${id}`)
    await send('pay', { invoice })
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { status: 'active' } })
    expect(await rowOf(person)).toMatchObject({ past_due_since: null })
    await pass(person, 1)
    await runByTheClock(site, 'remindMembers')
    expect(await subjectsTo(person)).toHaveLength(4)

    const cancelling = await openPortal(person, '?flow=cancel')
    expect(cancelling.text).toContain('stays yours until')
    await cancelling.send('cancel')
    const cancelled = await whoIs(person)
    expect(cancelled).toMatchObject({ isSubscriber: true, subscription: { cancelAtPeriodEnd: true } })
    expect(cancelled.subscription?.accessUntil).toBe(cancelled.subscription?.currentPeriodEnd)
    expect(await opens()).toBe(200)

    await pass(person, 31)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    expect(await opens()).toBe(403)
    expect(await subjectsTo(person)).toEqual([TRIAL_ENDS, FAILED, REMINDER, REMINDER, ENDED].sort())
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

  it('by the year is paid once a year', async () => {
    const person = await payingMember('annual', MASTERCARD)
    await pass(person, 364)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { plan: 'annual' } })
    await pass(person, 3)
    expect(await isSubscriber(person)).toBe(true)
    const { id } = await atProvider(person)
    const { data } = await askCards<{ data: { amount_paid: number }[] }>(site, `invoices?subscription=${id}`)
    expect(data.map(({ amount_paid: cents }) => cents)).toEqual([11500, 11500])
  })

  it('changes its plan, and takes back its cancellation, by the provider’s pages', async () => {
    const person = await payingMember()
    const { text, send } = await openPortal(person, '?flow=plan')
    expect(text).toContain('<section id="switch" class="wanted">')
    const price = /name="price" value="([^"]+)"/.exec(text)?.[1] ?? ''
    await send('switch', { price })
    expect(await whoIs(person)).toMatchObject({ subscription: { plan: 'annual', status: 'active' } })
    await send('cancel')
    expect(await whoIs(person)).toMatchObject({ subscription: { cancelAtPeriodEnd: true } })
    // Cancelled already: the link leads to the overview instead of nowhere.
    expect((await openPortal(person, '?flow=cancel')).text).toContain('Keep my subscription')
    await send('keep')
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { cancelAtPeriodEnd: false } })
  })

  it('that is cancelled in its trial is not reminded and ends without a charge', async () => {
    const person = await signUpWithCard(site, REFUND_PENDING)
    const { send } = await openPortal(person, '?flow=cancel')
    await send('cancel')
    await pass(person, 5)
    await runByTheClock(site, 'remindMembers')
    expect(await isSubscriber(person)).toBe(true)
    await pass(person, 3)
    expect(await isSubscriber(person)).toBe(false)
    expect(await subjectsTo(person)).toEqual([ENDED])
    expect(await rowOf(person)).toMatchObject({ first_paid_at: null })
  })
})

describe('a membership that is not paid any more', () => {
  it('gives nothing after 14 days of grace, says so once, and makes room for a new one', async () => {
    await tellCards(site, 'dunning', { retryDays: [3, 5], finally: 'past_due' })
    const person = await overdueMember()
    await pass(person, 14)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'past_due' } })
    await runByTheClock(site, 'remindMembers')
    await runByTheClock(site, 'remindMembers')
    expect(await subjectsTo(person)).toEqual([FAILED, ENDED].sort())

    await confirmCard(site, (await begin(person)).clientSecret)
    await eventually(() => isSubscriber(person))
    const all = await subscriptionsOf(site, (await whoIs(person)).id)
    expect(all.map(({ status }) => status)).toEqual(['active', 'canceled'])
    expect(await subjectsTo(person)).toEqual([FAILED, ENDED].sort())
    expect((await begin(person)).status).toBe(409)
  })

  it('and that the provider calls unpaid can be begun again, also when the first try is cut off', async () => {
    await tellCards(site, 'dunning', { retryDays: [3], finally: 'unpaid' })
    const person = await overdueMember()
    await pass(person, 4)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'unpaid' } })
    expect((await openPortal(person, '?flow=plan')).text).toContain('Invoices')
    expect(await subjectsTo(person)).toEqual([FAILED, ENDED].sort())

    await tellCards(site, 'faults', { mode: 'error500', path: 'POST /v1/subscriptions', times: 2 })
    expect(await begin(person)).toMatchObject({ status: 502, code: 'card_provider_unreachable' })
    await tellCards(site, 'faults', { mode: null })
    await confirmCard(site, (await begin(person)).clientSecret)
    await eventually(() => isSubscriber(person))
    const all = await subscriptionsOf(site, (await whoIs(person)).id)
    expect(all.map(({ status }) => status)).toEqual(['active', 'canceled'])
  })

  it('and that is paused can be begun again', async () => {
    const person = await signUpWithCard(site, REFUND_FAILS)
    const { id, default_payment_method: card } = await atProvider(person)
    await askCards(site, `subscriptions/${id}`, {
      'trial_settings[end_behavior][missing_payment_method]': 'pause',
      default_payment_method: '',
    })
    await askCards(site, `payment_methods/${card}/detach`, {})
    await pass(person, 8)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'paused' } })
    expect((await openPortal(person)).text).toContain('Resume')
    await confirmCard(site, (await begin(person)).clientSecret)
    await eventually(() => isSubscriber(person))
    const all = await subscriptionsOf(site, (await whoIs(person)).id)
    expect(all.map(({ status }) => status)).toEqual(['active', 'canceled'])
  })

  it('in its grace is not begun a second time', async () => {
    await tellCards(site, 'dunning', { retryDays: [3, 5, 7, 14], finally: 'cancel' })
    const person = await overdueMember()
    expect(await begin(person)).toMatchObject({ status: 409, code: 'already_subscribed' })
    expect((await begin(person)).message).toMatch(/change your card/)
    expect(await subscriptionsOf(site, (await whoIs(person)).id)).toHaveLength(1)
  })
})

describe('money that goes back', () => {
  it('as a whole rests access at once, until the next payment', async () => {
    const person = await payingMember()
    const film = await publishFilm(await signUpEmployee(site))
    const { id } = await atProvider(person)
    await askCards(site, 'refunds', { payment_intent: await lastPayment(site, id) })
    await allTold(site)
    expect(await whoIs(person)).toMatchObject({
      isSubscriber: false,
      subscription: { status: 'active', suspendedFor: 'refund' },
    })
    expect((await person.get(film.videoURL ?? '')).status).toBe(403)
    expect(await begin(person)).toMatchObject({ status: 409, code: 'membership_suspended' })
    expect((await begin(person)).message).toMatch(/given back.*rests until the next one on/)
    await pass(person, 31)
    expect(await isSubscriber(person)).toBe(true)
    expect((await whoIs(person)).subscription).not.toHaveProperty('suspendedFor')
  })

  it('in part changes nothing, and a refund that fails gives access back', async () => {
    const person = await payingMember('monthly', REFUND_FAILS)
    const payment = await lastPayment(site, (await atProvider(person)).id)
    await askCards(site, 'refunds', { payment_intent: payment, amount: '500' })
    await allTold(site)
    expect(await isSubscriber(person)).toBe(true)
    await askCards(site, 'refunds', { payment_intent: payment, amount: '712' })
    await allTold(site)
    expect(await isSubscriber(person)).toBe(false)
    await passTime(site, 0.01)
    await eventually(() => isSubscriber(person))
  })

  it('because it is disputed rests access until the bank has decided for us', async () => {
    const person = await payingMember()
    const payment = await lastPayment(site, (await atProvider(person)).id)
    const dispute = (await (await tellCards(site, 'dispute', { payment_intent: payment })).json()) as { id: string }
    await allTold(site)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { suspendedFor: 'dispute' } })
    expect((await begin(person)).message).toMatch(/your bank/)
    await pass(person, 31)
    expect(await isSubscriber(person)).toBe(false)
    await tellCards(site, 'dispute', { close: dispute.id, outcome: 'won' })
    await allTold(site)
    expect(await isSubscriber(person)).toBe(true)
  })

  it('because a dispute was lost ends the membership at the provider', async () => {
    const person = await payingMember()
    const { id } = await atProvider(person)
    const disputed = await tellCards(site, 'dispute', { payment_intent: await lastPayment(site, id) })
    const dispute = (await disputed.json()) as { id: string }
    await tellCards(site, 'dispute', { close: dispute.id, outcome: 'lost' })
    await allTold(site)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    expect(await atProvider(person)).toMatchObject({ status: 'canceled' })
    expect(await subjectsTo(person)).toEqual([ENDED])
  })

  it('does not touch what an employee gave, which ends by itself', async () => {
    const person = await payingMember()
    const until = new Date(Date.now() + site.clock.aheadMs + 5 * 86_400_000)
    await site.pool.query('update users set complimentary_until = $2 where email = $1', [person.email, until])
    await askCards(site, 'refunds', { payment_intent: await lastPayment(site, (await atProvider(person)).id) })
    await allTold(site)
    expect(await whoIs(person)).toMatchObject({
      isSubscriber: true,
      subscription: { status: 'complimentary', accessUntil: until.toISOString() },
    })
    await pass(person, 6)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'active' } })
  })
})

describe('what the provider tells', () => {
  it('twice, late and in the wrong order ends in the same state, with one mail each', async () => {
    await tellCards(site, 'faults', { webhook: { duplicate: 2, reorder: true } })
    const person = await overdueMember()
    await pass(person, 14.1)
    await tellCards(site, 'faults', { webhook: null })
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    expect(await subjectsTo(person)).toEqual([FAILED, ENDED].sort())

    const { id } = await atProvider(person)
    const { data } = await askCards<{ data: { id: string; data: { object: { id: string } } }[] }>(
      site,
      'events?type=customer.subscription.updated&limit=100',
    )
    for (const event of data.filter(({ data: { object } }) => object.id === id)) {
      await tellCards(site, 'deliver', { eventId: event.id })
    }
    await allTold(site)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    expect(await subjectsTo(person)).toEqual([FAILED, ENDED].sort())
  })

  it('to nobody is made up for: payment, failure, refund, dispute and end', async () => {
    const person = await payingMember()
    const other = await payingMember()
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await askCards(site, 'refunds', { payment_intent: await lastPayment(site, (await atProvider(other)).id) })
    await useCard(site, (await atProvider(person)).id, 'pm_card_chargeCustomerFail')
    await pass(person, 2)
    await comeBack(other)
    expect(await isSubscriber(other)).toBe(true)
    await runByTheClock(site, 'reconcile')
    expect(await whoIs(other)).toMatchObject({ isSubscriber: false, subscription: { suspendedFor: 'refund' } })

    await pass(person, 30)
    await runByTheClock(site, 'reconcile')
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { status: 'past_due' } })
    await comeBack(other)
    expect(await isSubscriber(other)).toBe(true)
    await pass(person, 15)
    await runByTheClock(site, 'reconcile')
    await tellCards(site, 'faults', { webhook: null })
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    expect(await subjectsTo(person)).toEqual([FAILED, ENDED].sort())
  })

  it('to nobody is made up for although a hundred others cannot be read', async () => {
    const person = await payingMember()
    await site.pool.query(`
      with gone as (
        insert into users (email, first_name, last_name, handle)
        select 'gone' || n || '@example.test', 'Gone', 'Person', 'gone' || n from generate_series(1, 130) n returning id)
      insert into subscriptions (user_id, plan, status, is_trial, cancel_at_period_end, subscription_id, fetched_at)
      select id, 'monthly', 'active', false, false, 'sub_gone_' || id, now() - interval '1 year' from gone`)
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await useCard(site, (await atProvider(person)).id, 'pm_card_chargeCustomerFail')
    await pass(person, 31)
    await runByTheClock(site, 'reconcile')
    await tellCards(site, 'faults', { webhook: null })
    expect(await whoIs(person)).toMatchObject({ subscription: { status: 'past_due' } })
  })

  it('never, of a trial about to end, does not keep the mail from being sent', async () => {
    await tellCards(site, 'faults', { webhook: { drop: 'trial_will_end' } })
    const person = await signUpWithCard(site, '4000 0000 0000 0259')
    await pass(person, 4.1)
    await runByTheClock(site, 'remindMembers')
    await runByTheClock(site, 'remindMembers')
    await tellCards(site, 'faults', { webhook: null })
    expect(await subjectsTo(person)).toEqual([TRIAL_ENDS])
    // This card is disputed as soon as it is charged.
    await pass(person, 3)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { suspendedFor: 'dispute' } })
  })

  it('of each kind is taken, stored once and changes nothing that is not so', async () => {
    const person = await payingMember()
    const { id, latest_invoice: invoice } = await askCards<{ id: string; latest_invoice: string }>(
      site,
      `subscriptions/${(await atProvider(person)).id}`,
    )
    const before = await whoIs(person)
    const told: [string, object][] = [
      ['invoice.finalization_failed', { id: invoice, object: 'invoice' }],
      ['invoice.payment_failed', { id: invoice, object: 'invoice' }],
      ['invoice.payment_action_required', { id: invoice, object: 'invoice' }],
      ['customer.subscription.deleted', { id, object: 'subscription' }],
      ['customer.subscription.paused', { id, object: 'subscription' }],
      ['customer.subscription.trial_will_end', { id, object: 'subscription' }],
      ['payment_intent.succeeded', { id: await lastPayment(site, id), object: 'payment_intent' }],
      ['customer.tax_id.created', { id: 'txi_1', object: 'tax_id' }],
    ]
    for (const [type, object] of told) {
      const event = { id: `evt_${type}`, object: 'event', type, created: 1, livemode: false, data: { object } }
      expect([type, (await deliver(JSON.stringify(event))).status]).toEqual([type, 200])
    }
    expect(await whoIs(person)).toEqual(before)
    const stored = await site.pool.query(
      `select type from provider_events where event_id like 'evt\\_%.%' order by type`,
    )
    expect(stored.rows.map(({ type }: { type: string }) => type)).toEqual(
      told
        .map(([type]) => type)
        .filter((type) => type !== 'customer.tax_id.created')
        .sort(),
    )
    expect(await subjectsTo(person)).toEqual([])
  })

  it('of a card that could not be set up leaves the form as it is', async () => {
    const person = await signUpMember(site)
    const form = await begin(person)
    expect((await confirmCard(site, form.clientSecret, '4000 0000 0000 0002')).error?.message).toMatch(/declined/)
    await allTold(site)
    expect((await begin(person)).clientSecret).toBe(form.clientSecret)
    const { rows } = await site.pool.query(`select 1 from provider_events where type = 'setup_intent.setup_failed'`)
    expect(rows.length).toBeGreaterThan(0)
  })

  function deliver(event: string) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: event, secret: CARD_WEBHOOK_SECRET })
    return site.visitor().send('POST', '/api/webhooks/stripe', {
      raw: event,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    })
  }
})
