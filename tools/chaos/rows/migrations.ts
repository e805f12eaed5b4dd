import pg from 'pg'
import { startChild } from '../../../bin/demo/child.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { sleep, waitUntil } from '../waitUntil.ts'

const KILLS = process.argv.includes('--full') ? 30 : 5
const TABLES = `select count(*)::int as count from pg_tables where schemaname = 'public'`

export const migrations: Row = {
  name: 'migrations',
  fault: 'F24',
  run: async (testbed, report) => {
    const whole = await createDatabase(testbed)
    await migrate(testbed, whole).exited
    const wanted = await schemaOf(whole)
    let different = 0
    let interrupted = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const url = await createDatabase(testbed)
      const running = migrate(testbed, url)
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const isStopped = () => running.process.exitCode !== null
      await waitUntil('it migrates', async () => isStopped() || (await isMigrating(client)))
      await sleep(kill * 60)
      if (!isStopped()) interrupted += 1
      running.process.kill('SIGKILL')
      await running.exited
      await client.end()
      await migrate(testbed, url).exited
      const again = (await migrate(testbed, url).exited) === 0
      if (!again || (await schemaOf(url)) !== wanted) different += 1
    }
    report({
      what: `migrations killed midway ${KILLS} times, then run twice`,
      figure: `${interrupted} interrupted; ${different} gave a different result`,
      goal: 'the same tables, columns and constraints each time',
      holds: different === 0,
    })
  },
}

let databases = 0

async function createDatabase({ pool, database }: Testbed): Promise<string> {
  const name = `migrated${++databases}`
  await pool.query(`create database ${name}`)
  const url = new URL(database.url)
  url.pathname = `/${name}`
  return url.href
}

const migrate = ({ variables }: Testbed, url: string) =>
  startChild('bin/migrate.ts', { ...variables, DATABASE_URL: url })

async function isMigrating(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(TABLES)
  const busy = await client.query(`
    select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ~* '^\\s*(create|alter|insert)'`)
  return (rows[0]?.count ?? 0) > 0 || busy.rowCount !== 0
}

async function schemaOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ all: string }>(`
    select string_agg(one, E'\\n' order by one) as all from (
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as one
        from information_schema.columns where table_schema in ('public', 'graphile_worker')
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select name from payload_migrations
    ) known`)
  await client.end()
  return rows[0]?.all ?? ''
}
