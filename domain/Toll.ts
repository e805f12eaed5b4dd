import type { Statement } from '#database/sql.ts'

/** How many calls somebody has made in a window of time, of how many, and when it ends, in milliseconds since 1970. */
export type Spent = { points: number; expire: number; limit: number }

/** One of the calls that somebody is allowed, to be spent by the very statement that begins the work. */
export type Toll = {
  /** For a `with` clause; gives rows of `Spent`. */
  statement: Statement
  /** @throws ShopError `too_many_requests`. */
  check: (spent: Spent[]) => void
}
