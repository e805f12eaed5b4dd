import { type Database, row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { createAccount } from './createAccount.ts'
import { proveMailbox } from './proveMailbox.ts'
import { refuseTooManySignUps } from './refuseTooManySignUps.ts'
import { endSessions } from './sessions.ts'
import { takeBackAccount } from './takeBackAccount.ts'

type MailboxAccount = {
  id: number
  email: string
  firstName: string
  role: string | null
  hasPassword: boolean
  createdAt: Date
}

/**
 * The account of somebody who proved that the address is theirs; without one, a new account that opens by a code. If the
 * address was never confirmed, somebody else may have signed up with it: what they opened is closed.
 *
 * @throws AppError `invalid_token` where the address can't have one, `too_many_requests`.
 */
export async function accountOfMailbox(tx: Database, req: Req, email: string): Promise<number> {
  const found = await row(
    tx,
    sql<MailboxAccount>`
      select id, email, first_name as "firstName", role::text as role, hash is not null as "hasPassword", created_at as "createdAt"
      from users where email = ${email} and closed_at is null`,
  )
  const id = found?.id ?? (await openAccount(tx, req, email))
  if (!(await proveMailbox(tx, req, id)) || !found) return id
  // Employees accept their invitation instead.
  if (found.role !== null) throw new AppError('invalid_token')
  if (found.hasPassword) await takeBackAccount(tx, req, found, found.createdAt)
  else await endSessions(tx, { userId: id, now: req.now })
  return id
}

async function openAccount(tx: Database, req: Req, email: string): Promise<number> {
  await refuseTooManySignUps(tx, normalizeEmail(email), req.now)
  const { id } = await createAccount(tx, req, { email, refusal: new AppError('invalid_token') })
  return id
}
