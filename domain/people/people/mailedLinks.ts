import { sha256 } from '#domain/platform/sha256.ts'
import { randomBytes } from 'node:crypto'
import { type Database, row, sql, statement } from '#database/sql.ts'
import { lockSessions } from './locks.ts'

type EmailPurpose = 'change-email' | 'undo-email-change'
type Purpose = 'reset-password' | 'verify-email' | 'deny-sign-in' | EmailPurpose

const HOUR = 60 * 60 * 1000
export const WEEK = 7 * 24 * HOUR
const LIFETIME: Record<Purpose, number> = {
  'reset-password': HOUR,
  'verify-email': WEEK,
  'change-email': 24 * HOUR,
  'undo-email-change': WEEK,
  'deny-sign-in': WEEK,
}

type LinkOptions = {
  /** That a link makes the account’s. */
  email?: string
  lifetime?: number
}

/** 256 bits, single use; only the hash is stored. */
export async function createMailedLink(
  tx: Database,
  userId: number,
  purpose: Purpose,
  now: Date,
  { email, lifetime = LIFETIME[purpose] }: LinkOptions = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetime)
  await tx.query(sql`
    insert into mailed_links (user_id, purpose, token_hash, expires_at, email)
    values (${userId}, ${purpose}::enum_mailed_links_purpose, ${sha256(token)}, ${expiresAt}, ${email ?? null})`)
  return token
}

/** @returns the user id, or null when it is unknown, expired or used. */
export async function redeemMailedLink(
  tx: Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<number | null> {
  return (await redeemDatedLink(tx, token, purpose, now))?.userId ?? null
}

/** @returns null when it is unknown, expired or used. */
export async function redeemDatedLink(
  tx: Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<{ userId: number; createdAt: Date } | null> {
  await lockOwner(tx, token)
  const link = await row(
    tx,
    sql<{ userId: number; expiresAt: Date }>`
      update mailed_links set used_at = ${now}
      where token_hash = ${sha256(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
      returning user_id as "userId", expires_at as "expiresAt"`,
  )
  return link && { userId: link.userId, createdAt: new Date(link.expiresAt.getTime() - LIFETIME[purpose]) }
}

export type EmailLink = { userId: number; email: string; createdAt: Date }

/** @returns null when it is unknown, expired or used. */
export async function redeemEmailLink(
  tx: Database,
  token: string,
  purpose: EmailPurpose,
  now: Date,
): Promise<EmailLink | null> {
  await lockOwner(tx, token)
  const link = await row(
    tx,
    sql<{ userId: number; email: string | null; expiresAt: Date }>`
      update mailed_links set used_at = ${now}
      where token_hash = ${sha256(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
      returning user_id as "userId", email, expires_at as "expiresAt"`,
  )
  if (!link?.email) return null
  const createdAt = new Date(link.expiresAt.getTime() - LIFETIME[purpose])
  return { userId: link.userId, email: link.email, createdAt }
}

/** Before the link, as a changed password does, which ends the links of its account. */
async function lockOwner(tx: Database, token: string): Promise<void> {
  const owner = await row(
    tx,
    sql<{ id: number }>`select user_id as id from mailed_links where token_hash = ${sha256(token)}`,
  )
  if (!owner) return
  await lockSessions(tx, owner.id)
  await tx.query(statement`select id from users where id = ${owner.id} for no key update`)
}
