import { type Database, rows, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { createMailedLink, WEEK } from '#domain/people/people/mailedLinks.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { MovingImport } from './MovingImport.ts'

const BATCH = 100

type Invited = { line: number; userId: number; email: string; firstName: string }

/** Each new account without a password gets one email, however often this runs. */
export async function inviteMembers(tx: Database, { id }: MovingImport, { now }: Req): Promise<boolean> {
  const people = await rows(
    tx,
    sql<Invited>`
      select l.line, u.id as "userId", u.email, u.first_name as "firstName" from import_lines l
      join users u on u.id = l.user_id and u.hash is null and u.email_verified_at is null and u.closed_at is null
      where l.import_id = ${id} and l.action = 'create' and l.result = 'done' and l.invited_at is null
      order by l.line limit ${BATCH}`,
  )
  for (const { line, userId, email, firstName } of people) {
    const token = await createMailedLink(tx, userId, 'reset-password', now, { lifetime: WEEK })
    const key = `import-invite:${userId}`
    await queueMail(tx, { kind: 'import-invite', key, to: email, data: { firstName, token }, isBulk: true })
    await tx.query(sql`update import_lines set invited_at = ${now} where import_id = ${id} and line = ${line}`)
  }
  return people.length === BATCH
}
