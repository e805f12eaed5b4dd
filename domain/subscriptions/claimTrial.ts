import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'

/** A person's mailbox and card, as what a trial is counted by; hashed, for nobody needs to read them here. */
const mailboxKey = (normalisedEmail: string): string => keyOf(`mailbox ${normalisedEmail}`)
const cardKey = (fingerprint: string): string => keyOf(`card ${fingerprint}`)

type Claim = { subscriptionId: number; normalisedEmail: string; cardFingerprint: string | null }

/**
 * Claims the one trial of a mailbox and of a card for a subscription, both or neither; of several at once, one gets it.
 * Asking again for the same subscription is the same claim. A card without a fingerprint, as behind Link, can't be
 * recognized the next time, so it gets no trial: one account after the other could have one.
 *
 * @returns whether the trial is this subscription's.
 */
export async function claimTrial(
  pool: Pool,
  { subscriptionId, normalisedEmail, cardFingerprint }: Claim,
): Promise<boolean> {
  if (!cardFingerprint) return false
  // In a fixed order, so that two claims never wait for each other.
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
    // A card that had its trial does not take the mailbox's.
    await tx.query(sql`delete from trial_claims where key = any(${keys}) and subscription_id = ${subscriptionId}`)
    return false
  })
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex')
