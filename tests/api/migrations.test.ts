import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { migrations } from '#database/migrations/index.ts'
import { newDatabase } from '../support/database.ts'

/** Everything that a migration can create, by name, so that the order of columns doesn't count. */
const SCHEMA = `
  select 'column' as kind, table_name || '.' || column_name as name,
    concat_ws(' ', udt_name, character_maximum_length, datetime_precision, is_nullable, column_default, generation_expression) as what
  from information_schema.columns where table_schema = 'public'
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function', p.oid::regprocedure::text, pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'type', t.typname, string_agg(e.enumlabel, ',' order by e.enumsortorder)
    from pg_type t join pg_enum e on e.enumtypid = t.oid group by t.typname
  union all select 'sequence', sequencename, increment_by::text from pg_sequences where schemaname = 'public'
  union all select 'view', viewname, definition from pg_views where schemaname = 'public'
  order by 1, 2, 3`

it('each migration after the first can be undone: the schema is as before, and the same again after doing it again', async () => {
  const pool = new pg.Pool({ connectionString: await newDatabase(), max: 1 })
  const args = { db: drizzle({ client: pool }) } as unknown as MigrateUpArgs & MigrateDownArgs
  const schema = async () => {
    const { rows } = await pool.query<{ kind: string; name: string; what: string }>(SCHEMA)
    return rows.map(({ kind, name, what }) => `${kind} ${name}: ${what}`)
  }
  const before: string[][] = []
  for (const { up } of migrations) {
    before.push(await schema())
    await up(args)
  }
  const all = await schema()
  // The first one refuses, because nothing would be left.
  for (const [index, { name, down }] of [...migrations.entries()].slice(1).reverse()) {
    await down(args)
    expect(await schema(), `after undoing ${name}`).toEqual(before[index])
  }
  for (const { up } of migrations.slice(1)) await up(args)
  expect(await schema()).toEqual(all)
  await pool.end()
})
