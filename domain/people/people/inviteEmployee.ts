import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Invitation } from '#contracts/people/people.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { recordPersonAudit } from '#domain/platform/auditLog/recordPersonAudit.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { isEmailTaken } from './isEmailTaken.ts'
import { createMailedLink, WEEK } from './mailedLinks.ts'
import { refuseWithoutProof } from './recentProof.ts'

/**
 * Makes an account with a role and no password; the emailed link sets one, once and within a week. Who was invited and has
 * not come yet can be invited again, which ends the earlier link.
 * @throws AppError `password_needed`, `email_taken`.
 */
export async function inviteEmployee(req: SignedInReq, invitation: Invitation): Promise<void> {
  await refuseWithoutProof(req)
  const { now } = req
  const email = invitation.email.toLowerCase()
  await inTransaction(req.pool, async (tx) => {
    const { id } = await invite(tx, { ...invitation, email }, now)
    await recordPersonAudit(tx, req, id, `Invited as ${invitation.role}`)
  })
}

/** For a new site. @returns the token of the emailed link, or null when the site has an owner who can sign in. */
export async function inviteFirstOwner(
  pool: Pool,
  person: Omit<Invitation, 'role'>,
  now: Date,
): Promise<string | null> {
  return inTransaction(pool, async (tx) => {
    const owner = await row(
      tx,
      sql<{ id: number }>`select id from users where role = 'owner' and hash is not null and closed_at is null limit 1`,
    )
    return owner ? null : (await invite(tx, { ...person, role: 'owner' }, now)).token
  })
}

async function invite(tx: Database, invitation: Invitation, now: Date): Promise<{ id: number; token: string }> {
  const { email, firstName } = invitation
  const id = (await openAgain(tx, email, invitation, now)) ?? (await openAccount(tx, email, invitation, now))
  await tx.query(
    sql`update mailed_links set used_at = ${now} where user_id = ${id} and purpose = 'reset-password' and used_at is null`,
  )
  const token = await createMailedLink(tx, id, 'reset-password', now, { lifetime: WEEK })
  const key = `employee-invite:${id}:${now.getTime()}`
  await queueMail(tx, { kind: 'employee-invite', key, to: email, data: { firstName, token } })
  return { id, token }
}

async function openAgain(
  tx: Database,
  email: string,
  { firstName, lastName, role }: Invitation,
  now: Date,
): Promise<number | null> {
  const invited = await row(
    tx,
    sql<{ id: number }>`
      update users set first_name = ${firstName}, last_name = ${lastName}, role = ${role}::enum_users_role, updated_at = ${now}
      where email = ${email} and role is not null and hash is null and email_verified_at is null and closed_at is null
      returning id`,
  )
  return invited?.id ?? null
}

async function openAccount(
  tx: Database,
  email: string,
  { firstName, lastName, role }: Invitation,
  now: Date,
): Promise<number> {
  const isTaken = await isEmailTaken(tx, email, { except: null, now })
  const made = isTaken
    ? null
    : await row(
        tx,
        sql<{ id: number }>`
          insert into users (email, normalized_email, first_name, last_name, handle, role, created_at, updated_at)
          values (${email}, ${normalizeEmail(email)}, ${firstName}, ${lastName}, ${randomBytes(8).toString('hex')},
            ${role}::enum_users_role, ${now}, ${now})
          on conflict (email) do nothing returning id`,
      )
  if (!made) throw new AppError('email_taken.invitation')
  return made.id
}
