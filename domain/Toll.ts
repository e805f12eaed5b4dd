import { z } from 'zod'
import type { Statement } from '#database/sql.ts'

/** How many calls somebody has made in a window of time, of how many, and when it ends, in milliseconds since 1970. */
export const spentRow = z.object({ points: z.number(), expire: z.number(), limit: z.number() })
export type Spent = z.infer<typeof spentRow>

/** One of the calls that somebody is allowed, to be spent by the very statement that begins the work. */
export type Toll = {
  /** For a `with` clause; gives rows of `Spent`. */
  statement: Statement
  /** @throws ShopError `too_many_requests`. */
  check: (spent: Spent[]) => void
}
