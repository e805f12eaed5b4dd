import { type Database, sql } from '#database/sql.ts'

/** Its link no longer works. */
export async function cancelEmailChange(tx: Database, userId: number, now: Date): Promise<void> {
  await tx.query(
    sql`update mailed_links set used_at = ${now} where user_id = ${userId} and purpose = 'change-email' and used_at is null`,
  )
}
