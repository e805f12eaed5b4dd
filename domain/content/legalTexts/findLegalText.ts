import { z } from 'zod'
import { storySchema } from '#contracts/content/story.ts'
import { type Database, parsedRow, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { storyText } from '../stories/storyText.ts'

const textRow = z.object({ title: z.string(), body: storySchema })

/** The words of a page as it was when someone accepted it. @throws AppError `not_found`. */
export async function findLegalText(database: Database, hash: string): Promise<string> {
  const found = await parsedRow(database, textRow, statement`select title, body from legal_texts where hash = ${hash}`)
  if (!found) throw new AppError('not_found')
  return `${found.title}\n\n${storyText(found.body)}\n`
}
