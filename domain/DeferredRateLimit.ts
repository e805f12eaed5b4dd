import { z } from 'zod'
import type { Statement } from '#database/sql.ts'

/** `expire` in ms since 1970. */
export const spentRow = z.object({ points: z.number(), expire: z.number(), limit: z.number() })
export type RateLimitUsage = z.infer<typeof spentRow>

/** A rate limit counted by the same statement that starts the work. */
export type DeferredRateLimit = {
  statement: Statement
  check: (spent: RateLimitUsage[]) => void
}
