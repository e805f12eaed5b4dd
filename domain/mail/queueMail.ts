import type { MailData } from '#contracts/mails.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'

export type Mail = { [Kind in keyof MailData]: { kind: Kind; data: MailData[Kind] } }[keyof MailData] & {
  /** Says which mail this is; a second one with the same key is never written. */
  key: string
  to: string
}

/**
 * Writes a mail into the outbox, in the transaction of what it tells about.
 *
 * @returns whether it was not there yet.
 */
export async function queueMail(tx: Database, { kind, key, to, data }: Mail): Promise<boolean> {
  const mail = await row<{ id: number }>(
    tx,
    sql`
      insert into mail_outbox (key, kind, "to", data) values (${key}, ${kind}, ${to}, ${JSON.stringify(data)})
      on conflict (key) do nothing returning id`,
  )
  if (mail) await addJob(tx, 'sendMail', { mailId: mail.id }, { key: `mail:${mail.id}` })
  return mail !== null
}
