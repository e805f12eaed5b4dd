import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '#database/inTransaction.ts'
import { storeSubscription } from '#domain/subscriptions/applySubscription.ts'
import type { Browser } from '../support/Browser.ts'
import { askCards, lastPayment, subscriptionsOf } from '../support/cards.ts'
import { signUpWithCard, whoIs } from '../support/members.ts'
import { confirmCard, eventually, PASSWORD, signUpEmployee, signUpMember, tellCards } from '../support/people.ts'
import { publishFilm } from '../support/posts.ts'
import { useSite } from '../support/site.ts'
import { CARD_WEBHOOK_SECRET } from '../support/siteVariables.ts'
import { allTold } from '../support/time.ts'

const site = useSite()

// One person, one trial: each test brings a card that no other has used.
const MASTERCARD = '5555 5555 5555 4444'
const FAILS_WHEN_CHARGED = '4000 0000 0000 0341'
const VISA = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const REFUND_PENDING = '4000 0000 0000 7726'
const REFUND_FAILS = '4000 0000 0000 5126'
const DAY = 86_400

const answer = {
  localId: null,
  customerId: 'cus_1',
  plan: 'monthly',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  trialEnd: null,
  startedAt: null,
  endedAt: null,
  invoicedAt: null,
  clientSecret: null,
} as const

type Begun = { clientSecret: string; intentType: string; trialDays: number; firstChargeAt: string }

const begin = (person: Browser, plan = 'monthly') => person.post('/api/create-subscription', { plan })
const begun = async (person: Browser, plan = 'monthly') => (await begin(person, plan)).json as Begun
const statusOf = async (person: Browser) => (await whoIs(person)).subscription?.status
const pass = (days: number) => tellCards(site, 'advance', { seconds: days * DAY })
const subscriptionsAtProvider = async () => {
  const answer = await fetch(`${site.cardBase}/v1/subscriptions?status=all&limit=100`, {
    headers: { authorization: 'Bearer sk_test_tests' },
  })
  return ((await answer.json()) as { data: { id: string; status: string; metadata: { userId: string } }[] }).data
}
const ofPerson = async (person: Browser) => {
  const { id } = await whoIs(person)
  return (await subscriptionsAtProvider()).filter(({ metadata }) => metadata.userId === String(id))
}
const rowsOf = async (person: Browser) =>
  (
    await site.pool.query<{ status: string; subscription_id: string | null; setup_intent_id: string | null }>(
      'select status, subscription_id, setup_intent_id from subscriptions where user_id = $1 order by id',
      [(await whoIs(person)).id],
    )
  ).rows

describe('a membership', () => {
  it('begins with a free week once the card is confirmed, by the provider’s word', async () => {
    const person = await signUpMember(site)
    const before = Date.now()
    const form = await begun(person)
    expect(form).toMatchObject({ intentType: 'setup', trialDays: 7 })
    expect(new Date(form.firstChargeAt).getTime() - before).toBeGreaterThanOrEqual(7 * DAY * 1000)
    expect(new Date(form.firstChargeAt).getTime() - before).toBeLessThan(7 * DAY * 1000 + 60_000)
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect(await ofPerson(person)).toEqual([])

    expect(await confirmCard(site, form.clientSecret, MASTERCARD)).toMatchObject({ status: 'succeeded' })
    await eventually(async () => (await whoIs(person)).isSubscriber)
    expect(await whoIs(person)).toMatchObject({
      subscription: { plan: 'monthly', status: 'trialing', cancelAtPeriodEnd: false },
    })
    expect(await ofPerson(person)).toMatchObject([{ status: 'trialing' }])
  })

  it('lives by the provider’s clock: trial, paid, renewed, unpaid with grace, over', async () => {
    const person = await signUpWithCard(site, REFUND_PENDING)
    const film = await publishFilm(await signUpEmployee(site))
    const opens = async () => (await person.get(film.videoURL ?? '')).status
    expect(await statusOf(person)).toBe('trialing')
    await pass(8)
    await eventually(async () => (await statusOf(person)) === 'active')
    await pass(31)
    await eventually(async () => (await statusOf(person)) === 'active')
    expect(await opens()).toBe(200)

    const [subscription] = await ofPerson(person)
    await useCard(subscription?.id ?? '', 'pm_card_chargeCustomerFail')
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
    const again = await begun(person)
    expect(again).toMatchObject({ intentType: 'payment', trialDays: 0 })
  })

  it('whose card fails after the trial keeps its grace and then ends', async () => {
    const person = await signUpWithCard(site, FAILS_WHEN_CHARGED)
    await pass(8)
    await eventually(async () => (await statusOf(person)) === 'past_due')
    expect((await whoIs(person)).isSubscriber).toBe(true)
    await pass(15)
    await eventually(async () => (await statusOf(person)) === 'canceled')
    expect((await whoIs(person)).isSubscriber).toBe(false)
  })

  it('that is cancelled runs to the end of what was paid, and the end is told once however often it comes', async () => {
    const person = await signUpWithCard(site, REFUND_FAILS)
    const [subscription] = await ofPerson(person)
    await change(subscription?.id ?? '', 'cancel_at_period_end=true')
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
    expect((await deliver(late)).status).toBe(200)
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it('is shown by nobody’s word but the provider’s: a signed event that lies changes nothing', async () => {
    const person = await signUpMember(site)
    await begun(person)
    const [row] = await rowsOf(person)
    const lie = (type: string, object: object) =>
      deliver(JSON.stringify({ id: `evt_lie_${type}`, object: 'event', type, livemode: false, data: { object } }))
    await lie('setup_intent.succeeded', { id: row?.setup_intent_id, object: 'setup_intent', status: 'succeeded' })
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect(await rowsOf(person)).toMatchObject([{ status: 'pending' }])
  })

  it('does not come back by an answer that was asked for earlier, nor once it has ended', async () => {
    const person = await signUpMember(site)
    await site.pool.query('update users set trial_used_at = now() where email = $1', [person.email])
    await confirmCard(site, (await begun(person)).clientSecret, VISA)
    await eventually(async () => (await statusOf(person)) === 'active')
    const [row] = await rowsOf(person)
    const now = Date.now()
    const says = (status: 'active' | 'past_due' | 'canceled', asked: number) =>
      inTransaction(site.pool, (tx) =>
        storeSubscription(
          tx,
          { subscription: { ...answer, id: row?.subscription_id ?? '', status }, asked: new Date(asked) },
          new Date(asked),
        ),
      )
    await says('past_due', now + 10_000)
    await says('active', now + 5000)
    expect(await statusOf(person)).toBe('past_due')
    await says('canceled', now + 20_000)
    await says('active', now + 30_000)
    expect(await statusOf(person)).toBe('canceled')
  })

  it('that an employee gave needs no card and ends by itself', async () => {
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

  const authorized = { authorization: 'Bearer sk_test_tests', 'content-type': 'application/x-www-form-urlencoded' }
  const change = (id: string, body: string) =>
    fetch(`${site.cardBase}/v1/subscriptions/${id}`, { method: 'POST', headers: authorized, body })

  async function useCard(subscriptionId: string, card: string): Promise<void> {
    const subscription = (await (
      await fetch(`${site.cardBase}/v1/subscriptions/${subscriptionId}`, { headers: authorized })
    ).json()) as { customer: string }
    const attached = await fetch(`${site.cardBase}/v1/payment_methods/${card}/attach`, {
      method: 'POST',
      headers: authorized,
      body: `customer=${subscription.customer}`,
    })
    const { id } = (await attached.json()) as { id: string }
    await change(subscriptionId, `default_payment_method=${id}`)
  }

  function deliver(event: string) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: event, secret: CARD_WEBHOOK_SECRET })
    return site.visitor().send('POST', '/api/webhooks/stripe', {
      raw: event,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    })
  }
})

describe('the page one comes back to', () => {
  it('grants nothing by itself', async () => {
    const person = await signUpMember(site)
    expect(await person.post('/api/subscribe', {})).toMatchObject({
      status: 402,
      json: { code: 'no_active_subscription' },
    })
    await begun(person)
    expect((await person.post('/api/subscribe')).status).toBe(402)
    expect((await person.post('/api/subscribe', { isSubscriber: true })).status).toBe(400)
    expect((await person.get('/?subscribed=true')).status).toBe(200)
    expect((await whoIs(person)).isSubscriber).toBe(false)
  })

  it('makes up for events that never come', async () => {
    await tellCards(site, 'faults', { webhook: { drop: true } })
    const person = await signUpMember(site)
    const { clientSecret } = await begun(person)
    await confirmCard(site, clientSecret, '4000 0000 0000 0259')
    expect((await whoIs(person)).isSubscriber).toBe(false)
    const answer = await person.post('/api/subscribe', {})
    expect(answer).toMatchObject({ status: 200, json: { isSubscriber: true, subscription: { status: 'trialing' } } })
    await tellCards(site, 'faults', { webhook: null })
    expect(await ofPerson(person)).toHaveLength(1)
  })

  it('says when the provider cannot be reached', async () => {
    const person = await signUpMember(site)
    await begun(person)
    await tellCards(site, 'faults', { mode: 'error500', path: 'setup_intents', times: 4 })
    expect(await person.post('/api/subscribe', {})).toMatchObject({
      status: 502,
      json: { code: 'card_provider_unreachable' },
    })
    await tellCards(site, 'faults', { mode: null })
  })
})

describe('a free week', () => {
  it('is given once to an account, a mailbox and a card', async () => {
    const email = 'rock.hound@gmail.com'
    const first = await signUpWithCard(site, VISA, email)
    const [subscription] = await ofPerson(first)
    await fetch(`${site.cardBase}/v1/subscriptions/${subscription?.id}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_tests' },
    })
    await eventually(async () => (await statusOf(first)) === 'canceled')
    expect(await begun(first)).toMatchObject({ intentType: 'payment', trialDays: 0 })

    const sameMailbox = await signUpMember(site, 'RockHound+again@googlemail.com')
    const paid = await begun(sameMailbox)
    expect(paid).toMatchObject({ intentType: 'payment', trialDays: 0 })
    expect(new Date(paid.firstChargeAt).getTime()).toBeLessThan(Date.now() + 1000)

    const sameCard = await signUpMember(site)
    const { clientSecret, intentType } = await begun(sameCard)
    expect(intentType).toBe('setup')
    await confirmCard(site, clientSecret, VISA)
    await eventually(async () => (await rowsOf(sameCard))[0]?.status === 'incomplete_expired')
    expect((await whoIs(sameCard)).isSubscriber).toBe(false)
    expect(await ofPerson(sameCard)).toEqual([])
    expect(await begun(sameCard)).toMatchObject({ intentType: 'payment', trialDays: 0 })
    // Refused for the card, the mailbox has its own still to come.
    expect((await sameCard.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    expect(await begun(await signUpMember(site, sameCard.email))).toMatchObject({ intentType: 'setup', trialDays: 7 })
  })

  it('that was had is followed by a membership paid at once', async () => {
    const person = await signUpMember(site)
    await site.pool.query('update users set trial_used_at = now() where email = $1', [person.email])
    const { clientSecret, intentType } = await begun(person, 'annual')
    expect(intentType).toBe('payment')
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect((await confirmCard(site, clientSecret, DECLINED)).error?.message).toMatch(/declined/)
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect((await begun(person, 'annual')).clientSecret).toBe(clientSecret)
    expect(await confirmCard(site, clientSecret, VISA)).toMatchObject({ status: 'succeeded' })
    await eventually(async () => (await whoIs(person)).isSubscriber)
    expect(await whoIs(person)).toMatchObject({ subscription: { plan: 'annual', status: 'active', trialEnd: null } })
  })
})

describe('beginning a membership', () => {
  it.each([{ plan: 'weekly' }, { plan: '' }, {}, { plan: 'monthly', trialDays: 365 }, { plan: 'monthly', price: 1 }])(
    'with %j is 400 and begins nothing',
    async (body) => {
      const person = await signUpMember(site)
      expect(await person.post('/api/create-subscription', body)).toMatchObject({
        status: 400,
        json: { code: 'invalid_input' },
      })
      expect(await rowsOf(person)).toEqual([])
    },
  )

  it('again for the same plan gives the same form, for another plan a new one that replaces it', async () => {
    const person = await signUpMember(site)
    const first = await begun(person, 'monthly')
    expect((await begun(person, 'monthly')).clientSecret).toBe(first.clientSecret)
    const second = await begun(person, 'annual')
    expect(second.clientSecret).not.toBe(first.clientSecret)
    expect(await confirmCard(site, first.clientSecret, '4000 0025 0000 3155')).not.toMatchObject({
      status: 'succeeded',
    })
    expect((await rowsOf(person)).map(({ status }) => status)).toEqual(['incomplete_expired', 'pending'])
  })

  it('ten times at once gives one form', async () => {
    const person = await signUpMember(site)
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(person)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map(({ json }) => (json as Begun).clientSecret)).size).toBe(1)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it('is refused to whoever has one', async () => {
    const subscriber = await paidMember()
    for (const plan of ['monthly', 'annual']) {
      expect(await begin(subscriber, plan)).toMatchObject({ status: 409, json: { code: 'already_subscribed' } })
    }
    expect(await ofPerson(subscriber)).toHaveLength(1)
  })

  it('says when the card provider is away, and works when it is back', async () => {
    const person = await signUpMember(site)
    await tellCards(site, 'faults', { mode: 'error500', path: 'customers|setup_intents', times: 2 })
    expect(await begin(person)).toMatchObject({ status: 502, json: { code: 'card_provider_unreachable' } })
    await tellCards(site, 'faults', { mode: null })
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect(await ofPerson(person)).toEqual([])
    expect((await begin(person)).status).toBe(200)
    expect(await rowsOf(person)).toHaveLength(1)
  })

  it('whose answer was lost makes one customer and one form', async () => {
    const person = await signUpMember(site)
    await tellCards(site, 'faults', { mode: 'reset_after', path: 'setup_intents', times: 2 })
    expect((await begin(person)).status).toBe(502)
    await tellCards(site, 'faults', { mode: null })
    expect((await begin(person)).status).toBe(200)
    const list = await fetch(`${site.cardBase}/v1/customers?email=${person.email}&limit=10`, {
      headers: { authorization: 'Bearer sk_test_tests' },
    })
    expect(((await list.json()) as { data: unknown[] }).data).toHaveLength(1)
    expect((await rowsOf(person)).filter(({ setup_intent_id }) => setup_intent_id !== null)).toHaveLength(1)
  })

  it('of both plans at the same moment, and paying for both, leaves one that is paid', async () => {
    const people = await Promise.all(Array.from({ length: 15 }, () => withoutTrial()))
    await Promise.all(
      people.map(async (person) => {
        const answers = await Promise.all(['monthly', 'annual'].map((plan) => begin(person, plan)))
        for (const { status } of answers) expect([200, 409]).toContain(status)
        await Promise.all(
          answers.flatMap(({ status, json }) =>
            status === 200 ? [confirmCard(site, (json as Begun).clientSecret, VISA)] : [],
          ),
        )
      }),
    )
    await allTold(site)
    for (const person of people) {
      const running = (await subscriptionsOf(site, (await whoIs(person)).id)).filter(
        ({ status }) => status === 'active',
      )
      expect(running.length).toBeLessThanOrEqual(1)
      expect((await whoIs(person)).isSubscriber).toBe(running.length === 1)
    }
  }, 60_000)

  it('whose form another tab closed meanwhile is refused, and ended at the provider', async () => {
    const person = await withoutTrial()
    // Its answer comes late, and the news of it not at all.
    const delay = { mode: 'delay', delayMs: 1500, path: 'POST /v1/subscriptions', times: 1 }
    await tellCards(site, 'faults', { ...delay, webhook: { drop: true } })
    const slow = begin(person, 'monthly')
    await eventually(async () => (await rowsOf(person)).length === 1)
    expect((await begin(person, 'annual')).status).toBe(200)
    expect(await slow).toMatchObject({ status: 409, json: { code: 'form_replaced' } })
    await tellCards(site, 'faults', { webhook: null })
    expect((await rowsOf(person)).map(({ status }) => status)).toEqual([
      expect.stringMatching(/^(incomplete_expired|canceled)$/),
      'incomplete',
    ])
    const payable = (await subscriptionsOf(site, (await whoIs(person)).id)).filter(
      ({ status }) => status === 'incomplete',
    )
    expect(payable).toHaveLength(1)
  })

  it('that runs beside another one is ended, its money given back, and the event taken', async () => {
    const person = await paidMember()
    const { id } = await whoIs(person)
    const [first] = await subscriptionsOf(site, id)
    const { rows } = await site.pool.query<{ id: number }>(
      `insert into subscriptions (user_id, plan, status) values ($1, 'annual', 'pending') returning id`,
      [id],
    )
    const price = await askCards<{ data: { id: string }[] }>(site, 'prices?lookup_keys[]=membership_annual')
    const extra = await askCards<{ id: string; status: string }>(site, 'subscriptions', {
      customer: first?.customer ?? '',
      default_payment_method: first?.default_payment_method ?? '',
      'items[0][price]': price.data[0]?.id ?? '',
      'metadata[userId]': String(id),
      'metadata[localSubId]': String(rows[0]?.id),
    })
    expect(extra.status).toBe('active')
    await allTold(site)
    const all = await subscriptionsOf(site, id)
    expect(all.map((one) => [one.id, one.status])).toEqual([
      [extra.id, 'canceled'],
      [first?.id, 'active'],
    ])
    const refunds = await askCards<{ data: unknown[] }>(
      site,
      `refunds?payment_intent=${await lastPayment(site, extra.id)}`,
    )
    expect(refunds.data).toHaveLength(1)
    expect(await whoIs(person)).toMatchObject({
      isSubscriber: true,
      subscription: { plan: 'monthly', status: 'active' },
    })
    const mails = await site.pool.query(`select 1 from mail_outbox where kind = 'subscription-ended' and "to" = $1`, [
      person.email,
    ])
    expect(mails.rows).toEqual([])
  })

  async function withoutTrial(): Promise<Browser & { email: string }> {
    const person = await signUpMember(site)
    await site.pool.query('update users set trial_used_at = now() where email = $1', [person.email])
    return person
  }

  async function paidMember(): Promise<Browser & { email: string }> {
    const person = await signUpMember(site)
    await site.pool.query('update users set trial_used_at = now() where email = $1', [person.email])
    await confirmCard(site, (await begun(person)).clientSecret, VISA)
    await eventually(async () => (await whoIs(person)).isSubscriber)
    return person
  }
})

describe('the link to billing', () => {
  it('asks for a sign-in, sends who never subscribed to the plans, and opens the provider’s pages', async () => {
    expect((await site.visitor().get('/api/billing')).headers.get('location')).toBe('/api/login?redirect=/api/billing')
    const member = await signUpMember(site)
    expect((await member.get('/api/billing')).headers.get('location')).toBe('/subscribe')
    await begun(member)
    const answer = await member.get('/api/billing?flow=card')
    expect(answer.status).toBe(303)
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(site.cardBase)
    expect((await member.get('/api/billing?flow=nonsense')).status).toBe(303)
  })

  it('remembers what a signed-out member came for', async () => {
    const member = await signUpMember(site)
    await begun(member)
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
