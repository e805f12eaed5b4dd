import { payByCard } from './buy.ts'
import type { Testbed } from './createTestbed.ts'
import type { Visitor } from './Visitor.ts'
import { waitUntil } from './waitUntil.ts'

let count = 0

/** Without a trial, so that a subscription is charged immediately. */
export async function signUp(testbed: Testbed): Promise<Visitor & { email: string }> {
  const visitor = testbed.visitor()
  const email = `member${(count += 1)}@example.test`
  const person = { email, password: 'hunt-the-agate', firstName: 'Ada', lastName: 'Member' }
  const { status, text } = await visitor.post('/api/signup', person)
  if (status !== 201) throw new Error(`The sign-up answered ${status}: ${text}`)
  await testbed.pool.query('update users set trial_used_at = now(), email_verified_at = now() where email = $1', [
    email,
  ])
  return Object.assign(visitor, { email })
}

export async function subscribe(testbed: Testbed, person: Visitor, plan = 'monthly'): Promise<number> {
  const { status, json } = await person.post('/api/create-subscription', { plan })
  if (status !== 200) return status
  const { clientSecret } = json as { clientSecret: string }
  await payByCard(testbed, { clientSecret, reference: '', intentId: '' })
  return status
}

export async function isSubscriber(person: Visitor): Promise<boolean> {
  const { json } = await person.get('/api/auth/user')
  return (json as { isSubscriber?: boolean } | null)?.isSubscriber === true
}

export async function payingMember(testbed: Testbed, plan = 'monthly'): Promise<Visitor & { email: string }> {
  const person = await signUp(testbed)
  const status = await subscribe(testbed, person, plan)
  if (status !== 200) throw new Error(`Create-subscription answered ${status}`)
  await waitUntil('they are a subscriber', () => isSubscriber(person))
  return person
}
