import { jwtVerify } from 'jose'
import type { Pool } from 'pg'
import type { Plan, SubscriptionStatus, Suspension } from '#contracts/people.ts'
import { row, sql } from '#database/sql.ts'
import { ShopError } from '../ShopError.ts'
import { accessOf } from '../subscriptions/isEntitled.ts'

/** Who is asking, with what decides their rights, as it is at this moment. */
export type Caller = {
  id: number
  email: string
  firstName: string
  lastName: string
  handle: string
  isEmployee: boolean
  isSubscriber: boolean
  /** A subscriber only because an employee gave it to them. */
  isPatron: boolean
  commentsMuted: boolean
  commentsTrusted: boolean
  complimentaryUntil: Date | null
  sessionId: string
  subscription: CallerSubscription | null
}

export type CallerSubscription = {
  plan: Plan
  status: SubscriptionStatus
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  trialEnd: Date | null
  pastDueSince: Date | null
  suspendedFor: Suspension | null
}

type Found = Omit<Caller, 'isSubscriber' | 'isPatron' | 'subscription' | 'sessionId'> & {
  [Key in keyof CallerSubscription]: CallerSubscription[Key] | null
}

/** Resolves a session cookie in one indexed query; null for a forged, expired or revoked one. */
export async function findCaller(pool: Pool, secret: string, token: string, now: Date): Promise<Caller | null> {
  const session = await readToken(secret, token, now)
  return session && readCaller(pool, session, now)
}

/** The same person as they are now, after something of theirs has changed. */
export async function findCallerAgain(
  { pool, now }: { pool: Pool; now: Date },
  { id, sessionId }: Caller,
): Promise<Caller> {
  const caller = await readCaller(pool, { userId: id, sid: sessionId }, now)
  if (!caller) throw new ShopError('unauthorized')
  return caller
}

async function readCaller(pool: Pool, session: Session, now: Date): Promise<Caller | null> {
  const found = await row<Found>(
    pool,
    sql`
      select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.handle, u.is_employee as "isEmployee",
        u.comments_muted as "commentsMuted", u.comments_trusted as "commentsTrusted", u.complimentary_until as "complimentaryUntil",
        s.plan, s.status, s.current_period_end as "currentPeriodEnd", s.cancel_at_period_end as "cancelAtPeriodEnd",
        s.trial_end as "trialEnd", s.past_due_since as "pastDueSince", s.suspended_for as "suspendedFor"
      from users_sessions us
      join users u on u.id = us._parent_id
      left join lateral (
        select * from subscriptions
        where user_id = u.id and status not in ('pending', 'incomplete', 'incomplete_expired')
        order by (status in ('trialing', 'active', 'past_due')) desc, created_at desc limit 1
      ) s on true
      where us.id = ${session.sid} and us._parent_id = ${session.userId} and us.expires_at > ${now} and u.closed_at is null`,
  )
  return found && toCaller(found, session.sid, now)
}

function toCaller(found: Found, sessionId: string, now: Date): Caller {
  const { plan, status, currentPeriodEnd, cancelAtPeriodEnd, trialEnd, pastDueSince, suspendedFor, ...person } = found
  const dates = { currentPeriodEnd, trialEnd, pastDueSince }
  const subscription =
    plan && status ? { plan, status, ...dates, cancelAtPeriodEnd: cancelAtPeriodEnd === true, suspendedFor } : null
  const access = accessOf(subscription, person.complimentaryUntil, now)
  return { ...person, sessionId, subscription, isSubscriber: access !== null, isPatron: access === 'gift' }
}

type Session = { userId: number; sid: string }

async function readToken(secret: string, token: string, now: Date): Promise<Session | null> {
  try {
    const key = new TextEncoder().encode(secret)
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
    if (payload['collection'] !== 'users' || typeof payload['id'] !== 'number' || typeof payload['sid'] !== 'string')
      return null
    return { userId: payload['id'], sid: payload['sid'] }
  } catch {
    return null
  }
}
