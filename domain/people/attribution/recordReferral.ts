import { sha256 } from '#domain/platform/sha256.ts'
import { type Database, sql } from '#database/sql.ts'

type NewFriend = { friendId: number; normalizedEmail: string; code: string | null; now: Date }

/** In the transaction that creates the friend's account. Nobody is their own friend, and each mailbox is a friend once. */
export async function recordReferral(tx: Database, { friendId, normalizedEmail, code, now }: NewFriend): Promise<void> {
  if (code === null) return
  await tx.query(sql`
    insert into referrals (referrer_id, friend_id, friend_key, created_at)
    select u.id, ${friendId}::int, ${friendKey(normalizedEmail)}, ${now}::timestamptz
    from referral_links l join users u on u.id = l.user_id and u.closed_at is null
    where l.code = ${code} and coalesce(u.normalized_email, u.email) <> ${normalizedEmail}
    on conflict do nothing`)
}

/** Hashed, because nobody needs to read the address here. */
const friendKey = (normalizedEmail: string): string => sha256(`friend ${normalizedEmail}`)
