import { hunterWord } from '#contracts/platform/calledWords.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { emailSchema } from '#contracts/shared/emailSchema.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import type { OidcPerson } from '#providers/oidc/client.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { Visit } from '../attribution/parseVisit.ts'
import { visitOf } from '../attribution/visitOf.ts'
import { createAccount } from './createAccount.ts'
import { mailAccountChange } from './mailAccountChange.ts'
import { proveMailbox } from './proveMailbox.ts'
import { isReservedEmail } from './reservedEmail.ts'
import { endSessions } from './sessions.ts'
import type { Account } from './signIn.ts'

/** How someone new came here. */
type Arrival = { visit?: string | undefined; redirect?: string }
type NewPerson = { email: string; person: OidcPerson; visit: Visit }

/**
 * The first link ends an existing account's password and sessions, because anyone could have signed up with that address.
 * @throws AppError `outside_email_unverified`, `email_taken` while an account with that address is being deleted, or can still change
 * back to it.
 */
export async function signInWithOidc(
  req: Req,
  person: OidcPerson,
  { visit, redirect }: Arrival = {},
): Promise<Account> {
  return inTransaction(req.pool, async (tx) => {
    await tx.query(statement`select pg_advisory_xact_lock(hashtext(${`outside ${person.issuer} ${person.subject}`}))`)
    const linked = await row(
      tx,
      sql<Account>`
        select u.id, u.email, u.is_employee as "isEmployee" from outside_identities o join users u on u.id = o.user_id
        where o.issuer = ${person.issuer} and o.subject = ${person.subject} and u.closed_at is null`,
    )
    if (linked) return linked
    // A provider may pass on what its people typed, such as two addresses.
    const email = emailSchema.safeParse(person.email).data?.toLowerCase()
    if (!email || !person.isEmailVerified || isReservedEmail(email)) throw new AppError('outside_email_unverified')
    const account =
      (await takeOver(tx, req, email)) ??
      (await openAccount(tx, req, { email, person, visit: visitOf(req, visit, redirect) }))
    // Replaces a link to a deleted account.
    await tx.query(sql`
      insert into outside_identities (issuer, subject, user_id, created_at) values (${person.issuer}, ${person.subject}, ${account.id}, ${req.now})
      on conflict (issuer, subject) do update set user_id = excluded.user_id, created_at = excluded.created_at`)
    return account
  })
}

async function takeOver(tx: Database, req: Req, email: string): Promise<Account | null> {
  const account = await row(
    tx,
    sql<Account>`select id, email, is_employee as "isEmployee" from users where email = ${email} and closed_at is null`,
  )
  if (!account) return null
  const { id } = account
  const isFirstProof = await proveMailbox(tx, req, id)
  const hadPassword = await returnsRow(
    tx,
    statement`update users set hash = null, salt = null, updated_at = ${req.now} where id = ${id} and hash is not null returning 1`,
  )
  if (hadPassword || isFirstProof) await endSessions(tx, { userId: id, now: req.now })
  if (hadPassword) await mailAccountChange(tx, id, 'outside-sign-in', req)
  return account
}

const openAccount = (tx: Database, req: Req, { email, person, visit }: NewPerson): Promise<Account> =>
  createAccount(tx, req, {
    email,
    firstName: cleanName(person.firstName) || cleanName(email.split('@')[0] ?? ''),
    lastName: cleanName(person.lastName) || hunterWord(),
    isConfirmed: true,
    visit,
    refusal: new AppError('email_taken'),
  })

const cleanName = (name: string | null): string =>
  cutText((name ?? '').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim(), 80)
