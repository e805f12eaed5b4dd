import { payByCard } from './buy.ts'
import type { Ground } from './ground.ts'
import type { Visitor } from './Visitor.ts'
import { until } from './wait.ts'

let count = 0

/** Somebody who is signed in and has had their trial, so that a membership is paid at once. */
export async function signUp(ground: Ground): Promise<Visitor & { email: string }> {
  const visitor = ground.visitor()
  const email = `member${(count += 1)}@example.test`
  const person = { email, password: 'hunt-the-agate', firstName: 'Ada', lastName: 'Member' }
  const { status, text } = await visitor.post('/api/signup', person)
  if (status !== 201) throw new Error(`The sign-up answered ${status}: ${text}`)
  await ground.pool.query('update users set trial_used_at = now(), email_verified_at = now() where email = $1', [email])
  return Object.assign(visitor, { email })
}

/** Begins a membership and pays for it. @returns the status of the answer that should bring the form. */
export async function subscribe(ground: Ground, person: Visitor, plan = 'monthly'): Promise<number> {
  const { status, json } = await person.post('/api/create-subscription', { plan })
  if (status !== 200) return status
  const { clientSecret } = json as { clientSecret: string }
  await payByCard(ground, { clientSecret, reference: '', intentId: '' })
  return status
}

export async function isSubscriber(person: Visitor): Promise<boolean> {
  const { json } = await person.get('/api/auth/user')
  return (json as { isSubscriber?: boolean } | null)?.isSubscriber === true
}

/** A member who has paid. */
export async function payingMember(ground: Ground, plan = 'monthly'): Promise<Visitor & { email: string }> {
  const person = await signUp(ground)
  const status = await subscribe(ground, person, plan)
  if (status !== 200) throw new Error(`Create-subscription answered ${status}`)
  await until('they are a subscriber', () => isSubscriber(person))
  return person
}
