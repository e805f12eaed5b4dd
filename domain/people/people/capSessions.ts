import { type Database, sql } from '#database/sql.ts'

export const MAX_SESSIONS = 50

export async function capSessions(tx: Database, userId: number, newest: string): Promise<void> {
  await tx.query(sql`
    delete from users_sessions where id in (
      select id from users_sessions where _parent_id = ${userId}
      order by id = ${newest} desc, created_at desc offset ${MAX_SESSIONS})`)
}
