import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '#database/sql.ts'
import { AppError } from './AppError.ts'

/** @param name tells the keys of one limit from those of another. */
export type Limit = { name: string; calls: number; seconds: number }

/** Counts in PostgreSQL, across all processes. The library reads the machine's clock, not `req.now`. */
export const limiterOf = (database: Database, { name, calls, seconds }: Limit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: database,
    // The connection of a transaction works like a pool.
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Housekeeping does.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: calls,
    duration: seconds,
  })

/**
 * @param seconds until the count ends, if it isn't the limit's own time.
 * @throws AppError `too_many_requests`.
 */
export async function count(limiter: RateLimiterPostgres, key: string, seconds?: number): Promise<void> {
  try {
    await limiter.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds })
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new AppError('too_many_requests', { retryAfterSeconds: secondsOf(refusal) })
  }
}

export const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))
