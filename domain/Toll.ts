import type { Statement } from '#database/sql.ts'

/** How many calls somebody has made in a window of time, of how many, and when it ends, in milliseconds since 1970. */
export type Spent = { points: number; expire: number; limit: number }

/** A rate limit counted by the same statement that starts the work. */
export type Toll = {
  statement: Statement
  check: (spent: Spent[]) => void
}
