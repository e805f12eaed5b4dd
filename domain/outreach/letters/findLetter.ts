import { z } from 'zod'
import type { Story } from '#contracts/content/story.ts'
import { type Database, parsedRow, statement } from '#database/sql.ts'

/** Bodies are checked when they are written. */
const letterRow = z.object({
  id: z.number(),
  subject: z.string(),
  preheader: z.string().nullable(),
  body: z.custom<Story | null>(),
})
export type Letter = z.infer<typeof letterRow>

export const findLetter = (database: Database, letterId: number): Promise<Letter | null> =>
  parsedRow(database, letterRow, statement`select id, subject, preheader, body from letters where id = ${letterId}`)
