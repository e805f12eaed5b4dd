import { createHash } from 'node:crypto'
import type { Site } from '../site.ts'

/** Tables that change in the background. */
const VOLATILE_TABLES = ['rate_limits', 'sign_in_tries', 'call_pace', 'job_workers', 'payload_migrations']
const VOLATILE_COLUMNS = ['sent_at', 'attempts', 'next_at']

export async function fingerprints(site: Site, leaveOut: string[] = []): Promise<Record<string, string>> {
  const tables = await site.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const names = tables.rows.map(({ name }) => name).filter((name) => ![...VOLATILE_TABLES, ...leaveOut].includes(name))
  const prints = await Promise.all(
    names.map(async (name) => {
      const { rows } = await site.pool.query<{ row: string }>(
        `select (to_jsonb(stored) - $1::text[])::text as row from "${name}" stored order by 1`,
        [VOLATILE_COLUMNS],
      )
      return [name, createHash('sha256').update(JSON.stringify(rows)).digest('hex')] as const
    }),
  )
  return Object.fromEntries(prints)
}
