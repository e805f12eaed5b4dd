import { describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { askCards, lastPayment, refundsOf, subscriptionsOf } from '../../support/cards.ts'
import { signUpWithCard, whoIs } from '../../support/members.ts'
import { meetAt } from '../../support/meetAt.ts'
import {
  begin,
  VISA,
  ofPerson,
  rowsOf,
  payingMember,
  signUpWithoutTrial,
  startSecond,
} from '../../support/memberships.ts'
import { confirmCard, eventually, PASSWORD, signUpMember, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone } from '../../support/time.ts'

const site = useSite()
const DECLINED = '4000 0000 0000 0002'
const statusOf = async (person: Browser) => (await whoIs(person)).subscription?.status

describe('a free trial', () => {
  it('is granted once for each account, mailbox and card', async () => {
    const email = 'rock.hound@gmail.com'
    const first = await signUpWithCard(site, VISA, email)
    const [subscription] = await ofPerson(site, first)
    await fetch(`${site.cardBase}/v1/subscriptions/${subscription?.id}`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_tests' },
    })
    await eventually(async () => (await statusOf(first)) === 'canceled')
    expect(await begin(first)).toMatchObject({ intentType: 'payment', trialDays: 0 })

    const sameMailbox = await signUpMember(site, 'RockHound+again@googlemail.com')
    const paid = await begin(sameMailbox)
    expect(paid).toMatchObject({ intentType: 'payment', trialDays: 0 })
    expect(new Date(paid.firstChargeAt).getTime()).toBeLessThan(Date.now() + 1000)

    const sameCard = await signUpMember(site)
    const { clientSecret, intentType } = await begin(sameCard)
    expect(intentType).toBe('setup')
    await confirmCard(site, clientSecret, VISA)
    await eventually(async () => (await rowsOf(site, sameCard))[0]?.status === 'incomplete_expired')
    expect((await whoIs(sameCard)).isSubscriber).toBe(false)
    expect(await ofPerson(site, sameCard)).toEqual([])
    expect(await sameCard.post('/api/subscribe', {})).toMatchObject({
      status: 402,
      json: {
        code: 'trial_card_used',
        message: 'This card has already had its free trial. Start today for $12.12',
      },
    })
    expect((await whoIs(sameCard)).trialAvailable).toBe(false)
    expect(await begin(sameCard)).toMatchObject({ intentType: 'payment', trialDays: 0 })
    // The trial was denied because of the card, so the mailbox can still have one.
    expect((await sameCard.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    expect(await begin(await signUpMember(site, sameCard.email))).toMatchObject({ intentType: 'setup', trialDays: 7 })
  })

  it('is denied for a card without a fingerprint, as with Link, and stays available for another card', async () => {
    const person = await signUpMember(site)
    const [setup = ''] = (await begin(person)).clientSecret.split('_secret_')
    await askCards(site, `setup_intents/${setup}/confirm`, { payment_method: 'pm_card_link' })
    await eventually(async () => (await rowsOf(site, person))[0]?.status === 'incomplete_expired')
    expect(await ofPerson(site, person)).toEqual([])
    expect(await person.post('/api/subscribe', {})).toMatchObject({
      status: 402,
      json: { message: 'We can’t use this payment method for a free trial. Try again and enter a card number.' },
    })
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, trialAvailable: true })
    expect(await begin(person)).toMatchObject({ intentType: 'setup', trialDays: 7 })
  })

  it('that is denied names the price of the chosen plan', async () => {
    const person = await signUpMember(site)
    const { clientSecret } = await begin(person, 'annual')
    await confirmCard(site, clientSecret, VISA)
    await eventually(async () => (await rowsOf(site, person))[0]?.status === 'incomplete_expired')
    const answer = await person.post('/api/subscribe', {})
    expect(answer.json).toMatchObject({ message: 'This card has already had its free trial. Start today for $115' })
  })

  it('is available unless the account or mailbox has used it', async () => {
    const newcomer = await signUpMember(site, 'pebble.finder@gmail.com')
    expect((await whoIs(newcomer)).trialAvailable).toBe(true)
    await begin(newcomer)
    expect((await whoIs(newcomer)).trialAvailable).toBe(true)
    await site.pool.query('update users set trial_used_at = now() where email = $1', [newcomer.email])
    expect((await whoIs(newcomer)).trialAvailable).toBe(false)
    expect((await whoIs(await signUpMember(site, 'pebblefinder+2@gmail.com'))).trialAvailable).toBe(false)
    expect((await whoIs(await signUpMember(site))).trialAvailable).toBe(true)
  })

  it('that was used is followed by a membership charged immediately', async () => {
    const person = await signUpMember(site)
    await site.pool.query('update users set trial_used_at = now() where email = $1', [person.email])
    const { clientSecret, intentType } = await begin(person, 'annual')
    expect(intentType).toBe('payment')
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect((await confirmCard(site, clientSecret, DECLINED)).error?.message).toMatch(/declined/)
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect((await begin(person, 'annual')).clientSecret).toBe(clientSecret)
    expect(await confirmCard(site, clientSecret, VISA)).toMatchObject({ status: 'succeeded' })
    await eventually(async () => (await whoIs(person)).isSubscriber)
    expect(await whoIs(person)).toMatchObject({ subscription: { plan: 'annual', status: 'active', trialEnd: null } })
  })
})

describe('starting a membership', () => {
  it.each([{ plan: 'weekly' }, { plan: '' }, {}, { plan: 'monthly', trialDays: 365 }, { plan: 'monthly', price: 1 }])(
    'with %j gets 400 and starts nothing',
    async (body) => {
      const person = await signUpMember(site)
      expect(await person.post('/api/create-subscription', body)).toMatchObject({
        status: 400,
        json: { code: 'invalid_input' },
      })
      expect(await rowsOf(site, person)).toEqual([])
    },
  )

  it('again returns the same form for the same plan and replaces it for another', async () => {
    const person = await signUpMember(site)
    const first = await begin(person, 'monthly')
    expect((await begin(person, 'monthly')).clientSecret).toBe(first.clientSecret)
    const second = await begin(person, 'annual')
    expect(second.clientSecret).not.toBe(first.clientSecret)
    expect(await confirmCard(site, first.clientSecret, '4000 0025 0000 3155')).not.toMatchObject({
      status: 'succeeded',
    })
    expect((await rowsOf(site, person)).map(({ status }) => status)).toEqual(['incomplete_expired', 'pending'])
  })

  it('ten times concurrently returns one form', async () => {
    const person = await signUpMember(site)
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(person)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1)
    expect(await rowsOf(site, person)).toHaveLength(1)
  })

  it('is rejected for members', async () => {
    const subscriber = await payingMember(site)
    for (const plan of ['monthly', 'annual']) {
      expect(await begin(subscriber, plan)).toMatchObject({ status: 409, code: 'already_subscribed' })
    }
    expect(await ofPerson(site, subscriber)).toHaveLength(1)
  })

  it('fails while the card provider is unavailable, and works afterwards', async () => {
    const person = await signUpMember(site)
    await tellCards(site, 'faults', { mode: 'error500', path: 'customers|setup_intents' })
    expect(await begin(person)).toMatchObject({ status: 502, code: 'card_provider_unreachable' })
    await tellCards(site, 'faults', { mode: null })
    expect((await whoIs(person)).isSubscriber).toBe(false)
    expect(await ofPerson(site, person)).toEqual([])
    expect((await begin(person)).status).toBe(200)
    expect(await rowsOf(site, person)).toHaveLength(1)
  })

  it('after a lost response creates one customer and one form', async () => {
    const person = await signUpMember(site)
    await tellCards(site, 'faults', { mode: 'reset_after', path: 'setup_intents', times: 2 })
    expect((await begin(person)).status).toBe(502)
    await tellCards(site, 'faults', { mode: null })
    expect((await begin(person)).status).toBe(200)
    const list = await fetch(`${site.cardBase}/v1/customers?email=${person.email}&limit=10`, {
      headers: { authorization: 'Bearer sk_test_tests' },
    })
    expect(((await list.json()) as { data: unknown[] }).data).toHaveLength(1)
    expect((await rowsOf(site, person)).filter(({ setup_intent_id }) => setup_intent_id !== null)).toHaveLength(1)
  })

  it('with both plans in two tabs leaves one payable form', async () => {
    const person = await signUpWithoutTrial(site)
    await deliveriesDone(site)
    const answers = await meetAt(site, 'subscriptions', 2, () => [begin(person, 'monthly'), begin(person, 'annual')])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const open = (await rowsOf(site, person)).filter(({ status }) => /pending|incomplete$/.test(status))
    expect(open).toHaveLength(1)
    const payable = (await ofPerson(site, person)).filter(({ status }) => status === 'incomplete')
    expect(payable.map(({ id }) => id)).toEqual(open.map((row) => row.subscription_id))
  })

  it('with both plans concurrently and paying both leaves one active subscription', async () => {
    const people = await Promise.all(Array.from({ length: 15 }, () => signUpWithoutTrial(site)))
    await Promise.all(
      people.map(async (person) => {
        const answers = await Promise.all(['monthly', 'annual'].map((plan) => begin(person, plan)))
        for (const { status } of answers) expect([200, 409]).toContain(status)
        await Promise.all(
          answers.flatMap(({ status, clientSecret }) =>
            status === 200 ? [confirmCard(site, clientSecret, VISA)] : [],
          ),
        )
      }),
    )
    await deliveriesDone(site)
    for (const person of people) {
      const running = (await subscriptionsOf(site, (await whoIs(person)).id)).filter(
        ({ status }) => status === 'active',
      )
      expect(running.length).toBeLessThanOrEqual(1)
      expect((await whoIs(person)).isSubscriber).toBe(running.length === 1)
    }
  }, 60_000)

  it('is rejected and canceled when another tab replaced it meanwhile', async () => {
    const person = await signUpWithoutTrial(site)
    const delay = { mode: 'delay', delayMs: 1500, path: 'POST /v1/subscriptions', times: 1 }
    await tellCards(site, 'faults', { ...delay, webhook: { drop: true } })
    const slow = begin(person, 'monthly')
    await eventually(async () => (await rowsOf(site, person)).length === 1)
    expect((await begin(person, 'annual')).status).toBe(200)
    expect(await slow).toMatchObject({ status: 409, code: 'form_replaced' })
    await tellCards(site, 'faults', { webhook: null })
    expect((await rowsOf(site, person)).map(({ status }) => status)).toEqual([
      expect.stringMatching(/^(incomplete_expired|canceled)$/),
      'incomplete',
    ])
    const payable = (await subscriptionsOf(site, (await whoIs(person)).id)).filter(
      ({ status }) => status === 'incomplete',
    )
    expect(payable).toHaveLength(1)
  })

  it('besides an active one is canceled and refunded', async () => {
    const person = await payingMember(site)
    const { id } = await whoIs(person)
    const [first] = await subscriptionsOf(site, id)
    const extra = await startSecond(site, person)
    expect(extra.status).toBe('active')
    await deliveriesDone(site)
    const all = await subscriptionsOf(site, id)
    expect(all.map((one) => [one.id, one.status])).toEqual([
      [extra.id, 'canceled'],
      [first?.id, 'active'],
    ])
    const payment = await lastPayment(site, extra.id)
    await eventually(async () => (await refundsOf(site, payment)).length > 0)
    expect(await refundsOf(site, payment)).toHaveLength(1)
    expect(await whoIs(person)).toMatchObject({
      isSubscriber: true,
      subscription: { plan: 'monthly', status: 'active' },
    })
    const mails = await site.pool.query(`select 1 from mail_outbox where kind = 'subscription-ended' and "to" = $1`, [
      person.email,
    ])
    expect(mails.rows).toEqual([])
  })
})
