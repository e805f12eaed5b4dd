import type { Pool } from 'pg'
import { env } from '#env'
import { poolLimits, resilientPool } from './resilientPool.ts'

const IDLE_MS = 10_000

let direct: Pool | undefined

/**
 * Session locks belong to a connection, which a pooler may hand to another client after each transaction.
 * @returns `pool`, or connections to PostgreSQL itself when DATABASE_DIRECT_URL is set, opened only while locks are held.
 */
export function lockPool(pool: Pool): Pool {
  const { DATABASE_DIRECT_URL } = env()
  if (!DATABASE_DIRECT_URL) return pool
  return (direct ??= new resilientPool.Pool({
    ...poolLimits,
    connectionString: DATABASE_DIRECT_URL,
    min: 0,
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  }))
}
