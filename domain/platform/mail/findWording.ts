import { type Database, row, sql } from '#database/sql.ts'
import type { Language } from '#contracts/shared/languages.ts'
import type { MailData, MailKind } from '#contracts/platform/mails.ts'
import type { Wording } from '#providers/mail/wordings.ts'
import { mailKeyOf } from '#providers/mail/templates.ts'

/** The owner's wording of an email; null for the standard one. Owners word English emails. */
export const findWording = <Kind extends MailKind>(
  database: Database,
  kind: Kind,
  data: MailData[Kind],
  language: Language = 'en',
): Promise<Wording | null> => {
  if (language !== 'en') return Promise.resolve(null)
  const key: string = mailKeyOf(kind, data)
  return row(database, sql<Wording>`select subject, title, body from mail_wordings where key = ${key}`)
}
