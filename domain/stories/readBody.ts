import { z } from 'zod'
import { type Story, storySchema } from '#contracts/story.ts'
import { type Database, parsedRow, statement } from '#database/sql.ts'

const bodyRow = z.object({ body: storySchema.nullable() })

/** The stored body of a post; null when it has none. */
export async function readBody(database: Database, postId: number): Promise<Story | null> {
  const found = await parsedRow(database, bodyRow, statement`select body from posts where id = ${postId}`)
  return found?.body ?? null
}
