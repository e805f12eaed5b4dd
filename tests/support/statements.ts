import type { PoolClient, QueryConfig } from 'pg'
import { onTestFinished } from 'vitest'
import { eventually } from './people.ts'
import type { Site } from './site.ts'

export type Said = {
  text: string
  values: unknown[]
  /** Planned once for all values. */
  isPrepared: boolean
}

/** BEGIN and COMMIT frame what is asked, SET is of connections; and the lease of jobs is kept whether somebody visits or not. */
const FRAMES = /^\s*(begin|commit|rollback|set)\b|job_workers/i

/**
 * What the site asks its database from now on until the test is over, statement by statement. What jobs do would be
 * among it, so first they come to an end.
 */
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

/** Everything a connection is asked passes here; whoever records at that moment is told. */
function overhear(client: PoolClient): void {
  if (heard.has(client)) return
  heard.add(client)
  const ask = client.query.bind(client) as (...question: unknown[]) => unknown
  const passOn = (...question: unknown[]): unknown => {
    const [first, second] = question
    const { text, values, name } =
      typeof first === 'string' ? { text: first, values: second } : (first as Partial<QueryConfig>)
    const isPrepared = name !== undefined
    if (text && !FRAMES.test(text))
      listeners.get(client)?.push({ text, values: Array.isArray(values) ? values : [], isPrepared })
    return ask(...question)
  }
  Object.assign(client, { query: passOn })
}
