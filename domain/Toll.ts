import { z } from 'zod'
import type { Statement } from '#database/sql.ts'

/** How many calls somebody has made in a window of time, of how many, and when it ends, in milliseconds since 1970. */
export const spentRow = z.object({ points: z.number(), expire: z.number(), limit: z.number() })
export type Spent = z.infer<typeof spentRow>

/** A rate limit counted by the same statement that starts the work. */
export type Toll = {
  statement: Statement
  check: (spent: Spent[]) => void
}
