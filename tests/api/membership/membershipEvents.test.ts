import { afterEach, describe, expect, it } from 'vitest'
import { askCards, lastPayment, useCard } from '../../support/cards.ts'
import { holdRow } from '../../support/holdRow.ts'
import { signUpWithCard, whoIs } from '../../support/members.ts'
import {
  atProvider,
  begin,
  isSubscriber,
  overdueMember,
  pass,
  payingMember,
  warningsTo,
} from '../../support/memberships.ts'
import { confirmCard, signUpMember, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone, comeBack, runByTheClock } from '../../support/time.ts'
import { sendCardEvent } from '../../support/webhooks.ts'

const site = useSite()

afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

const FAILED = 'Your membership could not be renewed'
const ENDED = 'Your membership has ended'
const TRIAL_ENDS = 'Your free trial ends in 3 days'

describe('a Stripe webhook', () => {
  it('that is duplicated, late or out of order results in the same state, with one email each', async () => {
    await tellCards(site, 'faults', { webhook: { duplicate: 2, reorder: true } })
    const person = await overdueMember(site)
    await pass(site, person, 14.1)
    await tellCards(site, 'faults', { webhook: null })
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    expect(await warningsTo(site, person)).toEqual([FAILED, ENDED].sort())

    const { id } = await atProvider(site, person)
    const { data } = await askCards<{ data: { id: string; data: { object: { id: string } } }[] }>(
      site,
      'events?type=customer.subscription.updated&limit=100',
    )
    for (const event of data.filter(({ data: { object } }) => object.id === id)) {
      await tellCards(site, 'deliver', { eventId: event.id })
    }
    await deliveriesDone(site)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    expect(await warningsTo(site, person)).toEqual([FAILED, ENDED].sort())
  })

  it('is ordered by its read number, not by the clocks of two machines', async () => {
    const person = await payingMember(site)
    const { id } = await atProvider(site, person)
    const isEnding = async () => (await whoIs(person)).subscription?.cancelAtPeriodEnd
    const cancel = async (value: string) => {
      await askCards(site, `subscriptions/${id}`, { cancel_at_period_end: value })
      await deliveriesDone(site)
    }
    // Stored by a machine whose clock is an hour ahead.
    await site.pool.query(
      `update subscriptions set fetched_at = now() + interval '1 hour' where subscription_id = $1`,
      [id],
    )
    await cancel('true')
    expect(await isEnding()).toBe(true)
    // A response requested later is already stored.
    await site.pool.query(
      `update subscriptions set fetched_at = now() - interval '1 hour', read_number = read_number + 1000
       where subscription_id = $1`,
      [id],
    )
    await cancel('false')
    expect(await isEnding()).toBe(true)
  })

  it('that is lost is made up for by reconcile: payment, failure, refund, dispute and end', async () => {
    const person = await payingMember(site)
    const other = await payingMember(site)
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await askCards(site, 'refunds', { payment_intent: await lastPayment(site, (await atProvider(site, other)).id) })
    await useCard(site, (await atProvider(site, person)).id, 'pm_card_chargeCustomerFail')
    await pass(site, person, 2)
    await comeBack(other)
    expect(await isSubscriber(other)).toBe(true)
    await runByTheClock(site, 'reconcile')
    expect(await whoIs(other)).toMatchObject({ isSubscriber: false, subscription: { suspendedFor: 'refund' } })

    await pass(site, person, 30)
    await runByTheClock(site, 'reconcile')
    expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { status: 'past_due' } })
    await comeBack(other)
    expect(await isSubscriber(other)).toBe(true)
    await pass(site, person, 15)
    await runByTheClock(site, 'reconcile')
    await tellCards(site, 'faults', { webhook: null })
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    expect(await warningsTo(site, person)).toEqual([FAILED, ENDED].sort())
  })

  it('that is lost is made up for although a hundred other subscriptions can’t be read', async () => {
    const person = await payingMember(site)
    await site.pool.query(`
      with gone as (
        insert into users (email, first_name, last_name, handle)
        select 'gone' || n || '@example.test', 'Gone', 'Person', 'gone' || n from generate_series(1, 130) n returning id)
      insert into subscriptions (user_id, plan, status, is_trial, cancel_at_period_end, price_cents, subscription_id, fetched_at)
      select id, 'monthly', 'active', false, false, 1212, 'sub_gone_' || id, now() - interval '1 year' from gone`)
    await tellCards(site, 'faults', { webhook: { drop: true } })
    await useCard(site, (await atProvider(site, person)).id, 'pm_card_chargeCustomerFail')
    await pass(site, person, 31)
    await runByTheClock(site, 'reconcile')
    await tellCards(site, 'faults', { webhook: null })
    expect(await whoIs(person)).toMatchObject({ subscription: { status: 'past_due' } })
  })

  it('about the end of a trial may be lost: the email is still sent once', async () => {
    await tellCards(site, 'faults', { webhook: { drop: 'trial_will_end' } })
    const person = await signUpWithCard(site, '4000 0000 0000 0259')
    await pass(site, person, 4.1)
    await runByTheClock(site, 'remindMembers')
    await runByTheClock(site, 'remindMembers')
    await tellCards(site, 'faults', { webhook: null })
    expect(await warningsTo(site, person)).toEqual([TRIAL_ENDS])
    await pass(site, person, 3)
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { suspendedFor: 'dispute' } })
  })

  it('locks the member before the membership, whose offer uses up the trial', async () => {
    const person = await payingMember(site)
    const { id } = await atProvider(site, person)
    const user = (await whoIs(person)).id
    await site.pool.query(`update subscriptions set coupon_id = 'offer' where user_id = $1`, [user])
    await site.pool.query('update users set trial_used_at = null where id = $1', [user])
    const type = 'customer.subscription.updated'
    const object = { id, object: 'subscription' }
    const event = { id: 'evt_with_offer', object: 'event', type, created: 1, livemode: false, data: { object } }
    const answer = await holdRow(
      site,
      { text: 'select 1 from users where id = $1 for no key update', values: [user] },
      () => sendCardEvent(site, JSON.stringify(event)),
      { text: 'select 1 from subscriptions where user_id = $1 for no key update nowait', values: [user] },
    )
    expect(answer.status).toBe(200)
    const { rows } = await site.pool.query('select trial_used_at from users where id = $1', [user])
    expect(rows).not.toEqual([{ trial_used_at: null }])
  })

  it('of each handled type is stored once, and its content alone changes nothing', async () => {
    const person = await payingMember(site)
    const { id, latest_invoice: invoice } = await askCards<{ id: string; latest_invoice: string }>(
      site,
      `subscriptions/${(await atProvider(site, person)).id}`,
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
      expect([type, (await sendCardEvent(site, JSON.stringify(event))).status]).toEqual([type, 200])
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
    expect(await warningsTo(site, person)).toEqual([])
  })

  it('about a failed card setup keeps the form', async () => {
    const person = await signUpMember(site)
    const form = await begin(person)
    expect((await confirmCard(site, form.clientSecret, '4000 0000 0000 0002')).error?.message).toMatch(/declined/)
    await deliveriesDone(site)
    expect((await begin(person)).clientSecret).toBe(form.clientSecret)
    const { rows } = await site.pool.query(`select 1 from provider_events where type = 'setup_intent.setup_failed'`)
    expect(rows.length).toBeGreaterThan(0)
  })
})
