import type { PoolClient, QueryConfig } from 'pg'
import { onTestFinished } from 'vitest'
import { eventually } from './people.ts'
import type { Site } from './site.ts'

export type RecordedStatement = {
  text: string
  values: unknown[]
  /** Has a generic plan. */
  isPrepared: boolean
}

/** Not queries of the request. */
const FRAMES = /^\s*(begin|commit|rollback|set)\b|job_workers|graphile_worker\.jobs where locked_by/i

/** Records statements until the test ends. Waits for running jobs, whose statements would be recorded too. */
export async function recordStatements(site: Site): Promise<RecordedStatement[]> {
  await eventually(async () => {
    const { rowCount } = await site.pool.query('select 1 from graphile_worker.jobs where run_at <= now()')
    return rowCount === 0
  }, 20_000)
  const recorded: RecordedStatement[] = []
  const listen = (client: PoolClient) => {
    if (!listeners.has(client)) patch(client)
    listeners.set(client, recorded)
  }
  site.pool.on('acquire', listen)
  onTestFinished(() => {
    site.pool.off('acquire', listen)
    for (const client of patched) listeners.delete(client)
  })
  return recorded
}

const patched = new Set<PoolClient>()
const listeners = new Map<PoolClient, RecordedStatement[]>()

function patch(client: PoolClient): void {
  if (patched.has(client)) return
  patched.add(client)
  const run = client.query.bind(client) as (...args: unknown[]) => unknown
  const recordAndRun = (...args: unknown[]): unknown => {
    const [first, second] = args
    const { text, values, name } =
      typeof first === 'string'
        ? { text: first, values: second }
        : { values: second, ...(first as Partial<QueryConfig>) }
    const isPrepared = name !== undefined
    if (text && !FRAMES.test(text))
      listeners.get(client)?.push({ text, values: Array.isArray(values) ? values : [], isPrepared })
    return run(...args)
  }
  Object.assign(client, { query: recordAndRun })
}
