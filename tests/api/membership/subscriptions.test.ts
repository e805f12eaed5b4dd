import { dynamicSql } from '#database/sql.ts'
import { type AccessFacts, inForce, isInForce } from '#domain/membership/subscriptions/isEntitled.ts'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#database/inTransaction.ts'
import { storeSubscription } from '#domain/membership/subscriptions/applySubscription.ts'
import type { Browser } from '../../support/Browser.ts'
import { askCards, deleteAtCards, useCard } from '../../support/cards.ts'
import { mailsTo } from '../../support/mails.ts'
import { signUpWithCard, whoIs } from '../../support/members.ts'
import { atProvider, begin, VISA, ofPerson, payingMember, rowsOf } from '../../support/memberships.ts'
import { confirmCard, eventually, PASSWORD, signUpEmployee, signUpMember, tellCards } from '../../support/people.ts'
import { publishFilm } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { sendCardEvent } from '../../support/webhooks.ts'

const site = useSite()

// One trial for each card: every test uses another card.
const MASTERCARD = '5555 5555 5555 4444'

const FAILS_WHEN_CHARGED = '4000 0000 0000 0341'
const REFUND_PENDING = '4000 0000 0000 7726'
const REFUND_FAILS = '4000 0000 0000 5126'
const DAY = 86_400

const answer = {
  localKey: null,
  userId: null,
  customerId: 'cus_1',
  plan: 'monthly',
  priceCents: 1212,
  discount: null,
  isTaxed: false,
  hasLostTaxPlace: false,
  creditCents: null,
  monthlyFrom: null,
  monthlyPriceCents: null,
  invoicedCents: null,
  invoiceTotalCents: null,
  invoicedPlace: null,
  currentPeriodEnd: null,
  billingAnchor: new Date('2026-06-01T12:00:00Z'),
  cancelAtPeriodEnd: false,
  isCollectionPaused: false,
  trialEnd: null,
  startedAt: null,
  endedAt: null,
  canceledAt: null,
  invoicedAt: null,
  pause: null,
  lastPausedFrom: null,
  clientSecret: null,
} as const

const statusOf = async (person: Browser) => (await whoIs(person)).subscription?.status
const pass = (days: number) => tellCards(site, 'advance', { seconds: days * DAY })

describe('a membership', () => {
  it('is available to employees, who have none until they subscribe', async () => {
    const employee = await signUpEmployee(site)
    expect(await whoIs(employee)).toMatchObject({ isEmployee: true, isSubscriber: false })
    const form = await begin(employee)
    expect(form).toMatchObject({ status: 200, intentType: 'setup' })
    expect(await confirmCard(site, form.clientSecret, '3782 822463 10005')).toMatchObject({ status: 'succeeded' })
    await eventually(async () => (await whoIs(employee)).isSubscriber)
  })

  it('starts with a free trial once the card is confirmed at the provider', async () => {
    const person = await signUpMember(site)
    const before = Date.now()
    const form = await begin(person)
    expect(form).toMatchObject({ intentType: 'setup', trialDays: 7 })
    expect(new Date(form.firstChargeAt).getTime() - before).toBeGreaterThanOrEqual(7 * DAY * 1000)
    expect(new Date(form.firstChargeAt).getTime() - before).toBeLessThan(7 * DAY * 1000 + 60_000)
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect(await ofPerson(site, person)).toEqual([])

    expect(await confirmCard(site, form.clientSecret, MASTERCARD)).toMatchObject({ status: 'succeeded' })
    await eventually(async () => (await whoIs(person)).isSubscriber)
    expect(await whoIs(person)).toMatchObject({
      subscription: { plan: 'monthly', status: 'trialing', cancelAtPeriodEnd: false },
    })
    expect(await ofPerson(site, person)).toMatchObject([{ status: 'trialing' }])
  })

  it.each([
    [2000, '0.00', '12.12', -788],
    [1212, '0.00', '12.12', 0],
    [1180, '0.00', '11.80', 32],
  ])(
    'of a former member with %d cents of credit asks for a card and charges $%s',
    async (cents, firstCharge, credit, left) => {
      const person = await payingMember(site)
      const { id, customer } = await atProvider(site, person)
      await deleteAtCards(site, `subscriptions/${id}`)
      await eventually(async () => !(await whoIs(person)).isSubscriber)
      await askCards(site, `customers/${customer}/balance_transactions`, { amount: String(-cents), currency: 'usd' })
      const form = await begin(person)
      expect(form).toMatchObject({ status: 200, intentType: 'setup', trialDays: 0, firstCharge, credit })
      expect(await begin(person)).toMatchObject({ clientSecret: form.clientSecret, firstCharge, credit })
      await confirmCard(site, form.clientSecret, VISA)
      await eventually(async () => (await whoIs(person)).isSubscriber)
      expect(await statusOf(person)).toBe('active')
      const { balance } = await askCards<{ balance: number }>(site, `customers/${customer}`)
      expect(balance).toBe(left)
    },
  )

  it('of a former member with less credit charges the rest', async () => {
    const person = await payingMember(site)
    const { id, customer } = await atProvider(site, person)
    await deleteAtCards(site, `subscriptions/${id}`)
    await eventually(async () => !(await whoIs(person)).isSubscriber)
    await askCards(site, `customers/${customer}/balance_transactions`, { amount: '-500', currency: 'usd' })
    const rest = { status: 200, intentType: 'payment', firstCharge: '7.12', credit: '5.00' }
    expect(await begin(person)).toMatchObject(rest)
    expect(await begin(person)).toMatchObject(rest)
  })

  it('sends one email at its start, one for each payment and one when it is canceled', async () => {
    const person = await signUpWithCard(site, '4000 0566 5566 5556')
    const count = async (subject: string | RegExp) => (await mailsTo(site, person.email, subject)).length
    await eventually(async () => (await count('Your free trial has started')) === 1)
    const [started] = await mailsTo(site, person.email, 'Your free trial has started')
    expect(started).toMatch(/\$12\.12 a month/)
    expect(started).toMatch(/Cancel before .* and you pay nothing/)
    expect(started).toContain('/api/billing?flow=cancel')
    const [subscription] = await ofPerson(site, person)
    // Ends the trial, which triggers the first payment.
    await askCards(site, `subscriptions/${subscription?.id}`, { trial_end: 'now' })
    await eventually(async () => (await count(/^Receipt: \$12\.12/)) === 1)
    await askCards(site, `subscriptions/${subscription?.id}`, { cancel_at_period_end: 'true' })
    await eventually(async () => (await count('Your membership is canceled')) === 1)
    await person.post('/api/subscribe', {})
    expect([await count('Your free trial has started'), await count(/^Receipt/), await count(/canceled/)]).toEqual([
      1, 1, 1,
    ])
  })

  it('goes through trial, payment, renewal, grace period and end', async () => {
    const person = await signUpWithCard(site, REFUND_PENDING)
    const film = await publishFilm(await signUpEmployee(site))
    const opens = async () => (await person.get(film.videoURL ?? '')).status
    expect(await statusOf(person)).toBe('trialing')
    await pass(8)
    await eventually(async () => (await statusOf(person)) === 'active')
    await pass(31)
    await eventually(async () => (await statusOf(person)) === 'active')
    expect(await opens()).toBe(200)

    const [subscription] = await ofPerson(site, person)
    await useCard(site, subscription?.id ?? '', 'pm_card_chargeCustomerFail')
    await pass(31)
    await eventually(async () => (await statusOf(person)) === 'past_due')
    expect((await whoIs(person)).isSubscriber).toBe(true)
    expect(await opens()).toBe(200)
    await site.pool.query(
      `update subscriptions set past_due_since = now() - interval '14 days' where subscription_id = $1`,
      [subscription?.id],
    )
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect(await opens()).toBe(403)

    await pass(15)
    await eventually(async () => (await statusOf(person)) === 'canceled')
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect(await opens()).toBe(403)
    const again = await begin(person)
    expect(again).toMatchObject({ intentType: 'payment', trialDays: 0 })
  })

  it('whose first payment fails has no grace period and ends', async () => {
    const person = await signUpWithCard(site, FAILS_WHEN_CHARGED)
    await pass(8)
    await eventually(async () => (await statusOf(person)) === 'past_due')
    expect((await whoIs(person)).isSubscriber).toBe(false)
    await pass(15)
    await eventually(async () => (await statusOf(person)) === 'canceled')
    expect((await whoIs(person)).isSubscriber).toBe(false)
  })

  it('that is canceled keeps access to the period’s end, and late webhooks do not revive it', async () => {
    const person = await signUpWithCard(site, REFUND_FAILS)
    const [subscription] = await ofPerson(site, person)
    await askCards(site, `subscriptions/${subscription?.id ?? ''}`, { cancel_at_period_end: 'true' })
    await eventually(async () => (await whoIs(person)).subscription?.cancelAtPeriodEnd === true)
    expect((await whoIs(person)).isSubscriber).toBe(true)

    await tellCards(site, 'faults', { webhook: { duplicate: 3 } })
    await pass(8)
    await eventually(async () => (await statusOf(person)) === 'canceled')
    await tellCards(site, 'faults', { webhook: null })
    expect((await whoIs(person)).isSubscriber).toBe(false)
    const late = JSON.stringify({
      id: 'evt_late_update',
      object: 'event',
      type: 'customer.subscription.updated',
      livemode: false,
      data: { object: { id: subscription?.id, object: 'subscription', status: 'active' } },
    })
    expect((await sendCardEvent(site, late)).status).toBe(200)
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect(await rowsOf(site, person)).toHaveLength(1)
  })

  it('is not started by a signed webhook with false content', async () => {
    const person = await signUpMember(site)
    await begin(person)
    const [row] = await rowsOf(site, person)
    const lie = (type: string, object: object) =>
      sendCardEvent(
        site,
        JSON.stringify({ id: `evt_lie_${type}`, object: 'event', type, livemode: false, data: { object } }),
      )
    await lie('setup_intent.succeeded', { id: row?.setup_intent_id, object: 'setup_intent', status: 'succeeded' })
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect(await rowsOf(site, person)).toMatchObject([{ status: 'pending' }])
  })

  it('is not changed by an older response, nor revived after its end', async () => {
    const person = await signUpMember(site)
    await site.pool.query('update users set trial_used_at = now() where email = $1', [person.email])
    await confirmCard(site, (await begin(person)).clientSecret, VISA)
    await eventually(async () => (await statusOf(person)) === 'active')
    const [row] = await rowsOf(site, person)
    const says = (status: 'active' | 'past_due' | 'canceled', readNumber: number) => {
      const subscription = { ...answer, id: row?.subscription_id ?? '', status }
      return inTransaction(site.pool, (tx) => storeSubscription(tx, { subscription, readNumber }, new Date()))
    }
    await says('past_due', 1_000_002)
    await says('active', 1_000_001)
    expect(await statusOf(person)).toBe('past_due')
    await says('canceled', 1_000_003)
    await says('active', 1_000_004)
    expect(await statusOf(person)).toBe('canceled')
  })

  it('that an employee granted needs no card and ends at its date', async () => {
    const person = await signUpMember(site)
    const until = (interval: string) =>
      site.pool.query(`update users set complimentary_until = now() + $2::interval where email = $1`, [
        person.email,
        interval,
      ])
    await until('1 day')
    expect(await whoIs(person)).toMatchObject({
      isSubscriber: true,
      subscription: { status: 'complimentary', plan: null },
    })
    await until('-1 second')
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false })
    expect((await whoIs(person)).subscription).toBeUndefined()
  })
})

describe('the return page', () => {
  it('grants nothing by itself', async () => {
    const person = await signUpMember(site)
    expect(await person.post('/api/subscribe', {})).toMatchObject({
      status: 402,
      json: { code: 'no_active_subscription' },
    })
    await begin(person)
    expect((await person.post('/api/subscribe')).status).toBe(402)
    expect((await person.post('/api/subscribe', { isSubscriber: true })).status).toBe(400)
    expect((await person.get('/?subscribed=true')).status).toBe(200)
    expect((await whoIs(person)).isSubscriber).toBe(false)
  })

  it('makes up for lost webhooks', async () => {
    await tellCards(site, 'faults', { webhook: { drop: true } })
    const person = await signUpMember(site)
    const { clientSecret } = await begin(person)
    await confirmCard(site, clientSecret, '4000 0000 0000 0259')
    expect((await whoIs(person)).isSubscriber).toBe(false)
    const answer = await person.post('/api/subscribe', {})
    expect(answer).toMatchObject({ status: 200, json: { isSubscriber: true, subscription: { status: 'trialing' } } })
    await tellCards(site, 'faults', { webhook: null })
    expect(await ofPerson(site, person)).toHaveLength(1)
  })

  it('reports that the provider is unavailable', async () => {
    const person = await signUpMember(site)
    await begin(person)
    await tellCards(site, 'faults', { mode: 'error500', path: 'setup_intents', times: 4 })
    expect(await person.post('/api/subscribe', {})).toMatchObject({
      status: 502,
      json: { code: 'card_provider_unreachable' },
    })
    await tellCards(site, 'faults', { mode: null })
  })
})

describe('the billing link', () => {
  it('requires a session, sends non-subscribers to /subscribe, and opens the portal', async () => {
    expect((await site.visitor().get('/api/billing')).headers.get('location')).toBe('/api/login?redirect=/api/billing')
    const member = await signUpMember(site)
    expect((await member.get('/api/billing')).headers.get('location')).toBe('/subscribe')
    await begin(member)
    const answer = await member.get('/api/billing?flow=card')
    expect(answer.status).toBe(303)
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(site.cardBase)
    expect((await member.get('/api/billing?flow=nonsense')).status).toBe(303)
  })

  it('keeps the requested flow through the sign-in', async () => {
    const member = await signUpMember(site)
    await begin(member)
    const visitor = site.visitor()
    const signIn = new URL((await visitor.get('/api/billing?flow=card')).headers.get('location') ?? '', site.url)
    const redirect = signIn.searchParams.get('redirect')
    expect(redirect).toBe('/api/billing?flow=card')
    const answer = await visitor.send('POST', '/api/login', {
      raw: new URLSearchParams({ email: member.email, password: PASSWORD, redirect: redirect ?? '' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.headers.get('location')).toBe(redirect)
    const portal = await fetch((await visitor.get(redirect ?? '')).headers.get('location') ?? '')
    expect(await portal.text()).toContain('<section id="card" class="wanted">')
  })
})

describe('the statement that asks who is a member', () => {
  const now = new Date('2026-06-01T12:00:00Z')
  const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const facts: AccessFacts = {
    status: 'active',
    currentPeriodEnd: daysFromNow(5),
    pastDueSince: null,
    hasPaid: true,
    suspendedFor: null,
    pausedFrom: null,
  }

  it.each<[Partial<AccessFacts>, boolean]>([
    [{}, true],
    [{ currentPeriodEnd: daysFromNow(-13) }, true],
    [{ currentPeriodEnd: daysFromNow(-14) }, false],
    [{ currentPeriodEnd: daysFromNow(-1), hasPaid: false }, false],
    [{ currentPeriodEnd: null }, false],
    [{ status: 'trialing', currentPeriodEnd: now, hasPaid: false }, false],
    [{ status: 'past_due', pastDueSince: daysFromNow(-13) }, true],
    [{ status: 'past_due', pastDueSince: daysFromNow(-14) }, false],
    [{ status: 'past_due', pastDueSince: daysFromNow(-1), hasPaid: false }, false],
    [{ status: 'canceled' }, false],
    [{ suspendedFor: 'refund' }, false],
    [{ pausedFrom: daysFromNow(1) }, true],
    [{ pausedFrom: now }, false],
    [{ status: 'past_due', pastDueSince: now, pausedFrom: daysFromNow(1) }, false],
  ])('agrees with the rule on %j: %s', async (changed, expected) => {
    const { status, currentPeriodEnd, pastDueSince, hasPaid, suspendedFor, pausedFrom } = { ...facts, ...changed }
    const { rows } = await site.pool.query<{ isMember: boolean }>(dynamicSql`
      select ${inForce(now)} as "isMember" from (select ${status}::text as status, ${suspendedFor}::text as suspended_for,
        ${currentPeriodEnd}::timestamptz as current_period_end, ${pastDueSince}::timestamptz as past_due_since,
        ${pausedFrom}::timestamptz as paused_from, ${hasPaid ? now : null}::timestamptz as first_paid_at) s`)
    expect([isInForce({ ...facts, ...changed }, now), rows[0]?.isMember]).toEqual([expected, expected])
  })
})
