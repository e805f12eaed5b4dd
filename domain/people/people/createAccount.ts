import { randomBytes } from 'node:crypto'
import { type Database, row, sql } from '#database/sql.ts'
import type { AppError } from '#domain/platform/AppError.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { Visit } from '../attribution/parseVisit.ts'
import { recordAttribution } from '../attribution/recordAttribution.ts'
import { recordReferral } from '../attribution/recordReferral.ts'
import { isEmailTaken } from './isEmailTaken.ts'
import type { Account } from './signIn.ts'

type NewAccount = {
  /** In lower case. */
  email: string
  firstName?: string
  lastName?: string
  /** Without one, the account opens by a code or a provider. */
  password?: { hash: string; salt: string } | null
  isConfirmed?: boolean
  /** What brought the person here. */
  visit?: Visit
  /** Thrown if the address belongs to an account, or to one that can still change back to it. */
  refusal: AppError
}

/** Stores the account of a new person, who has no role. @throws `refusal`. */
export async function createAccount(
  tx: Database,
  { now, language = 'en' }: Req,
  account: NewAccount,
): Promise<Account> {
  const { email, firstName = '', lastName = '', password, isConfirmed = false, visit, refusal } = account
  const normalizedEmail = normalizeEmail(email)
  const created = await row(
    tx,
    sql<Account>`
      insert into users (email, normalized_email, first_name, last_name, handle, hash, salt, email_verified_at, language)
      values (${email}, ${normalizedEmail}, ${firstName}, ${lastName}, ${randomBytes(8).toString('hex')},
        ${password?.hash ?? null}, ${password?.salt ?? null}, ${isConfirmed ? now : null}::timestamptz,
        ${language}::enum_users_language)
      on conflict (email) do nothing
      returning id, email, is_employee as "isEmployee"`,
  )
  if (!created || (await isEmailTaken(tx, email, { except: created.id, now }))) throw refusal
  if (!visit) return created
  await recordAttribution(tx, { kind: 'sign_up', userId: created.id }, visit, now)
  await recordReferral(tx, { friendId: created.id, normalizedEmail, code: visit.referralCode, now })
  return created
}
