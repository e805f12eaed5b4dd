import type { MailData } from '#contracts/platform/mails.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'

export async function mailSecondFactorChange(
  tx: Database,
  { now }: Req,
  userId: number,
  change: MailData['second-factor']['change'],
): Promise<void> {
  const person = await row(
    tx,
    sql<{
      email: string
      firstName: string
    }>`select email, first_name as "firstName" from users where id = ${userId} and closed_at is null`,
  )
  if (!person) return
  const key = `second-factor:${userId}:${change}:${now.getTime()}`
  await queueMail(tx, { kind: 'second-factor', key, to: person.email, data: { firstName: person.firstName, change } })
}
