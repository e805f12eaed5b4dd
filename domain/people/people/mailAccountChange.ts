import type { MailData } from '#contracts/platform/mails.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'

/** @param to the previous address, when the address itself changed. */
export async function mailAccountChange(
  tx: Database,
  userId: number,
  change: MailData['account-changed']['change'],
  { now, to }: { now: Date; to?: string },
): Promise<void> {
  const person = await row(
    tx,
    sql<{
      email: string
      firstName: string
    }>`select email, first_name as "firstName" from users where id = ${userId} and closed_at is null`,
  )
  if (!person) return
  const key = `account-changed:${userId}:${change}:${now.getTime()}`
  const data = { firstName: person.firstName, change }
  await queueMail(tx, { kind: 'account-changed', key, to: to ?? person.email, accountId: userId, data })
}
