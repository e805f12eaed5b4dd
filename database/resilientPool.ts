import pg from 'pg'

/**
 * node-postgres with listeners on every connection, so that a restart of PostgreSQL
 * is an error of the query under way and never an uncaught event that ends the process.
 */
class ResilientPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super(config)
    const stay = () => undefined
    this.on('error', stay)
    this.on('connect', (client) => client.on('error', stay))
  }
}

export const resilientPool: typeof pg = { ...pg, Pool: ResilientPool }

/** Whether a statement was given up because nothing came back at all; its connection is of no use any more. */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'

/** Limits of every pool of this product, in milliseconds. */
export const poolLimits = {
  max: 20,
  // A new connection proves its password in the threads that hash visitors' passwords too: on a busy machine that alone
  // took 3.3 s. Requests that arrive while one waits for a connection are refused after a second, see `server/overload/`.
  connectionTimeoutMillis: 6_000,
  // Those that are open stay open for a while, some for good.
  min: 4,
  idleTimeoutMillis: 300_000,
  statement_timeout: 10_000,
  // A database that says nothing at all does not say either that time is up.
  query_timeout: 12_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 15_000,
} satisfies pg.PoolConfig
