import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { fillDatabase } from '../../seed/bench/fillDatabase.ts'
import type { Size } from '../../seed/bench/sizes.ts'
import { type Child, startChild } from '../../bin/demo/child.ts'
import { freePort } from '../../bin/demo/ports.ts'
import { startCluster } from '../../bin/postgres/cluster.ts'
import { threads } from '../../bin/threads.ts'
import { countStatements, stopTracking } from './countStatements.ts'
import { type Cookies, signUpAll } from './signUpAll.ts'
import { parentOf } from './usage.ts'

export type Site = {
  url: string
  pid: number
  readyMs: number
  stop: () => Promise<void>
}

export type Testbed = {
  site: Site
  limits: { plainUrl: string; expressUrl: string; pid: number }
  database: { pool: pg.Pool; pid: number }
  dataDir: string
  secrets: { cardWebhook: string }
  cookies: Cookies
  grow: (size: Size) => Promise<void>
  startSite: () => Promise<Site>
  /** How much slower this machine is than the reference, measured before each row. */
  pace: number
  /** Without background queries. */
  statementsOf: (work: () => Promise<void>) => Promise<number>
  close: () => Promise<void>
}

const profiler = new URL('profile.ts', import.meta.url).href

const NEVER = /(?!)/

const DATABASE_SETTINGS = {
  max_connections: '120',
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_utility': 'off',
}

export async function createTestbed(): Promise<Testbed> {
  const stops: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop().catch(() => undefined)
  }
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'stone-hunt-bench-'))
    stops.push(() => rm(dataDir, { recursive: true, force: true }))
    const cluster = await startCluster({
      folder: join(dataDir, 'postgres'),
      port: await freePort(56_300),
      password: 'bench',
      settings: DATABASE_SETTINGS,
    })
    stops.push(cluster.stop)
    const url = cluster.url('postgres')
    const pool = new pg.Pool({ connectionString: url, max: 4 })
    stops.push(() => pool.end())
    await stopTracking(pool)
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    const database = { pool, pid: parentOf(rows[0]?.pid ?? 0) }

    const cards = startChild('tools/bench/instantCards.ts', {})
    stops.push(cards.stop)
    const cardBase = await cards.waitForOutput(/cards at (\S+)/)
    const limits = startChild('tools/bench/limits.ts', { DATABASE_URL: url, NODE_ENV: 'production' })
    stops.push(limits.stop)
    const plainUrl = await limits.waitForOutput(/limits at (\S+)/)
    const expressUrl = await limits.waitForOutput(/limits at \S+ and (\S+)/)

    const secrets = { cardWebhook: 'whsec_bench' }
    const variables = siteVariables({ dataDir, databaseUrl: url, cardBase, ...secrets })
    const startSite = async (): Promise<Site> => {
      const site = await startOneSite(variables)
      stops.push(site.stop)
      return site
    }
    const site = await startSite()
    const grown = new Set<Size>()
    return {
      site,
      limits: { plainUrl, expressUrl, pid: pidOf(limits) },
      database,
      dataDir,
      secrets,
      cookies: await signUpAll(site.url, pool),
      grow: async (size) => {
        if (grown.has(size)) return
        await fillDatabase(pool, size)
        // Flushes recent writes, which must not be measured, and recycles the WAL.
        await pool.query('vacuum')
        await pool.query('checkpoint')
        grown.add(size)
      },
      startSite,
      pace: 1,
      statementsOf: (work) => countStatements(pool, work),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

type Facts = { dataDir: string; databaseUrl: string; cardBase: string; cardWebhook: string }

/** As in production, except for an instant card provider and visitors' addresses from a header. */
const siteVariables = ({ dataDir, databaseUrl, cardBase, cardWebhook }: Facts): Record<string, string> => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: randomBytes(24).toString('hex'),
  TRUST_PROXY: '1',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
  STRIPE_WEBHOOK_SECRET: cardWebhook,
  STRIPE_API_BASE: cardBase,
  SPREADCONNECT_API_KEY: 'bench',
  SPREADCONNECT_BASE_URL: 'http://127.0.0.1:1',
  SPREADCONNECT_WEBHOOK_SECRET: 'print-webhook-secret-of-the-bench',
  ...threads,
  LOG_LEVEL: 'silent',
  ...(process.argv.includes('--profile') && { NODE_OPTIONS: `--import tsx --import ${profiler}` }),
})

async function startOneSite(variables: Record<string, string>): Promise<Site> {
  const port = await freePort(4800)
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = startChild('server/index.ts', { ...variables, PORT: String(port), SITE_URL: url })
  await new Promise<void>((resolve, reject) => {
    child.process.once('message', () => resolve())
    child.waitForOutput(NEVER).catch(reject)
  })
  return { url, pid: pidOf(child), readyMs: performance.now() - began, stop: child.stop }
}

const pidOf = ({ process }: Child): number => process.pid ?? 0
