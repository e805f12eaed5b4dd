import pg from 'pg'
import { givenEnv } from '#env'
import { UnnamedClient } from './UnnamedClient.ts'

/** Listens for errors on every connection, so that a restart of PostgreSQL fails queries instead of the process. */
class ResilientPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super({ ...config, ...(givenEnv()['DATABASE_DIRECT_URL'] && { Client: UnnamedClient }) })
    const stay = () => undefined
    this.on('error', stay)
    this.on('connect', (client) => client.on('error', stay))
  }
}

export const resilientPool: typeof pg = { ...pg, Pool: ResilientPool }

/** Whether a statement timed out without any response; its connection is unusable. */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'

/** Whether the server behind a connection is a standby, as after a failover. The connection stays with it. */
export const isReadOnly = (error: unknown): error is Error => (error as { code?: string }).code === '25006'

/** In milliseconds. */
export const poolLimits = {
  max: 20,
  // A new connection hashes its own password in the threads that hash visitors' passwords: 3.3 s on a busy machine.
  // Requests that wait for a connection are refused after a second, see `server/overload/`.
  connectionTimeoutMillis: 6_000,
  min: 4,
  idleTimeoutMillis: 300_000,
  statement_timeout: 10_000,
  // A hanging database does not enforce its own statement timeout.
  query_timeout: 12_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 15_000,
} satisfies pg.PoolConfig
