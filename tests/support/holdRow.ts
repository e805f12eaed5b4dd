import { eventually } from './people.ts'
import type { Site } from './site.ts'

type Statement = { text: string; values?: unknown[] }

/**
 * Commits the statement once the request waits for it or has been answered.
 * @param free what the request must not have locked while it waits, as a statement; otherwise each could wait for the other.
 */
export async function holdRow<Result>(
  site: Site,
  statement: Statement,
  send: () => Promise<Result>,
  free?: Statement,
): Promise<Result> {
  const client = await site.pool.connect()
  let answer: Promise<Result> | undefined
  try {
    await client.query('begin')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await client.query(statement.text, statement.values)
    let isAnswered = false
    answer = send().finally(() => (isAnswered = true))
    await eventually(async () => isAnswered || (await isWaitedFor(site, rows[0]?.pid ?? 0)))
    if (free) {
      if (isAnswered) throw new Error('The request did not wait')
      await client.query(free.text, free.values)
    }
    await client.query('commit')
    return await answer
  } finally {
    client.release(true)
    await Promise.allSettled([answer])
  }
}

export async function isWaitedFor(site: Site, pid: number): Promise<boolean> {
  const { rowCount } = await site.pool.query(
    'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) limit 1',
    [pid],
  )
  return rowCount === 1
}
