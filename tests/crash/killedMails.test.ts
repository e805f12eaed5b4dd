import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { eventually } from '../support/people.ts'
import type { ServerProcess } from '../support/serverProcess.ts'
import { startServer } from '../support/serverProcess.ts'
import type { Site } from '../support/site.ts'

const database = `killed_mails_${process.pid}`
const nowhere = { cardBase: 'http://127.0.0.1:1', printBase: 'http://127.0.0.1:1' } as Site
const MEMBERS = 1000
const WEEKLY = 100
let dataDir: string
let databaseUrl: string
let pool: pg.Pool
let servers: ServerProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'stone-hunt-killed-mails-'))
  const admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query(`create database ${database} template template_site`)
  await admin.end()
  databaseUrl = inject('databaseUrl').replace(/\/postgres$/, `/${database}`)
  pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
}, 60_000)

afterAll(async () => {
  killAll()
  await pool.end()
  await rm(dataDir, { recursive: true, force: true })
})

it('a thousand members get one email each although both workers are killed twice, and readers of the weekly email none', async () => {
  await pool.query(
    `insert into users (email, normalized_email, first_name, last_name, handle, email_verified_at, complimentary_until)
     select 'reader' || n || '@example.test', 'reader' || n || '@example.test', 'Ada', 'Reader', 'reader' || n, now(), now() + interval '1 year'
     from generate_series(1, $1::int) n`,
    [MEMBERS + WEEKLY],
  )
  await pool.query(
    `insert into post_email_choices (user_id, choice, chosen_at)
     select id, case when row_number() over (order by id) <= $1 then 'at_once' else 'weekly' end, now() from users`,
    [MEMBERS],
  )
  const { rows } = await pool.query<{ id: number }>(
    `insert into posts (title, description, type, is_subscriber_only, status, category)
     values ('A split ridge', 'What anybody may read.', 'video', true, 'published', 'hunt') returning id`,
  )
  const postId = rows[0]?.id
  const added = await pool.query<{ id: number }>(
    `insert into mailings (post_id, audience, requested_at, starts_at) values ($1, 'everyone', now(), now()) returning id`,
    [postId],
  )
  // A batch takes long enough to be interrupted.
  await pool.query(`
    create function pause() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
    create trigger pause after update of last_user_id on mailings for each row execute function pause()`)
  await startBoth()
  await pool.query(`select graphile_worker.add_job('sendMailing', json_build_object('mailingId', $1::int))`, [
    added.rows[0]?.id,
  ])
  // While they are queued, and while they are sent.
  await eventually(async () => (await queued()) >= 150, 120_000)
  killAll()
  expect(await queued()).toBeLessThan(MEMBERS)
  await startBoth()
  await eventually(async () => (await outbox()).length >= 500, 120_000)
  killAll()
  expect((await outbox()).length).toBeLessThan(MEMBERS)
  await startBoth()
  await eventually(async () => (await unsent()) === 0, 240_000)
  const mails = await Promise.all((await outbox()).map((file) => readFile(join(dataDir, 'outbox', file), 'utf8')))
  const recipients = mails.map((mail) => /^To: (\S+)/m.exec(mail)?.[1])
  expect(recipients).toHaveLength(MEMBERS)
  expect(new Set(recipients).size).toBe(MEMBERS)
  // A second email with the same key would have replaced the first in the outbox's folder.
  expect(await queued()).toBe(MEMBERS)
  const ofWeekly = await pool.query(
    `select 1 from mail_outbox where "to" in (
       select email from users join post_email_choices c on c.user_id = users.id where c.choice = 'weekly')`,
  )
  expect(ofWeekly.rows).toEqual([])
}, 600_000)

const outbox = async () =>
  (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((file) => file.endsWith('.eml'))

async function queued(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from mail_outbox where kind in ('new-post', 'weekly-posts')`,
  )
  return rows[0]?.count ?? -1
}

async function unsent(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select (select count(*) from mail_outbox where sent_at is null)::int
       + (select count(*) from mailings where finished_at is null)::int as count`,
  )
  return rows[0]?.count ?? -1
}

async function startBoth(): Promise<void> {
  const settings = { databaseUrl, dataDir, variables: {} }
  servers = [await startServer(nowhere, settings), await startServer(nowhere, settings)]
}

function killAll(): void {
  for (const pid of servers.flatMap((server) => server.pid() ?? [])) process.kill(pid, 'SIGKILL')
}
