import { randomUUID } from 'node:crypto'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { lockSessions } from './locks.ts'
import { rememberDevice, type Place } from './rememberDevice.ts'
import { hasSecondFactor } from './secondFactor/readSecondFactor.ts'
import { signSessionToken } from './sessionToken.ts'
import type { Account } from './signIn.ts'

const HOUR = 60 * 60
const MEMBER_SECONDS = 30 * 24 * HOUR
const EMPLOYEE_SECONDS = 12 * HOUR

type SignInDetails = Place & {
  isProved: boolean
}

/** Updates no column of the user, so concurrent sign-ins don't conflict. @throws AppError `second_factor_required`. */
export async function openSession(
  req: Req,
  user: Account,
  entry: SignInDetails,
): Promise<{ token: string; seconds: number }> {
  const sid = randomUUID()
  const seconds = user.isEmployee ? EMPLOYEE_SECONDS : MEMBER_SECONDS
  const endsAt = new Date(req.now.getTime() + seconds * 1000)
  await inTransaction(req.pool, async (tx) => {
    // Turning on the second factor takes the same lock.
    await lockSessions(tx, user.id)
    if (!entry.isProved && (await hasSecondFactor(tx, user.id))) throw new AppError('second_factor_required')
    await store(tx, user.id, { sid, endsAt }, entry, req.now)
    await rememberDevice(tx, user.id, entry, req.now)
  })
  const token = await signSessionToken(req.payload.secret, { userId: user.id, sid, endsAt: endsAt.getTime() })
  return { token, seconds }
}

async function store(
  tx: Database,
  userId: number,
  { sid, endsAt }: { sid: string; endsAt: Date },
  { device, network }: Place,
  now: Date,
): Promise<void> {
  await tx.query(sql`delete from users_sessions where _parent_id = ${userId} and expires_at < ${now}`)
  await tx.query(sql`
    insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
    values ((select coalesce(max(_order), 0) + 1 from users_sessions where _parent_id = ${userId}),
      ${userId}, ${sid}, ${now}, ${endsAt})`)
  await capSessions(tx, userId, sid)
  await tx.query(sql`
    delete from session_places where user_id = ${userId}
      and session_id not in (select id from users_sessions where _parent_id = ${userId})`)
  await tx.query(sql`
    insert into session_places (session_id, user_id, browser, system, network)
    values (${sid}, ${userId}, ${device.browser}, ${device.system}, ${network})`)
}

export async function closeSession(req: Req, sessionId: string): Promise<void> {
  await req.pool.query(sql`delete from users_sessions where id = ${sessionId}`)
}

const MAX_SESSIONS = 50

async function capSessions(tx: Database, userId: number, newest: string): Promise<void> {
  await tx.query(sql`
    delete from users_sessions where id in (
      select id from users_sessions where _parent_id = ${userId}
      order by id = ${newest} desc, created_at desc offset ${MAX_SESSIONS})`)
}
