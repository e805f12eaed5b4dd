import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'

/** Hashed, because nobody needs to read the address here. */
const mailboxKey = (normalisedEmail: string): string => keyOf(`mailbox ${normalisedEmail}`)
const cardKey = (fingerprint: string): string => keyOf(`card ${fingerprint}`)

type Claim = { subscriptionId: number; normalisedEmail: string; cardFingerprint: string | null }

/** Both or neither; idempotent. A card without a fingerprint gets no trial: the next account could use it again. */
export async function claimTrial(
  pool: Pool,
  { subscriptionId, normalisedEmail, cardFingerprint }: Claim,
): Promise<boolean> {
  if (!cardFingerprint) return false
  // A fixed order prevents deadlocks.
  const keys = [mailboxKey(normalisedEmail), cardKey(cardFingerprint)].sort()
  return inTransaction(pool, async (tx) => {
    for (const key of keys) {
      await tx.query(
        sql`insert into trial_claims (key, subscription_id) values (${key}, ${subscriptionId}) on conflict (key) do nothing`,
      )
    }
    const mine = await row(
      tx,
      sql<{
        count: number
      }>`select count(*) from trial_claims where key = any(${keys}) and subscription_id = ${subscriptionId}`,
    )
    if (mine?.count === keys.length) return true
    // A rejected card must not use up the mailbox's trial.
    await tx.query(sql`delete from trial_claims where key = any(${keys}) and subscription_id = ${subscriptionId}`)
    return false
  })
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex')
