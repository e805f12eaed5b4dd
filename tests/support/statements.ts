import type { PoolClient, QueryConfig } from 'pg'
import { onTestFinished } from 'vitest'
import { eventually } from './people.ts'
import type { Site } from './site.ts'

export type Said = {
  text: string
  values: unknown[]
  /** Has a generic plan. */
  isPrepared: boolean
}

/** Not queries of the request. */
const FRAMES = /^\s*(begin|commit|rollback|set)\b|job_workers/i

/** Records statements until the test ends. Waits for running jobs, whose statements would be recorded too. */
export async function recordStatements(site: Site): Promise<Said[]> {
  await eventually(async () => {
    const { rowCount } = await site.pool.query('select 1 from graphile_worker.jobs where run_at <= now()')
    return rowCount === 0
  }, 20_000)
  const said: Said[] = []
  const listen = (client: PoolClient) => {
    if (!listeners.has(client)) overhear(client)
    listeners.set(client, said)
  }
  site.pool.on('acquire', listen)
  onTestFinished(() => {
    site.pool.off('acquire', listen)
    for (const client of heard) listeners.delete(client)
  })
  return said
}

const heard = new Set<PoolClient>()
const listeners = new Map<PoolClient, Said[]>()

function overhear(client: PoolClient): void {
  if (heard.has(client)) return
  heard.add(client)
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown
  const passOn = (...question: unknown[]): unknown => {
    const [first, second] = question
    const { text, values, name } =
      typeof first === 'string'
        ? { text: first, values: second }
        : { values: second, ...(first as Partial<QueryConfig>) }
    const isPrepared = name !== undefined
    if (text && !FRAMES.test(text))
      listeners.get(client)?.push({ text, values: Array.isArray(values) ? values : [], isPrepared })
    return ask(...question)
  }
  Object.assign(client, { query: passOn })
}
