import { afterEach, describe, expect, it } from 'vitest'
import { askCards } from '../../support/cards.ts'
import { signUpWithCard, whoIs } from '../../support/members.ts'
import {
  atProvider,
  begin,
  isSubscriber,
  ofPerson,
  openAlerts,
  type Person,
  payingMember,
  rowsOf,
  signUpWithoutTrial,
  VISA,
} from '../../support/memberships.ts'
import { confirmCard, eventually, signUpMember, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { deliveriesDone } from '../../support/time.ts'

const site = useSite()
afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

async function restoreFromBefore(person: Person, { forgetsCustomer = true } = {}): Promise<void> {
  const who = `(select id from users where email = '${person.email}')`
  await site.pool.query(`delete from subscriptions where user_id = ${who}`)
  await site.pool.query(
    `update users set customer_idempotency_key = gen_random_uuid()::text, email_verified_at = now(),
       card_customer_id = case when $1 then null else card_customer_id end where id = ${who}`,
    [forgetsCustomer],
  )
}

describe('after a restore, an active membership at Stripe', () => {
  it.each([true, false])('is found by the return page (customer forgotten: %s)', async (forgetsCustomer) => {
    const person = await payingMember(site, 'annual')
    const { id } = await atProvider(site, person)
    await restoreFromBefore(person, { forgetsCustomer })
    expect(await isSubscriber(person)).toBe(false)
    expect(await person.post('/api/subscribe', {})).toMatchObject({ status: 200, json: { isSubscriber: true } })
    expect(await rowsOf(site, person)).toMatchObject([{ status: 'active', subscription_id: id }])
    const { rows } = await site.pool.query(
      'select plan, started_at is not null as started, first_paid_at is not null as paid from subscriptions where subscription_id = $1',
      [id],
    )
    expect(rows).toEqual([{ plan: 'annual', started: true, paid: true }])
  })

  it('is not charged again when its member subscribes', async () => {
    const person = await payingMember(site)
    await restoreFromBefore(person)
    expect(await begin(person)).toMatchObject({ status: 409, code: 'already_subscribed' })
    expect(await isSubscriber(person)).toBe(true)
    expect(await ofPerson(site, person)).toHaveLength(1)
  })

  it('still counts its trial as used', async () => {
    const person = await signUpWithCard(site, '5555 5555 5555 4444')
    await deliveriesDone(site)
    await restoreFromBefore(person)
    await site.pool.query('update users set trial_used_at = null where email = $1', [person.email])
    expect((await begin(person)).code).toBe('already_subscribed')
    expect(await whoIs(person)).toMatchObject({
      isSubscriber: true,
      trialAvailable: false,
      subscription: { status: 'trialing' },
    })
  })

  it('is replaced by a payment when it is unpaid there', async () => {
    const person = await payingMember(site)
    const { id } = await atProvider(site, person)
    await restoreFromBefore(person)
    await askCards(site, `subscriptions/${id}`, { 'pause_collection[behavior]': 'void' })
    await tellCards(site, 'advance', { seconds: 32 * 86_400 })
    await deliveriesDone(site)
    const form = await begin(person)
    expect(form).toMatchObject({ status: 200, intentType: 'payment' })
    expect((await ofPerson(site, person)).map(({ status }) => status)).toEqual(['incomplete', 'canceled'])
  })

  it('beside another raises an alert', async () => {
    const person = await payingMember(site)
    const first = await atProvider(site, person)
    const price = await askCards<{ data: { id: string }[] }>(site, 'prices?lookup_keys[]=membership_annual')
    const second = await askCards<{ id: string }>(site, 'subscriptions', {
      customer: first.customer,
      default_payment_method: first.default_payment_method,
      'items[0][price]': price.data[0]?.id ?? '',
      'metadata[userId]': String((await whoIs(person)).id),
      'metadata[localKey]': 'a-row-the-backup-does-not-have',
    })
    await deliveriesDone(site)
    await person.post('/api/subscribe', {})
    expect(await openAlerts(site)).toEqual([
      expect.stringContaining(`two active subscriptions at Stripe: ${first.id} and ${second.id}`),
    ])
    expect((await ofPerson(site, person)).map(({ status }) => status)).toEqual(['active', 'active'])
  })

  it('of a user with the same id and another email is not adopted', async () => {
    const person = await payingMember(site)
    await restoreFromBefore(person)
    await site.pool.query('update users set email = $2 where email = $1', [person.email, `other-${person.email}`])
    expect((await person.post('/api/subscribe', {})).status).toBe(402)
    expect(await isSubscriber(person)).toBe(false)
  })

  it('of a user with an unconfirmed email is not adopted', async () => {
    const person = await payingMember(site)
    await restoreFromBefore(person)
    await site.pool.query('update users set email_verified_at = null where email = $1', [person.email])
    expect((await person.post('/api/subscribe', {})).status).toBe(402)
  })
})

describe('a server error that Stripe replays', () => {
  it.each(['customers', 'setup_intents'])('at %s does not stop a member from subscribing', async (path) => {
    const person = await signUpMember(site)
    await tellCards(site, 'faults', { mode: 'error500', path: `POST /v1/${path}$` })
    expect((await begin(person)).status).toBe(502)
    await tellCards(site, 'faults', { mode: null })
    expect(await begin(person)).toMatchObject({ status: 200, intentType: 'setup' })
    expect((await askCards<{ data: unknown[] }>(site, `customers?email=${person.email}`)).data).toHaveLength(1)
  })

  it.each(['error500', 'error500_after'])(
    '(%s) for a paid subscription leaves one payable subscription',
    async (mode) => {
      const person = await signUpWithoutTrial(site)
      await tellCards(site, 'faults', { mode, path: 'POST /v1/subscriptions$', times: 1 })
      const form = await begin(person)
      expect(form).toMatchObject({ status: 200, intentType: 'payment' })
      await confirmCard(site, form.clientSecret, VISA)
      await eventually(() => isSubscriber(person))
      expect(await ofPerson(site, person)).toHaveLength(1)
    },
  )

  it('for a trial leaves one trial', async () => {
    const person = await signUpMember(site)
    const { clientSecret } = await begin(person)
    await tellCards(site, 'faults', { mode: 'error500_after', path: 'POST /v1/subscriptions$', times: 1 })
    await confirmCard(site, clientSecret, VISA)
    await eventually(() => isSubscriber(person))
    expect(await ofPerson(site, person)).toHaveLength(1)
  })
})
