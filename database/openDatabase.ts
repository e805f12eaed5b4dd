import { runMigrations } from 'graphile-worker'
import { getPayload, type Payload } from 'payload'
import pg, { type Pool, type QueryConfig } from 'pg'
import config from '#payload.config'
import { env } from '#env'
import { directUrl } from './directUrl.ts'
import { migrations } from './migrations/index.ts'
import { poolOf } from './poolOf.ts'
import { refuseOldDatabase } from './refuseOldDatabase.ts'
import { refusePooler } from './refusePooler.ts'
import { refuseSharedPool } from './refuseSharedPool.ts'
import { replaceIdle } from './replaceIdle.ts'
import { poolLimits } from './resilientPool.ts'

const LONGEST_MIGRATION_MS = 3_600_000

/** Only one process migrates at a time. @param wanted a restore passes only the backup's migrations. */
export async function openDatabase(wanted = migrations): Promise<Payload> {
  await refusePooler()
  await refuseSharedPool()
  const payload = await getPayload({ config })
  const lock = new pg.Client({
    connectionString: directUrl(),
    connectionTimeoutMillis: poolLimits.connectionTimeoutMillis,
  })
  lock.on('error', () => undefined)
  await lock.connect()
  try {
    await lock.query('set lock_timeout = 0; set statement_timeout = 0; set idle_session_timeout = 0')
    await lock.query({ text: 'select pg_advisory_lock(7203002)', query_timeout: LONGEST_MIGRATION_MS } as QueryConfig)
    await refuseOldDatabase(lock)
    await withoutLimits(poolOf(payload), async () => {
      await payload.db.migrate({ migrations: wanted } as Parameters<typeof payload.db.migrate>[0])
      await runMigrations({ pgPool: poolOf(payload) })
    })
  } finally {
    // Closing the connection releases the lock.
    await lock.end().catch(() => undefined)
  }
  return payload
}

/** An index on a large table can take long. node-postgres doesn’t send a limit of 0, and the database can have its own limits. */
const LIFTED = {
  statement_timeout: LONGEST_MIGRATION_MS,
  lock_timeout: LONGEST_MIGRATION_MS,
  query_timeout: LONGEST_MIGRATION_MS,
}

/** On connections to PostgreSQL itself. Limits and addresses apply to new connections only. */
async function withoutLimits(pool: Pool, work: () => Promise<void>): Promise<void> {
  const { statement_timeout, lock_timeout, query_timeout } = poolLimits
  Object.assign(pool.options, LIFTED, { connectionString: directUrl() })
  await replaceIdle(pool)
  try {
    await work()
  } finally {
    const connectionString = env().DATABASE_URL
    Object.assign(pool.options, { statement_timeout, lock_timeout, query_timeout, connectionString })
    await replaceIdle(pool)
  }
}
