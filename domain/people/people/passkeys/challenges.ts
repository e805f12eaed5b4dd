import { randomBytes } from 'node:crypto'
import { PASSKEY_MINUTES } from '#contracts/shared/constants.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { sha256 } from '#domain/platform/sha256.ts'

/** For a new passkey: the session that asked, and the handle that the passkey gets. */
type Setup = { userId: number; sessionId: string; userHandle: string }

/** Works once. @returns 256 bits, base64url; only the hash is stored. */
export async function createChallenge(database: Database, now: Date, setup: Setup | null = null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + PASSKEY_MINUTES * 60_000)
  await database.query(sql`
    insert into passkey_challenges (challenge_hash, user_id, session_id, user_handle, expires_at)
    values (${sha256(challenge)}, ${setup?.userId ?? null}::int, ${setup?.sessionId ?? null}, ${setup?.userHandle ?? null}, ${expiresAt})`)
  return challenge
}

type Redeemed = { userId: number | null; sessionId: string | null; userHandle: string | null }

/** @returns null when it is unknown, expired or used. */
export function redeemChallenge(database: Database, challenge: string, now: Date): Promise<Redeemed | null> {
  return row(
    database,
    sql<Redeemed>`
      delete from passkey_challenges where challenge_hash = ${sha256(challenge)} and expires_at > ${now}
      returning user_id as "userId", session_id as "sessionId", user_handle as "userHandle"`,
  )
}

/** @param clientDataJSON as the browser sends it. @returns null when it is not readable. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
