import { row, sql } from '#database/sql.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import { storeFirstChoice } from '#domain/people/account/choosePostEmails.ts'
import { signUp } from '#domain/people/people/signUp.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { DemoAccount } from './accounts.ts'

export type People = { member: Actor; subscriber: Actor; employee: Actor }

export async function seedPeople(req: Req, accounts: DemoAccount[]): Promise<People> {
  const people = new Map<string, Actor>()
  for (const account of accounts) people.set(account.email, await seedPerson(req, account))
  const find = (name: string) => {
    const person = [...people].find(([email]) => email.startsWith(`${name}@`))?.[1]
    if (!person) throw new Error(`There is no ${name} among the demo accounts`)
    return person
  }
  return { member: find('member'), subscriber: find('subscriber'), employee: find('employee') }
}

async function seedPerson(req: Req, account: DemoAccount): Promise<Actor> {
  const known = await row(req.pool, sql<{ id: number }>`select id from users where email = ${account.email}`)
  const { email, password, firstName, lastName, staffRole: role = null } = account
  const { id } = known ?? (await signUp(req, { email, password, firstName, lastName }))
  // As `npm run make-employee` does; no page can.
  await req.pool.query(sql`
    update users set role = ${role}::enum_users_role, email_verified_at = coalesce(email_verified_at, ${req.now}) where id = ${id}`)
  if (role === null) await storeFirstChoice(req.pool, id, { choice: 'at_once', now: req.now })
  const person = await row(
    req.pool,
    sql<
      Pick<Actor, 'handle' | 'commentsTrusted'>
    >`select handle, comments_trusted as "commentsTrusted" from users where id = ${id}`,
  )
  if (!person) throw new Error(`${email} was not stored`)
  return {
    ...person,
    id,
    email,
    firstName,
    lastName,
    role,
    isEmployee: role !== null,
    owesSecondFactor: false,
    emailUnconfirmed: false,
    isSubscriber: account.role === 'subscriber',
    isPatron: false,
    commentsMuted: false,
    givenUntil: null,
    complimentaryUntil: null,
    giftFrom: null,
    giftUntil: null,
    hasPosts: false,
    hasCart: false,
    trialAvailable: false,
    sessionId: '',
    apiKey: null,
    subscription: null,
    pauseRefusal: null,
    chargeNowCents: null,
  }
}
