import { readdir, readFile } from 'node:fs/promises'
import type { Testbed } from '../../chaos/createTestbed.ts'

export type Sample = {
  day: string
  memory: number
  descriptors: number
  connections: number
  database: number
  dead: number
  tables: Record<string, { kb: number; rows: number }>
}

export async function measure({ pool, site }: Testbed, now: number): Promise<Sample> {
  const { pid } = await site()
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const one = async (query: string) => Number((await pool.query<{ n: string }>(query)).rows[0]?.n)
  const { rows } = await pool.query<{ name: string; kb: number; rows: number }>(
    `select relname as name, (pg_total_relation_size(relid) / 1024)::int as kb, n_live_tup::int as rows from pg_stat_user_tables`,
  )
  return {
    day: new Date(now).toISOString().slice(0, 10),
    memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024),
    descriptors: (await readdir(`/proc/${pid}/fd`)).length,
    connections: await one(`select count(*) as n from pg_stat_activity where backend_type = 'client backend'`),
    database: Math.round((await one('select pg_database_size(current_database()) as n')) / 2 ** 20),
    dead: await one('select sum(n_dead_tup) as n from pg_stat_user_tables'),
    tables: Object.fromEntries(rows.map(({ name, ...size }) => [name, size])),
  }
}

export const describe = ({ day, memory, descriptors, connections, database, dead }: Sample): string =>
  `${day} ${memory} MB, ${descriptors} descriptors, ${connections} connections, database ${database} MB, ${dead} dead rows`

const NOTEWORTHY_KB = 64

/** From the sample in the middle to the last one, the largest first. */
export function growth(samples: Sample[]): string {
  const [from, to] = [samples[Math.floor(samples.length / 2)], samples.at(-1)]
  if (!from || !to || from === to) return 'too few samples'
  const grown = Object.entries(to.tables)
    .map(([name, { kb, rows }]) => ({ name, rows, by: kb - (from.tables[name]?.kb ?? 0) }))
    .filter(({ by }) => by > NOTEWORTHY_KB)
    .sort((a, b) => b.by - a.by)
    .map(({ name, rows, by }) => `${name} by ${by} kB to ${rows} rows`)
  return `since ${from.day}: ${grown.join(', ') || 'none'}`
}
