import { row, sql } from '#database/sql.ts'
import type { Actor } from '#domain/people/findActor.ts'
import { signUp } from '#domain/people/signUp.ts'
import type { Req } from '#domain/Req.ts'
import { type DemoAccount, demoAccounts } from './accounts.ts'

export type People = { member: Actor; subscriber: Actor; employee: Actor }

export async function seedPeople(req: Req): Promise<People> {
  const find = async (role: DemoAccount['role']) => {
    const account = demoAccounts.find((candidate) => candidate.role === role)
    if (!account) throw new Error(`There is no ${role} among the demo accounts`)
    return seedPerson(req, account)
  }
  return { member: await find('member'), subscriber: await find('subscriber'), employee: await find('employee') }
}

async function seedPerson(req: Req, account: DemoAccount): Promise<Actor> {
  const known = await row(req.pool, sql<{ id: number }>`select id from users where email = ${account.email}`)
  const { email, password, firstName, lastName } = account
  const { id } = known ?? (await signUp(req, { email, password, firstName, lastName }))
  // As `npm run make-employee` does; no page can.
  await req.pool.query(sql`
    update users set is_employee = ${account.role === 'employee'}, email_verified_at = coalesce(email_verified_at, ${req.now}) where id = ${id}`)
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
    isEmployee: account.role === 'employee',
    owesSecondFactor: false,
    isSubscriber: account.role === 'subscriber',
    isPatron: false,
    commentsMuted: false,
    complimentaryUntil: null,
    hasPosts: false,
    hasCart: false,
    trialAvailable: false,
    sessionId: '',
    subscription: null,
  }
}
