import type { MailData } from '#contracts/mails.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'
import { BULK_PRIORITY } from './postponeMail.ts'

export type Mail = { [Kind in keyof MailData]: { kind: Kind; data: MailData[Kind] } }[keyof MailData] & {
  key: string
  to: string
  /** One of many: it waits until the emails that somebody is waiting for are sent. */
  isBulk?: true
}

/**
 * Greets by name only at a confirmed address: anyone can type a text as a name beside someone else's address.
 * @returns false when a mail with this key exists.
 */
export async function queueMail(tx: Database, { kind, key, to, data, isBulk }: Mail): Promise<boolean> {
  const names = 'firstName' in data
  const mail = await row(
    tx,
    sql<{ id: number }>`
      insert into mail_outbox (key, kind, "to", data)
      select ${key}, ${kind}, ${to}, ${JSON.stringify(data)}::jsonb || case when ${names}::boolean then
        jsonb_build_object('firstName', coalesce((
          select first_name from users
          where email = lower(${to}) and email_verified_at is not null and closed_at is null), '')) else '{}' end
      on conflict (key) do nothing returning id`,
  )
  if (mail)
    await addJob(
      tx,
      'sendMail',
      { mailId: mail.id },
      { key: `mail:${mail.id}`, ...(isBulk && { priority: BULK_PRIORITY }) },
    )
  return mail !== null
}
