import { type Database, returnsRow, sql, statement } from '#database/sql.ts'
import { personOfToken } from '#domain/platform/mail/personOfToken.ts'
import type { Req } from '#domain/platform/Req.ts'

/** Nobody gets these emails before saying so. */
export const wantsComebackEmails = (database: Database, userId: number): Promise<boolean> =>
  returnsRow(database, statement`select 1 from comeback_emails where user_id = ${userId}`)

export async function changeComebackEmails(
  database: Database,
  userId: number,
  { isWanted, now }: { isWanted: boolean; now: Date },
): Promise<void> {
  await database.query(
    isWanted
      ? sql`insert into comeback_emails (user_id, chosen_at) values (${userId}, ${now}) on conflict do nothing`
      : sql`delete from comeback_emails where user_id = ${userId}`,
  )
}

/** @throws AppError `invalid_token`. */
export async function stopComebackEmails(req: Req, token: string): Promise<void> {
  const { id } = await personOfToken(req, token)
  await changeComebackEmails(req.pool, id, { isWanted: false, now: req.now })
}
