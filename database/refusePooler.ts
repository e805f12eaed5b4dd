import pg from 'pg'
import { env } from '#env'
import { poolLimits } from './resilientPool.ts'
import { row, sql } from './sql.ts'

const SHARED =
  'A pooler between this site and PostgreSQL hands out connections for single transactions, but the site needs them for whole sessions.'
export const REFUSED = 'The pooler in front of PostgreSQL refuses the site’s time limits.'
const DIRECT_ADVICE = 'DATABASE_DIRECT_URL must lead to PostgreSQL itself, not to a pooler.'
const ADVICE =
  'Set pool_mode = session and ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout ' +
  'in pgbouncer.ini, or connect DATABASE_URL to PostgreSQL itself, or set DATABASE_DIRECT_URL (see docs/operator/growing.md).'

/** Clients that each begin a transaction, after another client ended its own. */
const CLIENTS = 3

/**
 * Locks, change notifications and time limits belong to a database connection, so no two clients may share one.
 * @throws an error that says what to change when a pooler hands out connections for single transactions, or refuses limits.
 */
export async function refusePooler(): Promise<void> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = env()
  const problem = await findProblem(DATABASE_DIRECT_URL ?? DATABASE_URL)
  if (problem) throw new Error(`${problem} ${DATABASE_DIRECT_URL ? DIRECT_ADVICE : ADVICE}`)
}

async function findProblem(connectionString: string): Promise<string | null> {
  const clients: pg.Client[] = []
  const begin = async () => {
    const client = new pg.Client({ connectionString, ...poolLimits })
    client.on('error', () => undefined)
    clients.push(client)
    await client.connect()
    await client.query('begin')
    const found = await row(client, sql<{ process: number }>`select pg_backend_pid() as process`)
    return found?.process
  }
  try {
    const first = await begin()
    await clients[0]?.query('commit')
    for (let count = 0; count < CLIENTS; count++) if ((await begin()) === first) return SHARED
    return null
  } catch (error) {
    // The next statement reports a database that doesn't respond.
    return isLimitRefused(error) ? REFUSED : null
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

/** PgBouncer's answer to a parameter it does not know is a violation of the protocol. */
export const isLimitRefused = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: string }).code === '08P01' && /startup parameter/.test(error.message)
