import type { Pool } from 'pg'

/** What the site asks by itself, whether somebody visits or not. */
const BY_ITSELF = '(pg_current_snapshot|graphile_worker|job_workers|pg_stat_statements|from changes)'

/** They cost time; nobody keeps them while something is measured. */
export const keepNoBooks = (pool: Pool): Promise<void> => track(pool, 'none')

/** Counts statements by PostgreSQL's own books, open for so long only; BEGIN and COMMIT are none. */
export async function askedStatements(pool: Pool, work: () => Promise<void>): Promise<number> {
  await pool.query('create extension if not exists pg_stat_statements')
  await track(pool, 'top')
  try {
    await pool.query('select pg_stat_statements_reset()')
    await work()
    const { rows } = await pool.query<{ calls: number }>(
      'select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where query !~* $1',
      [BY_ITSELF],
    )
    return rows[0]?.calls ?? 0
  } finally {
    await track(pool, 'none')
  }
}

/** Connections hear of it within a moment. */
async function track(pool: Pool, what: 'top' | 'none'): Promise<void> {
  await pool.query(`alter system set pg_stat_statements.track = '${what}'`)
  await pool.query('select pg_reload_conf()')
  await new Promise((resolve) => setTimeout(resolve, 300))
}
