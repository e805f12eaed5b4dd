import { z } from 'zod'
import { type Story, storySchema } from '#contracts/story.ts'
import { type Database, parsedRow, statement } from '#database/sql.ts'

const bodyRow = z.object({ body: storySchema.nullable() })

/** The text of a page as visitors have it; a draft of a published page is only in its versions. */
export async function readPageBody(database: Database, pageId: number): Promise<Story | null> {
  const found = await parsedRow(database, bodyRow, statement`select body from pages where id = ${pageId}`)
  return found?.body ?? null
}
