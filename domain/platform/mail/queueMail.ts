import type { Language } from '#contracts/shared/languages.ts'
import { type MailData, TO_STAFF } from '#contracts/platform/mails.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'
import { BULK_PRIORITY } from './postponeMail.ts'

export type Mail = { [Kind in keyof MailData]: { kind: Kind; data: MailData[Kind] } }[keyof MailData] & {
  key: string
  to: string
  /** Of the recipient, as far as the cause of the email knows it. An account with this address knows it better. */
  language?: Language
  /** Whose account it is about, where the address is not that of the account. */
  accountId?: number
  /** One of many: it waits until the emails that somebody is waiting for are sent. */
  isBulk?: true
}

/**
 * In the language of the recipient’s account, else of what it is about: an order, a gift, a wish.
 * Greets by name only at a confirmed address: anyone can type a text as a name beside someone else's address.
 * @returns false when a mail with this key exists.
 */
export async function queueMail(tx: Database, mail: Mail): Promise<boolean> {
  const { kind, key, to, data, isBulk } = mail
  const names = 'firstName' in data
  const reference = 'reference' in data ? data.reference : null
  const isForStaff = TO_STAFF.includes(kind)
  const queued = await row(
    tx,
    sql<{ id: number }>`
      insert into mail_outbox (key, kind, "to", language, data)
      select ${key}, ${kind}, ${to}, case when ${isForStaff}::boolean then 'en' else coalesce(
          (select language::text from users where id = ${mail.accountId ?? null}::int),
          (select language::text from users where email = lower(${to}) and closed_at is null),
          ${mail.language ?? null},
          (select language::text from orders where reference = ${reference}),
          (select language::text from gift_card_sales where reference = ${reference}), 'en') end::enum_mail_outbox_language,
        ${JSON.stringify(data)}::jsonb || case when ${names}::boolean then
        jsonb_build_object('firstName', coalesce((
          select first_name from users
          where email = lower(${to}) and email_verified_at is not null and closed_at is null), '')) else '{}' end
      on conflict (key) do nothing returning id`,
  )
  if (queued)
    await addJob(
      tx,
      'sendMail',
      { mailId: queued.id },
      { key: `mail:${queued.id}`, ...(isBulk && { priority: BULK_PRIORITY }) },
    )
  return queued !== null
}
