import { returnsRow, sql, statement } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'

export const getsMentionEmails = ({ pool, user }: SignedInReq): Promise<boolean> =>
  returnsRow(pool, statement`select 1 from users where id = ${user.id} and mention_emails`)

export async function changeMentionEmails({ pool, user }: SignedInReq, on: boolean): Promise<void> {
  await pool.query(sql`update users set mention_emails = ${on} where id = ${user.id}`)
}
