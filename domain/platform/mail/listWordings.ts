import { type Database, rows, sql } from '#database/sql.ts'
import { MAIL_KEYS, type MailKey, textOf, type Wording, wordingIn } from '#providers/mail/wordings.ts'
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
  return MAIL_KEYS.map((key) => {
    const { label, required } = textOf(key)
    const own = stored.find((wording) => wording.key === key)
    const facts = { key, label, placeholders: placeholdersOf(key), required: [...required] }
    return { ...wordingIn('en', key), ...own, ...facts, isChanged: own !== undefined }
  })
}
