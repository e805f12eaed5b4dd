import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import pg from 'pg'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { migrations } from '#database/migrations/index.ts'
import { newDatabase, onDatabase } from '../../support/database.ts'
import { useSite } from '../../support/site.ts'

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

const site = useSite()

// `drizzle-kit` adds it for all tests of the process, and the reader of PDFs refuses to work with it.
afterAll(() => void Reflect.deleteProperty(Array.prototype, 'random'))

it('Payload finds no difference between the collections and the newest snapshot of the migrations', async () => {
  const { kit, current } = await drizzleSchema()
  const folder = 'database/migrations'
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const newest = JSON.parse(await readFile(join(folder, snapshots.at(-1) ?? ''), 'utf8')) as Snapshot
  expect(await kit.generateMigration(newest, current)).toEqual([])
})

it('the migrations create every column and choice that Payload uses, with its type', async () => {
  const { kit, nothing, current } = await drizzleSchema()
  const statements = await kit.generateMigration(nothing, current)
  const wanted = await onDatabase(await newDatabase(), async (client) => {
    for (const statement of statements) await client.query(statement)
    return columnsOf(client)
  })
  expect(wanted.length).toBeGreaterThan(500)
  const found = new Set(await columnsOf(site.pool))
  expect(wanted.filter((column) => !found.has(column))).toEqual([])
})

it.each(migrations.slice(1).map(({ name }, index) => [name, index + 1] as const))(
  '%s can be undone: the schema is as before, and the same again after doing it again',
  async (_name, index) => {
    const pool = new pg.Pool({ connectionString: await newDatabase(), max: 1 })
    onTestFinished(() => pool.end())
    const args = { db: drizzle({ client: pool }) } as unknown as MigrateUpArgs & MigrateDownArgs
    const schema = async () => {
      const { rows } = await pool.query<{ kind: string; name: string; what: string }>(SCHEMA)
      return rows.map(({ kind, name, what }) => `${kind} ${name}: ${what}`)
    }
    for (const { up } of migrations.slice(0, index)) await up(args)
    const before = await schema()
    await migrations[index]?.up(args)
    const after = await schema()
    await migrations[index]?.down(args)
    expect(await schema()).toEqual(before)
    await migrations[index]?.up(args)
    expect(await schema()).toEqual(after)
  },
)

type Snapshot = Record<string, unknown>
type PayloadDatabase = {
  schema: Snapshot
  defaultDrizzleSnapshot: Snapshot
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: Snapshot) => Promise<Snapshot>
    generateMigration: (from: Snapshot, to: Snapshot) => Promise<string[]>
  }
}

async function drizzleSchema() {
  const { requireDrizzleKit, defaultDrizzleSnapshot, schema } = site.payload.db as unknown as PayloadDatabase
  const kit = requireDrizzleKit()
  return { kit, nothing: defaultDrizzleSnapshot, current: await kit.generateDrizzleJson(schema) }
}

async function columnsOf(database: pg.Pool | pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ what: string }>(`
    select concat_ws(' ', table_name, column_name, udt_name, datetime_precision) as what
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', typname, enumlabel) from pg_enum join pg_type on pg_type.oid = enumtypid`)
  return rows.map(({ what }) => what)
}
