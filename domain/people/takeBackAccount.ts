import { type Database, sql } from '#database/sql.ts'
import { queueMail } from '../mail/queueMail.ts'
import type { Req } from '../Req.ts'
import { createMailedLink } from './mailedLinks.ts'
import { endSessions } from './sessions.ts'

type Owner = { id: number; email: string; firstName: string }

/**
 * Signs everyone out, ends the password and mailed links, and emails the owner a link to choose another password. Other
 * ways into the account that were opened since then are closed.
 */
export async function takeBackAccount(
  tx: Database,
  { now }: Req,
  { id, email, firstName }: Owner,
  since: Date,
): Promise<void> {
  await tx.query(sql`update users set hash = null, salt = null, updated_at = ${now} where id = ${id}`)
  // Whoever changed the address must not end its owner's way back.
  await tx.query(sql`
    update mailed_links set used_at = ${now}
    where user_id = ${id} and used_at is null and purpose <> 'undo-email-change'`)
  await tx.query(sql`delete from sign_in_codes where user_id = ${id}`)
  await tx.query(
    sql`delete from second_factors where user_id = ${id} and (confirmed_at is null or confirmed_at > ${since})`,
  )
  await tx.query(sql`delete from outside_identities where user_id = ${id} and created_at > ${since}`)
  await tx.query(sql`delete from passkeys where user_id = ${id} and created_at > ${since}`)
  await endSessions(tx, id)
  const token = await createMailedLink(tx, id, 'reset-password', now)
  const key = `reset-password:${id}:${now.getTime()}`
  await queueMail(tx, { kind: 'reset-password', key, to: email, data: { firstName, token } })
}
