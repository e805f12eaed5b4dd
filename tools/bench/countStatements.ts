import type { Pool } from 'pg'

/** Run with or without visitors. */
const BACKGROUND_QUERIES = '(pg_current_snapshot|graphile_worker|job_workers|pg_stat_statements|from changes)'

/** Tracking costs time. */
export const stopTracking = (pool: Pool): Promise<void> => setTracking(pool, 'none')

/** Without BEGIN and COMMIT. */
export async function countStatements(pool: Pool, work: () => Promise<void>): Promise<number> {
  await pool.query('create extension if not exists pg_stat_statements')
  await setTracking(pool, 'top')
  try {
    await pool.query('select pg_stat_statements_reset()')
    await work()
    const { rows } = await pool.query<{ calls: number }>(
      'select coalesce(sum(calls), 0)::int as calls from pg_stat_statements where query !~* $1',
      [BACKGROUND_QUERIES],
    )
    return rows[0]?.calls ?? 0
  } finally {
    await setTracking(pool, 'none')
  }
}

/** Backends reload the setting after a moment. */
async function setTracking(pool: Pool, what: 'top' | 'none'): Promise<void> {
  await pool.query(`alter system set pg_stat_statements.track = '${what}'`)
  await pool.query('select pg_reload_conf()')
  await new Promise((resolve) => setTimeout(resolve, 300))
}
