import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../../support/Browser.ts'
import { useBucket } from '../../support/bucket.ts'
import { newDatabase, onDatabase } from '../../support/database.ts'
import { signUpWithCard } from '../../support/members.ts'
import { eventually, PASSWORD, signUpEmployee } from '../../support/people.ts'
import { publishFilm, publishGallery } from '../../support/posts.ts'
import { type Ended, runProgram } from '../../support/programs.ts'
import { type ServerProcess, startServer } from '../../support/serverProcess.ts'
import { useSite } from '../../support/site.ts'
import { siteVariables } from '../../support/siteVariables.ts'

const site = useSite()
const bucket = useBucket()
const ON_DISK = { S3_BUCKET: '', S3_REGION: '', S3_ENDPOINT: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }
/** Sessions and mailed links are not restored: everyone signs in again. */
const NOT_RESTORED = [
  'public.changes',
  'public.job_workers',
  'public.users_sessions',
  'public.session_places',
  'public.mailed_links',
  'public.sign_in_codes',
  'public.passkey_challenges',
  'public.film_streams',
  'public.stream_viewers',
]

/** Columns that a restore changes on purpose are not compared. */
const COMPARED: Record<string, string> = {
  'public.payload_migrations': '(select name from payload_migrations)',
  'public.subscriptions': `(select to_jsonb(s) - 'fetched_at' from subscriptions s)`,
}

let folder: string
let backup: string
let made: Ended
let email: string
let post: { id: number }
let copies = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stone-hunt-backup-'))
  const employee = await signUpEmployee(site)
  post = await publishFilm(employee)
  await publishGallery(employee)
  const member = await signUpWithCard(site, '4242 4242 4242 4242')
  email = member.email
  await site.pool.query(`insert into site_settings (key, value) values ('odd', E'tab\\t, line\\n, \\\\. and 🪨')`)
  await site.pool.query(`select graphile_worker.add_job('later', '{"stone":1}', run_at => now() + interval '1 day')`)
  await eventually(async () => (await waitingJobs()) === 0)
  made = await run('backup', [folder], databaseUrl(), { ...ON_DISK, DATA_DIR: site.dataDir })
  backup = join(folder, (await readdir(folder))[0] ?? '')
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

const databaseUrl = () => process.env['DATABASE_URL'] ?? ''

async function waitingJobs(): Promise<number> {
  const { rowCount } = await site.pool.query('select 1 from graphile_worker.jobs where run_at < now()')
  return rowCount ?? 0
}

function run(file: string, args: string[], url: string, variables: Record<string, string>): Promise<Ended> {
  return runProgram(file, args, {
    ...siteVariables({ siteUrl: site.url, databaseUrl: url, dataDir: folder }),
    ...variables,
  })
}

async function allRows(url: string): Promise<Record<string, string>> {
  return onDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(`
      select schemaname || '.' || tablename as name from pg_tables
      where schemaname in ('public', 'graphile_worker') order by 1`)
    const found: Record<string, string> = {}
    for (const { name } of tables.filter((table) => !NOT_RESTORED.includes(table.name))) {
      const compared = COMPARED[name] ?? name
      const { rows } = await client.query<{ all: string }>(
        `select coalesce(string_agg(t::text, E'\\n' order by t::text collate "C"), '') as all from ${compared} t`,
      )
      // The time of a migration differs.
      found[name] = name === 'graphile_worker.migrations' ? '' : (rows[0]?.all ?? '')
    }
    return found
  })
}

async function filesIn(dataDir: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const entry of await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    found[path.slice(dataDir.length)] = (await readFile(path)).toString('base64')
  }
  return found
}

const emptyDir = () => mkdtemp(join(folder, 'data-'))

async function copyOfBackup(): Promise<string> {
  const copy = join(folder, `copy-${(copies += 1)}`)
  await cp(backup, copy, { recursive: true })
  return copy
}

describe('a backup', () => {
  it('reports its progress, verifies itself and is readable by its owner only', async () => {
    expect(made).toMatchObject({ code: 0 })
    expect(made.output).toMatch(
      /public\.users: 2 rows[\s\S]*files: \d+, [\d.]+ MB[\s\S]*verifying the backup[\s\S]*done: /,
    )
    expect((await stat(backup)).mode & 0o077).toBe(0)
    expect((await stat(join(backup, 'manifest.json'))).mode & 0o077).toBe(0)
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/\.part$/))
  })

  it('is neither made nor restored when the direct address leads to another database', async () => {
    const url = await newDatabase()
    const elsewhere = { ...ON_DISK, DATABASE_DIRECT_URL: databaseUrl() }
    const before = await site.pool.query('select id from users order by id')
    for (const args of [
      ['restore', backup, '--replace'],
      ['backup', join(folder, 'wrong')],
    ] as const) {
      const [program, ...rest] = args
      const ended = await run(program, rest, url, { ...elsewhere, DATA_DIR: await emptyDir() })
      expect(ended.code).not.toBe(0)
      expect(ended.output).toContain('lead to different databases')
    }
    expect((await site.pool.query('select id from users order by id')).rows).toEqual(before.rows)
  })

  it('with one flipped bit is reported as damaged and not restored', async () => {
    const copy = await copyOfBackup()
    const path = join(copy, 'database/public.users.copy.gz')
    const bytes = await readFile(path)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20)
    await writeFile(path, bytes)
    const url = await newDatabase()
    const checked = await run('backup', ['--check', copy], url, ON_DISK)
    const restored = await run('restore', [copy], url, { ...ON_DISK, DATA_DIR: await emptyDir() })
    for (const { code, output } of [checked, restored]) {
      expect(output).toContain('public.users.copy.gz has changed since it was written')
      expect(code).toBe(1)
    }
    expect(await allRows(url)).toEqual({})
  }, 60_000)

  it('without a manifest is reported as incomplete', async () => {
    const copy = await copyOfBackup()
    await rm(join(copy, 'manifest.json'))
    const { code, output } = await run('backup', ['--check', copy], databaseUrl(), ON_DISK)
    expect(output).toContain('not a complete backup')
    expect(code).toBe(1)
  })

  it('from before the first release is rejected with instructions, and changes nothing', async () => {
    const copy = await copyOfBackup()
    const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8')) as { migrations: string[] }
    manifest.migrations = ['20261124_000000_initial', '20261128_070000_german_posts']
    await writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest))
    const url = await newDatabase()
    await onDatabase(url, (client) => client.query('create table kept (id integer); insert into kept values (1)'))
    const dataDir = await emptyDir()
    const { code, output } = await run('restore', [copy, '--replace'], url, { ...ON_DISK, DATA_DIR: dataDir })
    expect(output).toContain('made by a version before the first release and can’t be restored. Nothing was changed.')
    expect(code).toBe(1)
    expect(await allRows(url)).toEqual({ 'public.kept': '(1)' })
    expect(await readdir(dataDir)).toEqual([])
  }, 60_000)

  it('of a newer version is rejected', async () => {
    const copy = await copyOfBackup()
    const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8')) as { migrations: string[] }
    manifest.migrations.push('29991231_000000_flying_cars')
    await writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest))
    const url = await newDatabase()
    const { code, output } = await run('restore', [copy], url, { ...ON_DISK, DATA_DIR: await emptyDir() })
    expect(output).toContain('from a newer version: this version has no 29991231_000000_flying_cars')
    expect(code).toBe(1)
  }, 60_000)
})

describe('a restored site', () => {
  let url: string
  let dataDir: string
  let restored: Ended
  let server: ServerProcess | undefined

  beforeAll(async () => {
    url = await newDatabase()
    dataDir = await emptyDir()
    restored = await run('restore', [backup], url, { ...ON_DISK, DATA_DIR: dataDir })
  }, 60_000)
  afterAll(() => server?.stop())

  it('has every row of every table and every byte of every file', async () => {
    expect(restored).toMatchObject({ code: 0 })
    expect(await allRows(url)).toEqual(await allRows(databaseUrl()))
    const files = await filesIn(dataDir)
    expect(Object.keys(files).length).toBeGreaterThan(2)
    expect(files).toEqual(await filesIn(site.dataDir))
  })

  it('has working sequences, triggers and foreign keys', async () => {
    await onDatabase(url, async (client) => {
      const added = await client.query<{ id: number }>(
        `insert into site_settings (key, value) values ('new', '1') returning id`,
      )
      const { rows } = await client.query<{ last: number }>(
        `select max(id) as last from site_settings where key <> 'new'`,
      )
      expect(added.rows[0]?.id).toBeGreaterThan(rows[0]?.last ?? 0)
      await client.query(`insert into post_views values (${post.id}, 'somebody', now())`)
      const seen = await client.query<{ views: string }>(`select view_count as views from posts where id = ${post.id}`)
      expect(Number(seen.rows[0]?.views)).toBe(1)
      await expect(client.query('update orders set user_id = 99999')).resolves.toBeDefined()
      await expect(client.query('update subscriptions set user_id = 99999')).rejects.toMatchObject({ code: '23503' })
    })
  })

  it('lets members sign in and watch, and can’t be restored over while it runs', async () => {
    server = await startServer(site, { databaseUrl: url, dataDir, variables: ON_DISK })
    const member = new Browser(server.url)
    expect((await member.post('/api/login', { email, password: PASSWORD })).status).toBe(200)
    expect((await member.get('/api/auth/user')).json).toMatchObject({ email, isSubscriber: true })
    const { videoURL } = (await member.get(`/api/posts/${post.id}`)).json as { videoURL: string }
    const film = await member.get(new URL(videoURL, server.url).pathname)
    expect(film.status).toBe(200)
    const again = await run('restore', [backup, '--replace'], url, { ...ON_DISK, DATA_DIR: dataDir })
    expect(again.output).toContain('The site is running on this database')
  }, 120_000)
})

describe('a target that is not empty', () => {
  it('is rejected, and replaced with --replace', async () => {
    const url = await newDatabase()
    const dataDir = await emptyDir()
    const place = { ...ON_DISK, DATA_DIR: dataDir }
    expect(await run('restore', [backup], url, place)).toMatchObject({ code: 0 })
    await onDatabase(url, (client) => client.query(`update users set first_name = 'Changed'`))
    const refused = await run('restore', [backup], url, place)
    expect(refused.output).toMatch(/public\.\w+ already has rows/)
    expect(refused.code).toBe(1)
    const changed = await onDatabase(url, (client) => client.query(`select 1 from users where first_name = 'Changed'`))
    expect(changed.rowCount).toBe(2)
    expect(await run('restore', [backup, '--replace'], url, place)).toMatchObject({ code: 0 })
    expect(await allRows(url)).toEqual(await allRows(databaseUrl()))
  }, 90_000)
})

describe('files in a bucket', () => {
  it('can be restored from a backup of files on disk, and backed up again', async () => {
    const url = await newDatabase()
    expect(await run('restore', [backup], url, {})).toMatchObject({ code: 0 })
    const onDisk = Object.keys(await filesIn(site.dataDir)).map((path) => path.replace('/media/', ''))
    expect(await bucket.keys()).toEqual(onDisk.sort())
    const place = await emptyDir()
    expect(await run('backup', [place], url, {})).toMatchObject({ code: 0 })
    const again = join(place, (await readdir(place))[0] ?? '', 'manifest.json')
    const filesOf = async (path: string) => (JSON.parse(await readFile(path, 'utf8')) as { files: unknown }).files
    expect(await filesOf(again)).toEqual(await filesOf(join(backup, 'manifest.json')))
  }, 90_000)
})
