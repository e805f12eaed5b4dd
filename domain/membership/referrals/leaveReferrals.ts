import { type Database, sql } from '#database/sql.ts'

/** When an account is deleted. A friend's payment still counts for the member who invited them, and no longer says whose it was. */
export async function leaveReferrals(tx: Database, userId: number): Promise<void> {
  await tx.query(sql`delete from referral_links where user_id = ${userId}`)
  await tx.query(sql`
    delete from referrals where referrer_id = ${userId} or (friend_id = ${userId} and state in ('joined', 'void'))`)
  await tx.query(sql`update referrals set friend_id = null where friend_id = ${userId}`)
}
