import { expect } from 'vitest'
import { alertsLike } from './alerts.ts'
import type { Browser } from './Browser.ts'
import { askCards, subscriptionsOf, useCard } from './cards.ts'
import { mailsTo } from './mails.ts'
import { whoIs } from './members.ts'
import { confirmCard, eventually, signUpMember } from './people.ts'
import type { Site } from './site.ts'
import { deliveriesDone, comeBack, passTime } from './time.ts'

export type Person = Browser & { email: string }
type Begun = {
  clientSecret: string
  intentType: string
  trialDays: number
  firstChargeAt: string
  code?: string
  message?: string
}

export const VISA = '4242 4242 4242 4242'

export const begin = async (person: Browser, plan = 'monthly') => {
  const { status, json } = await person.post('/api/create-subscription', { plan })
  return { status, ...(json as Begun) }
}

export const isSubscriber = async (person: Browser) => (await whoIs(person)).isSubscriber

export async function atProvider(site: Site, person: Browser) {
  const [subscription] = await subscriptionsOf(site, (await whoIs(person)).id)
  if (!subscription) throw new Error('There is no subscription')
  return subscription
}

/** Oldest first. */
export async function rowsOf(site: Site, person: Browser) {
  const { rows } = await site.pool.query<{
    status: string
    subscription_id: string | null
    setup_intent_id: string | null
  }>('select status, subscription_id, setup_intent_id from subscriptions where user_id = $1 order by id', [
    (await whoIs(person)).id,
  ])
  return rows
}

export const ofPerson = async (site: Site, person: Browser) => subscriptionsOf(site, (await whoIs(person)).id)

/** Signs in again afterwards, because sessions expire. */
export async function pass(site: Site, person: Person, days: number): Promise<void> {
  await passTime(site, days)
  await comeBack(person)
}

/** The trial is used up, so a subscription is charged immediately. */
export async function signUpWithoutTrial(site: Site): Promise<Person> {
  const person = await signUpMember(site)
  await site.pool.query('update users set trial_used_at = now() where email = $1', [person.email])
  return person
}

/** Without a trial. */
export async function payingMember(site: Site, plan = 'monthly', card = VISA): Promise<Person> {
  const person = await signUpWithoutTrial(site)
  await confirmCard(site, (await begin(person, plan)).clientSecret, card)
  await eventually(() => isSubscriber(person))
  // Later webhooks must not interfere with the test.
  await deliveriesDone(site)
  return person
}

/** Besides the first, from a stale form. */
export async function startSecond(site: Site, person: Person, card?: string): Promise<{ id: string; status: string }> {
  const first = await atProvider(site, person)
  const { rows } = await site.pool.query<{ key: string; userId: number }>(
    `insert into subscriptions (user_id, plan, status, price_cents) select id, 'annual', 'pending', 11500 from users where email = $1
     returning idempotency_key as key, user_id as "userId"`,
    [person.email],
  )
  const price = await askCards<{ data: { id: string }[] }>(site, 'prices?lookup_keys[]=membership_annual')
  const method =
    card && (await askCards<{ id: string }>(site, `payment_methods/${card}/attach`, { customer: first.customer })).id
  return askCards(site, 'subscriptions', {
    customer: first.customer,
    default_payment_method: method ?? first.default_payment_method,
    'items[0][price]': price.data[0]?.id ?? '',
    'metadata[userId]': String(rows[0]?.userId),
    'metadata[localKey]': rows[0]?.key ?? '',
  })
}

export async function openAlerts(site: Site): Promise<string[]> {
  return (await alertsLike(site.pool)).filter(({ isResolved }) => !isResolved).map(({ message }) => message)
}

export async function overdueMember(site: Site): Promise<Person> {
  const person = await payingMember(site)
  await useCard(site, (await atProvider(site, person)).id, 'pm_card_chargeCustomerFail')
  await pass(site, person, 31)
  expect(await whoIs(person)).toMatchObject({ isSubscriber: true, subscription: { status: 'past_due' } })
  return person
}

/** Waits until the outbox is empty. */
export async function subjectsTo(site: Site, person: Person): Promise<string[]> {
  await eventually(async () => {
    const waiting = await site.pool.query('select 1 from mail_outbox where sent_at is null')
    return waiting.rowCount === 0
  })
  const mails = await mailsTo(site, person.email, /trial|membership/)
  return mails.map((mail) => /^Subject: (.+)$/m.exec(mail)?.[1] ?? '').sort()
}

const NEWS = /^(Your free trial has started|Your membership has started|Receipt: .*|Your membership is canceled)$/

/** Without emails about the member's own actions. */
export const warningsTo = async (site: Site, person: Person): Promise<string[]> =>
  (await subjectsTo(site, person)).filter((subject) => !NEWS.test(subject))

/** The id of the row. */
export async function membershipOf(site: Site, person: Browser): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>('select id from subscriptions where user_id = $1', [
    (await whoIs(person)).id,
  ])
  return rows[0]?.id ?? 0
}
