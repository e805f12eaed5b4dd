import type { Pool } from 'pg'
import { env } from '#env'
import type { ListenConnection } from '#database/listenConnection.ts'
import { poolLimits, resilientPool } from '#database/resilientPool.ts'
import { jobListener } from './jobListener.ts'

/**
 * The connections of all worker groups, separate from those of requests.
 * @returns `forWorkers` is what Graphile Worker uses of a pool. It asks with a callback for the connection it listens on,
 * and with a promise for all others.
 */
export function jobsPool(max: number, connection: ListenConnection): { pool: Pool; forWorkers: Pool } {
  const pool = new resilientPool.Pool({
    connectionString: env().DATABASE_URL,
    max,
    // Without a limit, a worker would wait forever for a hanging database.
    connectionTimeoutMillis: poolLimits.connectionTimeoutMillis,
  })
  const listen = jobListener(connection)
  const forWorkers = {
    options: pool.options,
    connect: (connected?: Parameters<typeof listen>[0]) => (connected ? listen(connected) : pool.connect()),
    query: pool.query.bind(pool),
    on: pool.on.bind(pool),
    listeners: pool.listeners.bind(pool),
    removeListener: pool.removeListener.bind(pool),
  }
  return { pool, forWorkers: forWorkers as unknown as Pool }
}
