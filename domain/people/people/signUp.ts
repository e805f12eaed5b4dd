import { problem } from '#contracts/shared/problem.ts'
import type { SignupInput } from '#contracts/people/people.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { visitOf } from '../attribution/visitOf.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { createAccount } from './createAccount.ts'
import { laneOf } from './laneOf.ts'
import { createMailedLink } from './mailedLinks.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import { hashPassword } from './password.ts'
import { refuseTooManySignUps } from './refuseTooManySignUps.ts'
import { refuseWeakPassword } from './refuseWeakPassword.ts'
import { isReservedEmail } from './reservedEmail.ts'
import type { Account } from './signIn.ts'

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
  const password = input.password === undefined ? null : await hashPassword(input.password, laneOf(req, email))
  const { firstName = '', lastName = '' } = input
  return inTransaction(req.pool, async (tx) => {
    const { mayMail } = await refuseTooManySignUps(tx, mailbox, req.now)
    const created = await createAccount(tx, req, {
      email,
      firstName,
      lastName,
      password,
      visit: visitOf(req, input.visit, input.redirect),
      refusal: new AppError('email_taken', {
        errors: { email: problem('An account with that email already exists. Please sign in.') },
      }),
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
