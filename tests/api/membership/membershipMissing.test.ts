import { afterEach, describe, expect, it } from 'vitest'
import { askCards, deleteAtCards } from '../../support/cards.ts'
import { whoIs } from '../../support/members.ts'
import {
  begin,
  isSubscriber,
  type Person,
  payingMember,
  rowsOf,
  signUpWithoutTrial,
} from '../../support/memberships.ts'
import { confirmCard, eventually, signUpMember, tellCards } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { comeBack, passTime, runByTheClock } from '../../support/time.ts'

const site = useSite()
afterEach(() => tellCards(site, 'faults', { mode: null, webhook: null }))

const customerOf = async (person: Person) =>
  (
    await site.pool.query<{ id: string | null; key: string }>(
      'select card_customer_id as id, customer_idempotency_key as key from users where email = $1',
      [person.email],
    )
  ).rows[0]

/** As after a change of the Stripe account or a deletion of test data. */
const forget = async (column: 'subscription_id' | 'setup_intent_id', person: Person, id: string) =>
  site.pool.query(
    `update subscriptions set ${column} = $2 where user_id = (select id from users where email = $1) and ${column} is not null`,
    [person.email, id],
  )

describe('a subscription that is missing at Stripe', () => {
  it('ends at the next reconcile', async () => {
    const person = await payingMember(site)
    await forget('subscription_id', person, 'sub_missing_1')
    await passTime(site, 1.1)
    await comeBack(person)
    await runByTheClock(site, 'reconcile')
    expect(await whoIs(person)).toMatchObject({ isSubscriber: false, subscription: { status: 'canceled' } })
    await site.pool.query(
      `update subscriptions set subscription_id = 'sub_missing_1b' where subscription_id = 'sub_missing_1'`,
    )
  })

  it('does not stop its member from subscribing again before reconcile runs', async () => {
    const person = await payingMember(site)
    await deleteAtCards(site, `customers/${(await customerOf(person))?.id}`)
    await forget('subscription_id', person, 'sub_missing_2')
    const form = await begin(person)
    expect(form).toMatchObject({ status: 200, intentType: 'payment' })
    await confirmCard(site, form.clientSecret)
    await eventually(() => isSubscriber(person))
  })

  it('does not break the link to the billing portal', async () => {
    const person = await payingMember(site)
    await forget('subscription_id', person, 'sub_missing_3')
    const answer = await person.get('/api/billing?flow=cancel')
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(site.cardBase)
  })
})

describe('a customer that was deleted at Stripe', () => {
  it('is replaced, with a new idempotency key, when the member subscribes again', async () => {
    const person = await payingMember(site)
    const before = await customerOf(person)
    await deleteAtCards(site, `customers/${before?.id}`)
    await eventually(async () => !(await isSubscriber(person)))
    const form = await begin(person)
    expect(form.status).toBe(200)
    const after = await customerOf(person)
    expect(after?.id).not.toBe(before?.id)
    expect(after?.key).not.toBe(before?.key)
    await confirmCard(site, form.clientSecret)
    await eventually(() => isSubscriber(person))
  })

  it('invalidates the open form: the next one belongs to the new customer', async () => {
    const person = await signUpMember(site)
    const first = await begin(person)
    await deleteAtCards(site, `customers/${(await customerOf(person))?.id}`)
    const second = await begin(person)
    expect(second).toMatchObject({ status: 200, intentType: 'setup' })
    expect(second.clientSecret).not.toBe(first.clientSecret)
    const setup = await askCards<{ customer: string }>(site, `setup_intents/${second.clientSecret.split('_secret')[0]}`)
    expect(setup.customer).toBe((await customerOf(person))?.id)
  })

  it('is replaced once by concurrent requests', async () => {
    const person = await signUpWithoutTrial(site)
    await begin(person)
    await deleteAtCards(site, `customers/${(await customerOf(person))?.id}`)
    const answers = await Promise.all(Array.from({ length: 4 }, () => begin(person)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const list = await askCards<{ data: unknown[] }>(site, `customers?email=${person.email}`)
    expect(list.data).toHaveLength(1)
  })

  it('redirects the billing link to /subscribe', async () => {
    const person = await payingMember(site)
    await deleteAtCards(site, `customers/${(await customerOf(person))?.id}`)
    expect((await person.get('/api/billing')).headers.get('location')).toBe('/subscribe')
  })
})

describe('a card form that is missing at Stripe', () => {
  it('expires and is replaced', async () => {
    const person = await signUpMember(site)
    await begin(person)
    await forget('setup_intent_id', person, 'seti_missing_1')
    expect(await begin(person)).toMatchObject({ status: 200, intentType: 'setup' })
    expect((await rowsOf(site, person)).map(({ status }) => status)).toEqual(['incomplete_expired', 'pending'])
  })

  it('is replaced when another plan is chosen', async () => {
    const person = await signUpMember(site)
    await begin(person)
    await forget('setup_intent_id', person, 'seti_missing_2')
    expect(await begin(person, 'annual')).toMatchObject({ status: 200, intentType: 'setup' })
  })

  it('of a due payment is replaced', async () => {
    const person = await signUpWithoutTrial(site)
    await begin(person)
    await forget('subscription_id', person, 'sub_missing_4')
    const form = await begin(person)
    expect(form).toMatchObject({ status: 200, intentType: 'payment' })
    await confirmCard(site, form.clientSecret)
    await eventually(() => isSubscriber(person))
  })
})
