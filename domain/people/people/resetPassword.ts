import { type Database, row, sql, statement } from '#database/sql.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { addJob, type Jobs } from '#domain/platform/addJob.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { normalizeEmail } from '#domain/platform/normalizeEmail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { laneOf } from './laneOf.ts'
import { createMailedLink, redeemMailedLink, WEEK } from './mailedLinks.ts'
import { mailAccountChange } from './mailAccountChange.ts'
import { hashPassword } from './password.ts'
import { proveMailbox } from './proveMailbox.ts'
import { refuseWeakPassword } from './refuseWeakPassword.ts'
import { endSessions } from './sessions.ts'
import { hashDeviceKey } from './knownDevice.ts'
import { originOf } from '#domain/platform/Origin.ts'
import { forgetPasswordFailures } from './withAttemptLimit.ts'

/** A job looks for the account, so that the response takes as long for an address without one. */
export async function requestPasswordReset(req: Req, email: string): Promise<void> {
  await addJob(req.pool, 'mailPasswordReset', { email: email.trim().toLowerCase(), at: req.now.toISOString() })
}

export async function mailPasswordReset(req: Req, { email, at }: Jobs['mailPasswordReset']): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    // Several of these jobs run at once, and each counts the others’ links.
    await tx.query(
      statement`select pg_advisory_xact_lock(hashtext('reset-password'), hashtext(${normalizeEmail(email)}))`,
    )
    const user = await row(
      tx,
      sql<{ id: number; email: string; firstName: string; mailbox: string | null }>`
        select id, email, first_name as "firstName", normalized_email as mailbox from users
        where email = ${email} and closed_at is null`,
    )
    if (!user || (await hasReachedMailLimit(tx, user, req.now))) return
    const token = await createMailedLink(tx, user.id, 'reset-password', req.now)
    const key = `reset-password:${user.id}:${Date.parse(at)}`
    await queueMail(tx, { kind: 'reset-password', key, to: user.email, data: { firstName: user.firstName, token } })
  })
}

const MAILS_PER_HOUR = 3

async function hasReachedMailLimit(
  tx: Database,
  { id, mailbox }: { id: number; mailbox: string | null },
  now: Date,
): Promise<boolean> {
  const recent = await row(
    tx,
    sql<{ count: number }>`
      select count(*) from mailed_links
      where purpose = 'reset-password' and created_at > ${new Date(now.getTime() - 3_600_000)}
        and user_id in (select id from users where id = ${id} or normalized_email = ${mailbox})`,
  )
  return (recent?.count ?? 0) >= MAILS_PER_HOUR
}

/** Ends every session of the account, and a change of its address that somebody has asked for. @throws AppError `weak_password`, `invalid_token`. */
export async function resetPassword(req: Req, token: string, password: string): Promise<void> {
  refuseWeakPassword(password)
  const { hash, salt } = await hashPassword(password, laneOf(req))
  await inTransaction(req.pool, async (tx) => {
    const userId = await redeemMailedLink(tx, token, 'reset-password', req.now)
    if (userId === null) throw new AppError('invalid_token')
    const owner = await row(tx, sql<{ id: number; email: string }>`select id, email from users where id = ${userId}`)
    // Inside the transaction, so that a rejection does not consume the link.
    refuseWeakPassword(password, owner?.email)
    await proveMailbox(tx, req, userId)
    await tx.query(sql`update users set hash = ${hash}, salt = ${salt}, updated_at = ${req.now} where id = ${userId}`)
    await tx.query(
      sql`update mailed_links set used_at = ${req.now} where user_id = ${userId} and purpose = 'reset-password' and used_at is null`,
    )
    await endSessions(tx, { userId, now: req.now })
    // The email about an added passkey leads here.
    await tx.query(
      sql`delete from passkeys where user_id = ${userId} and created_at > ${new Date(req.now.getTime() - WEEK)}`,
    )
    if (owner) await trustDevice(tx, req, owner)
    await mailAccountChange(tx, userId, 'password', req)
  })
}

/** Limits filled by other people do not affect a known device. The caller sets the device cookie. */
async function trustDevice(tx: Database, req: Req, { id, email }: { id: number; email: string }): Promise<void> {
  await tx.query(sql`
    insert into known_devices (user_id, device_hash, seen_at) values (${id}, ${hashDeviceKey(originOf(req).deviceKey())}, ${req.now})
    on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at`)
  await forgetPasswordFailures(tx, email)
}
