import { runMigrations } from 'graphile-worker'
import { getPayload, type Payload } from 'payload'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import config from '#payload.config'
import { env } from '#env'
import { migrations } from '../migrations/index.ts'
import { poolOf } from './poolOf.ts'
import { poolLimits } from './sturdyPg.ts'

const LONGEST_MIGRATION_MS = 3_600_000

/**
 * Opens Payload and brings the database up to date; only one process migrates at a time.
 *
 * @param wanted all of them; a backup is restored into the tables it was made of.
 */
export async function openDatabase(wanted = migrations): Promise<Payload> {
  const payload = await getPayload({ config })
  const lock = await poolOf(payload).connect()
  try {
    await lock.query('set lock_timeout = 0; set statement_timeout = 0; set idle_session_timeout = 0')
    await lock.query({ text: 'select pg_advisory_lock(7203002)', query_timeout: LONGEST_MIGRATION_MS } as QueryConfig)
    const restoreLimits = liftLimits(poolOf(payload))
    await payload.db.migrate({ migrations: wanted } as Parameters<typeof payload.db.migrate>[0]).finally(restoreLimits)
    await runMigrations({ connectionString: env().DATABASE_URL })
  } finally {
    await lock.query('select pg_advisory_unlock(7203002)').catch(() => undefined)
    lock.release(true)
  }
  return payload
}

/** Until that is taken back, a statement may take as long as it takes: an index of a large table does. */
function liftLimits(pool: Pool): () => void {
  const change = (client: PoolClient, queryTimeout: number, statement: string) => {
    const { connectionParameters } = client as PoolClient & { connectionParameters: { query_timeout: number } }
    connectionParameters.query_timeout = queryTimeout
    // Comes before whatever its next user asks; a connection that broke meanwhile is not used again.
    void client.query(statement).catch(() => undefined)
  }
  const lift = (client: PoolClient) =>
    change(client, LONGEST_MIGRATION_MS, 'set statement_timeout = 0; set lock_timeout = 0')
  const restore = (_error: Error, client: PoolClient) =>
    change(client, poolLimits.query_timeout, 'reset statement_timeout; reset lock_timeout')
  pool.on('acquire', lift)
  pool.on('release', restore)
  return () => {
    pool.off('acquire', lift)
    pool.off('release', restore)
  }
}
