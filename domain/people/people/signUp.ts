import { problem } from '#contracts/shared/problem.ts'
import { randomBytes } from 'node:crypto'
import type { SignupInput } from '#contracts/people/people.ts'
import { row, sql, type Database, statement } from '#database/sql.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { recordAttribution } from '../attribution/recordAttribution.ts'
import { visitOf } from '../attribution/visitOf.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { recordReferral } from '../attribution/recordReferral.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isEmailTaken } from './isEmailTaken.ts'
import { laneOf } from './laneOf.ts'
import { createMailedLink } from './mailedLinks.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import { hashPassword } from './password.ts'
import { refuseWeakPassword } from './refuseWeakPassword.ts'
import { isReservedEmail } from './reservedEmail.ts'
import type { Account } from './signIn.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'

type NewAccount = Pick<SignupInput, 'email' | 'redirect' | 'visit'> &
  Partial<Pick<SignupInput, 'password' | 'firstName' | 'lastName'>>

/**
 * Without a password, the account opens by a code that is emailed, or a passkey.
 * @throws AppError `invalid_input` for a reserved address, `email_taken`, `weak_password`, `too_many_requests`.
 */
export async function signUp(req: Req, input: NewAccount): Promise<Account> {
  if (isReservedEmail(input.email))
    throw new AppError('invalid_input', { errors: { email: problem('Please enter a valid email address') } })
  if (input.password !== undefined) refuseWeakPassword(input.password, input.email)
  const email = input.email.toLowerCase()
  const mailbox = normalizeEmail(email)
  // Checked here too, before the expensive hash.
  await inTransaction(req.pool, (tx) => refuseTooManySignUps(tx, mailbox, req.now))
  const stored = input.password === undefined ? null : await hashPassword(input.password, laneOf(req, email))
  const { firstName = '', lastName = '' } = input
  return inTransaction(req.pool, async (tx) => {
    const { mayMail } = await refuseTooManySignUps(tx, mailbox, req.now)
    const created = await row(
      tx,
      sql<Account>`
        insert into users (email, normalized_email, first_name, last_name, handle, hash, salt, language)
        values (${email}, ${mailbox}, ${firstName}, ${lastName}, ${randomBytes(8).toString('hex')},
          ${stored?.hash ?? null}, ${stored?.salt ?? null},
          ${req.language ?? 'en'}::enum_users_language)
        on conflict (email) do nothing
        returning id, email, is_employee as "isEmployee"`,
    )
    if (!created || (await isEmailTaken(tx, email, { except: created.id, now: req.now })))
      throw new AppError('email_taken', {
        errors: { email: problem('An account with that email already exists. Please sign in.') },
      })
    const visit = visitOf(req, input.visit, input.redirect)
    await recordAttribution(tx, { kind: 'sign_up', userId: created.id }, visit, req.now)
    await recordReferral(tx, {
      friendId: created.id,
      normalizedEmail: mailbox,
      code: visit.referralCode,
      now: req.now,
    })
    if (!mayMail) return created
    const token = await createMailedLink(tx, created.id, 'verify-email', req.now)
    await queueMail(tx, {
      kind: 'verify-email',
      key: `verify-email:${created.id}`,
      to: email,
      data: { firstName, token, ...(input.redirect && { redirect: input.redirect }) },
    })
    return created
  })
}

const SIGN_UPS_PER_DAY = 20
const MAILS_PER_DAY = 5

/** `ada+1@…` and `ada+2@…` are one mailbox. @throws AppError `too_many_requests` after 20 accounts a day. */
export async function refuseTooManySignUps(tx: Database, mailbox: string, now: Date): Promise<{ mayMail: boolean }> {
  await tx.query(statement`select pg_advisory_xact_lock(hashtext('sign-up'), hashtext(${mailbox}))`)
  const since = new Date(now.getTime() - DAY_MS)
  const recent = await row(
    tx,
    sql<{ count: number; first: Date | null }>`
      select count(*) as count, min(created_at) as first from users
      where normalized_email = ${mailbox} and created_at > ${since}`,
  )
  const count = recent?.count ?? 0
  if (recent?.first && count >= SIGN_UPS_PER_DAY) {
    const retryAfterSeconds = Math.max(1, Math.ceil((recent.first.getTime() - since.getTime()) / 1000))
    throw new AppError('too_many_requests', { retryAfterSeconds })
  }
  return { mayMail: count < MAILS_PER_DAY }
}
