import { PROOF_MINUTES } from '#contracts/shared/constants.ts'
import { type Database, returnsRow, sql, statement } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { provePassword } from './provePassword.ts'
import { proveSecondFactor } from './secondFactor/proveSecondFactor.ts'
import { hasSecondFactor } from './secondFactor/readSecondFactor.ts'

type Session = { userId: number; sessionId: string; now: Date }

export async function hasRecentProof(database: Database, { userId, sessionId, now }: Session): Promise<boolean> {
  return returnsRow(
    database,
    statement`
      select 1 from session_places p join users_sessions s on s.id = p.session_id
      where p.session_id = ${sessionId} and p.user_id = ${userId} and p.proved_at > ${longestAgo(now)}`,
  )
}

/** For changes that open an account, because a session may be stolen. @throws AppError `password_needed`. */
export async function refuseWithoutProof({ pool, user, now }: SignedInReq): Promise<void> {
  const { id: userId, sessionId } = user
  if (!(await hasRecentProof(pool, { userId, sessionId, now }))) throw new AppError('password_needed')
}

/** With two-step sign-in it is a code: the password alone is not enough. */
export async function requiredProof(database: Database, userId: number): Promise<'code' | 'password' | 'sign-in'> {
  if (await hasSecondFactor(database, userId)) return 'code'
  const account = await returnsRow(database, statement`select 1 from users where id = ${userId} and hash is not null`)
  return account ? 'password' : 'sign-in'
}

type Proof = { password: string; code: string }

/**
 * @throws AppError `wrong_password`, `wrong_code`, `too_many_requests`, `sign_in_needed` for an account that has
 * neither and did not sign in within the last minutes.
 */
export async function proveIdentity(req: SignedInReq, { password, code }: Proof): Promise<void> {
  const { id, sessionId } = req.user
  const asked = await requiredProof(req.pool, id)
  if (asked === 'code') await proveSecondFactor(req, id, code)
  else if (asked === 'password') await provePassword(req, password)
  else await refuseOldSession(req)
  await req.pool.query(
    sql`update session_places set proved_at = ${req.now} where session_id = ${sessionId} and user_id = ${id}`,
  )
}

/** @throws AppError `sign_in_needed`. */
export async function refuseOldSession({ pool, user, now }: SignedInReq): Promise<void> {
  const fresh = await returnsRow(
    pool,
    statement`select 1 from users_sessions where id = ${user.sessionId} and created_at > ${longestAgo(now)}`,
  )
  if (!fresh) throw new AppError('sign_in_needed')
}

const longestAgo = (now: Date) => new Date(now.getTime() - PROOF_MINUTES * 60_000)
