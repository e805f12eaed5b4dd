import { z } from 'zod'
import pg from 'pg'
import { parsedRows, returnsRow, row, sql, statement } from '#database/sql.ts'
import { idOf, listTables, quoted } from './tables.ts'

/** @throws Error while a process of the site uses this database, because it would lose data. */
export async function requireStoppedSite(client: pg.Client): Promise<void> {
  const table = await row(client, sql<{ name: string | null }>`select to_regclass('public.job_workers')::text as name`)
  if (!table?.name) return
  const alive = await returnsRow(
    client,
    statement`select 1 from job_workers where seen_at > now() - interval '8 seconds' limit 1`,
  )
  if (alive) throw new Error('The site is running on this database. Stop it, wait ten seconds, and try again.')
}

export async function findRows(client: pg.Client): Promise<string | null> {
  for (const table of await listTables(client)) {
    if (table.schema !== 'public') continue
    const { rowCount } = await client.query(`select 1 from ${quoted(table)} limit 1`)
    if (rowCount) return idOf(table)
  }
  return null
}

/** Drops everything the product created, except extensions, so that migrations start from nothing. */
export async function clearDatabase(client: pg.Client): Promise<void> {
  const ours = await parsedRows(
    client,
    z.object({ statement: z.string() }),
    statement`
      select 'drop table if exists ' || c.oid::regclass || ' cascade' as statement from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      union all
      select 'drop sequence if exists ' || c.oid::regclass || ' cascade' from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'a', 'i'))
      union all
      select 'drop function if exists ' || p.oid::regprocedure || ' cascade' from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all
      select 'drop type if exists ' || t.oid::regtype || ' cascade' from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
        and not exists (select 1 from pg_depend d where d.objid = t.oid and d.deptype = 'e')`,
  )
  await client.query(
    [
      'begin',
      'drop schema if exists graphile_worker cascade',
      ...ours.map(({ statement }) => statement),
      'commit',
    ].join('; '),
  )
}
