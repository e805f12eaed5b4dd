import { z } from 'zod'
import type { Language } from '#contracts/shared/languages.ts'
import type { Story } from '#contracts/content/story.ts'
import { type Database, parsedRow, statement } from '#database/sql.ts'

/** Bodies are checked when they are written, and again as part of the response. */
const bodyRow = z.object({ body: z.custom<Story | null>() })

/** The stored body of a post in one of its languages; null when it has none. */
export async function readBody(database: Database, postId: number, language: Language = 'en'): Promise<Story | null> {
  const select =
    language === 'de'
      ? statement`select german_body as body from posts where id = ${postId}`
      : statement`select body from posts where id = ${postId}`
  return (await parsedRow(database, bodyRow, select))?.body ?? null
}

/** The text of a page as visitors see it. A draft of a published page exists only in its versions. */
export async function readPageBody(database: Database, pageId: number): Promise<Story | null> {
  const found = await parsedRow(database, bodyRow, statement`select body from pages where id = ${pageId}`)
  return found?.body ?? null
}
