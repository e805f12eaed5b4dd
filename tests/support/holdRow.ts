import { eventually } from './people.ts'
import type { Site } from './site.ts'

/** Commits the statement once the request waits for it or has been answered. */
export async function holdRow<Result>(
  site: Site,
  statement: { text: string; values?: unknown[] },
  send: () => Promise<Result>,
): Promise<Result> {
  const client = await site.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await client.query(statement.text, statement.values)
    let isAnswered = false
    const answer = send().finally(() => (isAnswered = true))
    await eventually(async () => isAnswered || (await isWaitedFor(site, rows[0]?.pid ?? 0)))
    await client.query('commit')
    return await answer
  } finally {
    client.release(true)
  }
}

export async function isWaitedFor(site: Site, pid: number): Promise<boolean> {
  const { rowCount } = await site.pool.query(
    'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) limit 1',
    [pid],
  )
  return rowCount === 1
}
