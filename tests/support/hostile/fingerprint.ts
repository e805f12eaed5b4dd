import type { Site } from '../site.ts'

/** Tables that change in the background. */
const VOLATILE_TABLES = ['rate_limits', 'call_pace', 'job_workers', 'payload_migrations']
const VOLATILE_COLUMNS = ['sent_at', 'attempts', 'next_at']

export async function fingerprints(site: Site, leaveOut: string[] = []): Promise<Record<string, string>> {
  const tables = await site.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const names = tables.rows.map(({ name }) => name).filter((name) => ![...VOLATILE_TABLES, ...leaveOut].includes(name))
  const looks = names.map(
    (name) => `
      select '${name}' as name, coalesce(md5(string_agg(row, ',' order by row)), '') as print
      from (select (to_jsonb(stored) - $1::text[])::text as row from "${name}" stored) rows`,
  )
  const prints = await site.pool.query<{ name: string; print: string }>(looks.join(' union all '), [VOLATILE_COLUMNS])
  return Object.fromEntries(prints.rows.map(({ name, print }) => [name, print]))
}
