import type pg from 'pg'
import type { Pool } from 'pg'
import { env } from '#env'
import type { ListenConnection } from '#database/listenConnection.ts'
import { poolLimits, resilientPool } from '#database/resilientPool.ts'
import { EventEmitter } from 'node:events'

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

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void

/** What one worker group takes for its own connection. Graphile Worker's LISTEN and UNLISTEN have no effect. */
class GroupListener extends EventEmitter {
  query = () => Promise.resolve()
}

/** Each worker group asks for a connection to listen on; all of them get the one that the process shares. */
function jobListener(connection: ListenConnection): (connected: Connected) => void {
  return (connected) => {
    connection.connect().then(
      () => {
        const group = new GroupListener()
        // Graphile Worker stops listening for errors before it releases a connection.
        group.on('error', () => undefined)
        const release = connection.follow({
          notified: (channel, payload) => group.emit('notification', { channel, payload }),
          lost: (error) => group.emit('error', error),
        })
        connected(undefined, group as unknown as pg.PoolClient, release)
      },
      (error: Error) => connected(error),
    )
  }
}
