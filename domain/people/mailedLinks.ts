import { createHash, randomBytes } from 'node:crypto'
import { type Database, row, sql } from '#database/sql.ts'

type Purpose = 'reset-password' | 'verify-email'

const HOUR = 60 * 60 * 1000
const LIFETIME: Record<Purpose, number> = { 'reset-password': HOUR, 'verify-email': 7 * 24 * HOUR }

/** 256 bits, single use; only the hash is stored. */
export async function createMailedLink(tx: Database, userId: number, purpose: Purpose, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFETIME[purpose])
  await tx.query(sql`
    insert into mailed_links (user_id, purpose, token_hash, expires_at) values (${userId}, ${purpose}::enum_mailed_links_purpose, ${hash(token)}, ${expiresAt})`)
  return token
}

/** @returns the user id, or null when it is unknown, expired or used. */
export async function redeemMailedLink(
  tx: Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<number | null> {
  const link = await row(
    tx,
    sql<{ userId: number }>`
      update mailed_links set used_at = ${now}
      where token_hash = ${hash(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
      returning user_id as "userId"`,
  )
  return link?.userId ?? null
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
