import type { Pool } from 'pg'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, rows, sql, statement } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordPersonAudit } from '#domain/platform/auditLog/recordPersonAudit.ts'
import { cancelEmailChange } from './cancelEmailChange.ts'
import { lockSessions } from './locks.ts'

export type StoredSession = {
  id: string
  browser: string | null
  system: string | null
  network: string | null
  signedInAt: Date
  endsAt: Date
}

export function listSessions(database: Database, userId: number, now: Date): Promise<StoredSession[]> {
  return rows(
    database,
    sql<StoredSession>`
      select s.id, p.browser, p.system, p.network, coalesce(s.created_at, s.expires_at) as "signedInAt", s.expires_at as "endsAt"
      from users_sessions s left join session_places p on p.session_id = s.id
      where s._parent_id = ${userId} and s.expires_at > ${now} order by s.created_at desc, s.id`,
  )
}

export async function endSession(database: Database, userId: number, sessionId: string): Promise<boolean> {
  return returnsRow(
    database,
    statement`delete from users_sessions where id = ${sessionId} and _parent_id = ${userId} returning 1`,
  )
}

/** “This wasn’t me” may have ended it during the request. Needs `lockSessions`. @throws AppError `unauthorized`. */
export async function refuseEndedSession(tx: Database, { id, sessionId }: SignedInReq['user']): Promise<void> {
  const isSignedIn = statement`select 1 from users_sessions where id = ${sessionId} and _parent_id = ${id}`
  if (!(await returnsRow(tx, isSignedIn))) throw new AppError('unauthorized')
}

type Ended = { userId: number; now: Date; except?: string | undefined }

/**
 * The person who is signed out may have asked for another email address, so that link ends too: it would give them the
 * account without the password. Needs `lockSessions`.
 * @param ended.except the session that stays.
 */
export async function endSessions(tx: Database, { userId, now, except }: Ended): Promise<void> {
  await cancelEmailChange(tx, userId, now)
  await tx.query(
    sql`delete from users_sessions where _parent_id = ${userId} and id is distinct from ${except ?? null}::text`,
  )
}

/** As `endSessions`, in a transaction of its own. */
export async function signOutEverywhere(pool: Pool, ended: Ended): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await lockSessions(tx, ended.userId)
    await endSessions(tx, ended)
  })
}

/** An employee signs someone out everywhere. For themselves, the current session stays. */
export async function signOutPerson(req: SignedInReq, userId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    await lockSessions(tx, userId)
    await endSessions(tx, { userId, now: req.now, except: req.user.sessionId })
    await recordPersonAudit(tx, req, userId, 'Signed out everywhere')
  })
  req.log.info({ userId, employeeId: req.user.id, msg: 'An employee signed someone out everywhere' })
}
