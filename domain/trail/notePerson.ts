import { type Database, row, sql } from '#database/sql.ts'
import type { SignedInReq } from '../Req.ts'
import { noteChange } from './noteChange.ts'

export async function notePerson(tx: Database, req: SignedInReq, userId: number, what: string): Promise<void> {
  const person = await row(tx, sql<{ email: string }>`select email from users where id = ${userId}`)
  if (!person) return
  const subject = `Person “${person.email}”`
  await noteChange(tx, req, { what, kind: 'users', subjectId: userId, subject, aboutId: userId })
}
