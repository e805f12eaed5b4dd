import { timingSafeEqual } from 'node:crypto'
import { EMAIL_CODE_TRIES } from '#contracts/shared/constants.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { sha256 } from '#domain/platform/sha256.ts'
import { isKnownDevice } from '../knownDevice.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import { lockSessions } from '../locks.ts'
import { proveMailbox } from '../proveMailbox.ts'
import { endSessions } from '../sessions.ts'
import type { Account } from '../signIn.ts'
import { withAttemptLimit } from '../withAttemptLimit.ts'
import { hashEmailCode } from './hashEmailCode.ts'

type Entered = { account: Account; redirect: string }
type StoredCode = { emailHash: string; codeHash: string; userId: number | null; redirect: string }

/**
 * Works once, only in the browser that asked for it; five wrong codes end it. The first proof of the address ends all other
 * sessions: somebody else may have joined with it.
 * @throws AppError `email_code_expired`, `wrong_email_code`, `too_many_requests`.
 */
export async function signInWithEmailCode(req: Req, browserKey: string | undefined, typed: string): Promise<Entered> {
  const browserHash = sha256(browserKey ?? '')
  const asked = await row(
    req.pool,
    sql<{ emailHash: string; userId: number | null }>`
      select email_hash as "emailHash", user_id as "userId" from sign_in_codes
      where browser_hash = ${browserHash} and expires_at > ${req.now} and tries < ${EMAIL_CODE_TRIES}`,
  )
  if (!asked) throw new AppError('email_code_expired')
  const { userId, emailHash } = asked
  const isKnown = userId !== null && (await isKnownDevice(req, userId))
  // The same limits for an address without an account.
  const attempt = { name: `email code ${emailHash}`, userId, isKnownDevice: isKnown, everywhere: 'codes' } as const
  const code = typed.replace(/[\s-]/g, '')
  const entered = await withAttemptLimit(req, attempt, () =>
    inTransaction(req.pool, async (tx) => {
      if (userId !== null) await lockSessions(tx, userId)
      return enter(tx, req, browserHash, code)
    }),
  )
  if (!entered) throw new AppError('wrong_email_code')
  return entered
}

async function enter(tx: Database, req: Req, browserHash: string, code: string): Promise<Entered | null> {
  const stored = await row(
    tx,
    sql<StoredCode>`
      update sign_in_codes set tries = tries + 1
      where browser_hash = ${browserHash} and expires_at > ${req.now} and tries < ${EMAIL_CODE_TRIES}
      returning email_hash as "emailHash", code_hash as "codeHash", user_id as "userId", redirect`,
  )
  if (!stored) throw new AppError('email_code_expired')
  const expected = Buffer.from(stored.codeHash)
  if (!timingSafeEqual(expected, Buffer.from(hashEmailCode(req, browserHash, code)))) return null
  const account = await row(
    tx,
    sql<Account>`
      select id, email, is_employee as "isEmployee" from users
      where id = ${stored.userId} and closed_at is null and (email_verified_at is not null or (hash is null and role is null))`,
  )
  // The account may have another address by now.
  if (!account || sha256(normalizeEmail(account.email)) !== stored.emailHash) return null
  await tx.query(sql`delete from sign_in_codes where user_id = ${account.id}`)
  if (await proveMailbox(tx, req, account.id)) await endSessions(tx, { userId: account.id, now: req.now })
  return { account, redirect: stored.redirect }
}
