import { z } from 'zod'
import pg from 'pg'
import { parsedRows, statement } from '#database/sql.ts'
import type { DumpedTable } from './manifest.ts'

export type Table = Pick<DumpedTable, 'schema' | 'name' | 'columns'>

/**
 * Not restored: migrations are recorded as they run again; change numbers and workers belong to one cluster; sessions,
 * emailed links and codes that were revoked after the backup must not work again, so everyone signs in again. Streams are made
 * again from their films.
 */
const EXCLUDED = [
  'public.payload_migrations',
  'public.changes',
  'public.job_workers',
  'public.users_sessions',
  'public.session_places',
  'public.mailed_links',
  'public.sign_in_codes',
  'public.passkey_challenges',
  'public.film_streams',
  'public.stream_viewers',
  'graphile_worker.migrations',
]

export async function listTables(client: pg.Client): Promise<Table[]> {
  const found = await parsedRows(
    client,
    z.object({ schema: z.enum(['public', 'graphile_worker']), name: z.string(), columns: z.array(z.string()) }),
    statement`
      select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r'
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      group by 1, 2 order by 1, 2`,
  )
  return found.filter((table) => !EXCLUDED.includes(idOf(table)))
}

export const idOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${schema}.${name}`

export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

export const quotedColumns = ({ columns }: Table): string => columns.map((name) => pg.escapeIdentifier(name)).join(', ')

/** The row count, and a sum of row hashes that does not depend on their order. */
export async function fingerprintTable(
  client: pg.Client,
  table: Table,
): Promise<{ rows: number; fingerprint: string }> {
  const { rows } = await client.query(`
    select count(*) as rows, coalesce(sum(('x' || encode(substr(sha256(convert_to(line, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint::numeric), 0)::text as fingerprint
    from (select row(${quotedColumns(table)})::text as line from ${quoted(table)}) lines`)
  return counted.parse(rows[0])
}

const counted = z.object({ rows: z.coerce.number(), fingerprint: z.string() })

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'stone-hunt backup' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`
    set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex';
    set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`)
  return client
}
