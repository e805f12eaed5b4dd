import { runMigrations } from 'graphile-worker'
import { getPayload, type Payload } from 'payload'
import type { Pool, QueryConfig } from 'pg'
import config from '#payload.config'
import { env } from '#env'
import { migrations } from './migrations/index.ts'
import { poolOf } from './poolOf.ts'
import { refuseOldDatabase } from './refuseOldDatabase.ts'
import { refusePooler } from './refusePooler.ts'
import { replaceIdle } from './replaceIdle.ts'
import { poolLimits } from './resilientPool.ts'

const LONGEST_MIGRATION_MS = 3_600_000

/** Only one process migrates at a time. @param wanted a restore passes only the backup's migrations. */
export async function openDatabase(wanted = migrations): Promise<Payload> {
  await refusePooler(env().DATABASE_URL)
  const payload = await getPayload({ config })
  const lock = await poolOf(payload).connect()
  try {
    await lock.query('set lock_timeout = 0; set statement_timeout = 0; set idle_session_timeout = 0')
    await lock.query({ text: 'select pg_advisory_lock(7203002)', query_timeout: LONGEST_MIGRATION_MS } as QueryConfig)
    await refuseOldDatabase(lock)
    await withoutLimits(poolOf(payload), async () => {
      await payload.db.migrate({ migrations: wanted } as Parameters<typeof payload.db.migrate>[0])
      await runMigrations({ pgPool: poolOf(payload) })
    })
  } finally {
    await lock.query('select pg_advisory_unlock(7203002)').catch(() => undefined)
    lock.release(true)
  }
  return payload
}

/** Building an index on a large table takes long. */
const LIFTED = { statement_timeout: 0, lock_timeout: 0, query_timeout: LONGEST_MIGRATION_MS }

/** Limits apply to new connections only. */
async function withoutLimits(pool: Pool, work: () => Promise<void>): Promise<void> {
  const { statement_timeout, lock_timeout, query_timeout } = poolLimits
  Object.assign(pool.options, LIFTED)
  await replaceIdle(pool)
  try {
    await work()
  } finally {
    Object.assign(pool.options, { statement_timeout, lock_timeout, query_timeout })
    await replaceIdle(pool)
  }
}
