import { type Database, row, sql } from '#database/sql.ts'
import type { SignedInReq } from '../Req.ts'
import { recordAudit } from './recordAudit.ts'

export async function recordPersonAudit(tx: Database, req: SignedInReq, userId: number, what: string): Promise<void> {
  const person = await row(tx, sql<{ email: string }>`select email from users where id = ${userId}`)
  if (!person) return
  const subject = `Person “${person.email}”`
  await recordAudit(tx, req, { what, kind: 'users', subjectId: userId, subject, aboutId: userId })
}
