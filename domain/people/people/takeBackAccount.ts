import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { removeFeed } from '../account/ownFeed.ts'
import type { Req } from '#domain/platform/Req.ts'
import { createMailedLink, WEEK } from './mailedLinks.ts'
import { mailSecondFactorChange } from './secondFactor/mailSecondFactorChange.ts'
import { endSessions } from './sessions.ts'

type Owner = { id: number; email: string; firstName: string }

/**
 * Signs everyone out, ends the password, passkeys, API keys and mailed links, and emails the owner a link to choose another password.
 * Other ways into the account are closed if they were opened since then, or since the first sign-in that can still be reported.
 */
export async function takeBackAccount(
  tx: Database,
  req: Req,
  { id, email, firstName }: Owner,
  since: Date,
): Promise<void> {
  const { now } = req
  const first = await firstReportable(tx, id, now)
  const from = first && first < since ? first : since
  await tx.query(sql`update users set hash = null, salt = null, updated_at = ${now} where id = ${id}`)
  // The person who changed the address must not end the owner's way back.
  await tx.query(sql`
    update mailed_links set used_at = ${now}
    where user_id = ${id} and used_at is null and purpose <> 'undo-email-change'`)
  await tx.query(sql`delete from sign_in_codes where user_id = ${id}`)
  const removed = await row(
    tx,
    // An employee’s stays: the mailbox alone must not open the panel, and another owner can reset it.
    sql<{ wasOn: boolean | null }>`
      delete from second_factors where user_id = ${id} and (confirmed_at is null or (confirmed_at > ${from}
        and not exists (select 1 from users where id = ${id} and role is not null)))
      returning confirmed_at is not null as "wasOn"`,
  )
  if (removed?.wasOn) await mailSecondFactorChange(tx, req, id, 'off')
  await tx.query(sql`delete from outside_identities where user_id = ${id} and created_at > ${from}`)
  await tx.query(sql`delete from passkeys where user_id = ${id}`)
  await tx.query(sql`delete from api_keys where user_id = ${id}`)
  await removeFeed(tx, id)
  await endSessions(tx, { userId: id, now })
  const token = await createMailedLink(tx, id, 'reset-password', now)
  const key = `reset-password:${id}:${now.getTime()}`
  await queueMail(tx, { kind: 'reset-password', key, to: email, data: { firstName, token } })
}

/** A stranger may have signed in more than once, and the owner may have reported only the last. */
async function firstReportable(tx: Database, userId: number, now: Date): Promise<Date | null> {
  const link = await row(
    tx,
    sql<{ expiresAt: Date | null }>`
      select min(expires_at) as "expiresAt" from mailed_links
      where user_id = ${userId} and purpose = 'deny-sign-in' and expires_at > ${now}`,
  )
  return link?.expiresAt ? new Date(link.expiresAt.getTime() - WEEK) : null
}
