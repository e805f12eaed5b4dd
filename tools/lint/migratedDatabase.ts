import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { givenEnv } from '../../env.ts'
import { freePort } from '../../bin/demo/ports.ts'
import { startCluster } from '../../bin/postgres/cluster.ts'

const run = promisify(execFile)
const CACHE = resolve('node_modules/.cache/lint-database')
const MIGRATIONS = resolve('database/migrations')
const NAME = 'lint'

/** Migrated files are kept while no migration changes; each call works on a copy. */
export async function startMigratedDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-lint-'))
  await chmod(folder, 0o755)
  const cluster = join(folder, 'postgres')
  const kept = join(CACHE, await stampOf(MIGRATIONS))
  const isKept = existsSync(kept)
  // `cp -a` keeps the owner, which PostgreSQL checks.
  if (isKept) await run('cp', ['-a', kept, cluster])
  const migrated = isKept ? await start(cluster) : await migrate(folder, cluster, kept)
  return {
    url: migrated.url(NAME),
    stop: async () => {
      await migrated.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const start = async (folder: string) =>
  startCluster({ folder, port: await freePort(56_400), password: NAME, settings: { fsync: 'off' } })

async function migrate(folder: string, cluster: string, kept: string) {
  const fresh = await start(cluster)
  try {
    const admin = new pg.Client({ connectionString: fresh.url('postgres') })
    await admin.connect()
    await admin.query(`create database ${NAME}`)
    await admin.end()
    await run(process.execPath, ['--conditions=production', '--import', 'tsx', 'bin/migrate.ts'], {
      env: { ...givenEnv(), ...variables(fresh.url(NAME), folder) },
    })
  } finally {
    await fresh.stop()
  }
  await keep(cluster, kept)
  return start(cluster)
}

async function keep(cluster: string, kept: string): Promise<void> {
  await rm(CACHE, { recursive: true, force: true })
  await mkdir(CACHE, { recursive: true })
  const unfinished = `${kept}.${process.pid}`
  await run('cp', ['-a', cluster, unfinished])
  await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true }))
}

async function stampOf(migrations: string): Promise<string> {
  const hash = createHash('sha256')
  const files = (await readdir(migrations, { recursive: true })).filter((name) => extname(name) !== '')
  for (const name of files.sort()) hash.update(await readFile(join(migrations, name)))
  hash.update(await readFile(resolve('package.json')))
  return hash.digest('hex').slice(0, 16)
}

/** Required, but not used by migrations. */
const variables = (databaseUrl: string, dataDir: string): Record<string, string> => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  SITE_URL: 'http://127.0.0.1:1',
  PAYLOAD_SECRET: 'only-while-the-linter-has-its-database',
  STRIPE_SECRET_KEY: 'sk_test_lint',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_lint',
  STRIPE_WEBHOOK_SECRET: 'whsec_lint',
  STRIPE_API_BASE: 'http://127.0.0.1:1',
  SPREADCONNECT_API_KEY: 'lint',
  SPREADCONNECT_BASE_URL: 'http://127.0.0.1:1',
  SPREADCONNECT_WEBHOOK_SECRET: 'lint-lint-lint-lint',
  LOG_LEVEL: 'silent',
})
