import { type Database, rows, sql } from '#database/sql.ts'
import { type MailKey, MAIL_TEXTS, textOf, type Wording } from '#providers/mail/mailTexts.ts'
import { placeholdersOf } from './previewWording.ts'

type ListedWording = Wording & {
  key: MailKey
  label: string
  placeholders: string[]
  required: string[]
  isChanged: boolean
}

/** Every email's wording, as it is sent. */
export async function listWordings(database: Database): Promise<ListedWording[]> {
  const stored = await rows(
    database,
    sql<Wording & { key: string }>`select key, subject, title, body from mail_wordings`,
  )
  return (Object.keys(MAIL_TEXTS) as MailKey[]).map((key) => {
    const { label, required, subject, title, body } = textOf(key)
    const own = stored.find((wording) => wording.key === key)
    const facts = { key, label, placeholders: placeholdersOf(key), required: [...required] }
    return { subject, title, body, ...own, ...facts, isChanged: own !== undefined }
  })
}
