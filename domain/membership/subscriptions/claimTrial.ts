import { sha256 } from '#domain/platform/sha256.ts'
import type { Pool } from 'pg'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'

/** Hashed, because nobody needs to read the address here. */
export const mailboxKey = (normalizedEmail: string): string => sha256(`mailbox ${normalizedEmail}`)
const cardKey = (fingerprint: string): string => sha256(`card ${fingerprint}`)

type Claim = { subscriptionId: number; normalizedEmail: string; cardFingerprint: string | null }

/** Both or neither; idempotent. A card without a fingerprint gets no trial: the next account could use it again. */
export async function claimTrial(
  pool: Pool,
  { subscriptionId, normalizedEmail, cardFingerprint }: Claim,
): Promise<boolean> {
  if (!cardFingerprint) return false
  // A fixed order prevents deadlocks.
  const keys = [mailboxKey(normalizedEmail), cardKey(cardFingerprint)].sort()
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

/** An offer takes the place of the free trial: of the account, the mailbox and the cards. Idempotent. */
export async function useUpTrial(tx: Database, subscriptionId: number): Promise<void> {
  await tx.query(sql`
    update users u set trial_used_at = s.started_at from subscriptions s
    where s.id = ${subscriptionId} and s.coupon_id is not null and s.started_at is not null and u.id = s.user_id and u.trial_used_at is null`)
  const used = await rows(
    tx,
    sql<{ mailbox: string | null; card: string | null; paidCard: string | null }>`
      select case when u.closed_at is null then coalesce(u.normalized_email, u.email) end as mailbox,
        s.card_fingerprint as card, p.card_fingerprint as "paidCard"
      from subscriptions s join users u on u.id = s.user_id left join membership_payments p on p.subscription_id = s.id
      where s.id = ${subscriptionId} and s.coupon_id is not null and s.started_at is not null`,
  )
  const keys = used.flatMap(({ mailbox, card, paidCard }) => [
    ...(mailbox === null ? [] : [mailboxKey(mailbox)]),
    ...[card, paidCard].flatMap((fingerprint) => (fingerprint === null ? [] : [cardKey(fingerprint)])),
  ])
  if (keys.length === 0) return
  await tx.query(sql`
    insert into trial_claims (key, subscription_id)
    select key, ${subscriptionId}::int from unnest(${[...new Set(keys)].sort()}::text[]) as key on conflict (key) do nothing`)
}
