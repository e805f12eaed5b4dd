import { randomInt } from 'node:crypto'
import pg from 'pg'
import { env } from '#env'
import { isLimitRefused, REFUSED } from './refusePooler.ts'
import { poolLimits } from './resilientPool.ts'
import { returnsRow, rows, sql, statement } from './sql.ts'

const IGNORED = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout'
const PROBE = 7203005

/**
 * Checks what only a pooler that hands out connections for single transactions needs: that both addresses lead to one
 * database, and that the database has the time limits the pooler drops. Without `DATABASE_DIRECT_URL` there is nothing to check.
 * @throws an error that says what to change.
 */
export async function refuseSharedPool(): Promise<void> {
  const { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: directUrl } = env()
  if (!directUrl) return
  const timeout = { connectionTimeoutMillis: poolLimits.connectionTimeoutMillis }
  const pooled = new pg.Client({ ...poolLimits, connectionString: pooledUrl })
  const direct = new pg.Client({ ...timeout, connectionString: directUrl })
  for (const client of [pooled, direct]) client.on('error', () => undefined)
  try {
    await direct.connect()
    await pooled.connect().catch(explainRefused)
    const lock = randomInt(2 ** 31 - 1)
    await direct.query(statement`select pg_advisory_lock(${PROBE}::int, ${lock}::int)`)
    // Locks are known in one database only.
    const isElsewhere = await returnsRow(
      pooled,
      statement`select 1 as found where pg_try_advisory_xact_lock(${PROBE}::int, ${lock}::int)`,
    )
    if (isElsewhere) throw new Error('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.')
    const unlimited = await rows(
      pooled,
      sql<{ name: string | null }>`
        select name from pg_settings where setting = '0' and name = any(string_to_array(${IGNORED}, ',')) order by name`,
    )
    if (unlimited.length > 0) throw new Error(adviceFor(unlimited.map(({ name }) => String(name))))
  } finally {
    await Promise.all([pooled, direct].map((client) => client.end().catch(() => undefined)))
  }
}

function explainRefused(error: unknown): never {
  if (!isLimitRefused(error)) throw error
  throw new Error(`${REFUSED} Set ignore_startup_parameters = ${IGNORED} in pgbouncer.ini.`, { cause: error })
}

function adviceFor(unlimited: string[]): string {
  const seconds = (name: string) => Number(poolLimits[name as keyof typeof poolLimits]) / 1_000
  const statements = unlimited.map((name) => `alter database … set ${name} = '${seconds(name)}s';`)
  return `The pooler in front of PostgreSQL drops the site’s time limits. Set them for the database: ${statements.join(' ')}`
}
