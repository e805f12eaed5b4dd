import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { env } from '#env'
import { openHttpProxy } from '#tools/chaos/faultProxies/httpProxy.ts'
import { type Pooler, startPgbouncer } from '#tools/real-parts/pgbouncer.ts'
import { Browser } from '../../support/Browser.ts'
import { newDatabase, onDatabase } from '../../support/database.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { inListFor, publishGallery } from '../../support/posts.ts'
import { type ServerProcess, startServer } from '../../support/serverProcess.ts'
import { fillCart, openShop, unpaced } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

/** Of the catalogue's sync. */
const SYNC_LOCK = [7203001, 0]
const LIMITS = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout'
const databaseUrl = () => process.env['DATABASE_URL'] ?? ''

type Options = { ignoredParameters?: string; poolSize?: number; database?: string }

async function pooler(poolMode: 'session' | 'transaction', options: Options = {}): Promise<Pooler> {
  const { database = databaseUrl(), ...settings } = options
  const started = await startPgbouncer({ databaseUrl: database, poolMode, ...settings })
  onTestFinished(started.stop)
  return started
}

async function startBehind(
  { url }: Pooler,
  directUrl?: string,
  more: Record<string, string> = {},
): Promise<ServerProcess> {
  const variables = { LOG_LEVEL: 'error', ...(directUrl && { DATABASE_DIRECT_URL: directUrl }), ...more }
  const server = await startServer(site, { databaseUrl: url, dataDir: site.dataDir, variables })
  onTestFinished(server.stop)
  return server
}

const as = ({ cookies }: Browser, { url }: ServerProcess): Browser => {
  const browser = new Browser(url)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

async function writesAndSeesChanges(server: ServerProcess): Promise<void> {
  const visitor = new Browser(server.url)
  expect((await visitor.get('/api/posts')).status).toBe(200)
  const message = { name: 'Ada', email: 'ada@example.test', message: 'Hello' }
  expect((await visitor.post('/api/contact', message)).status).toBe(204)
  const post = await publishGallery(await signUpEmployee(site), { isSubscriberOnly: false })
  await eventually(async () => (await inListFor(visitor, post.id)) !== undefined)
}

describe('behind PgBouncer in session mode the site', () => {
  it('starts, writes, and sees the changes of another process', async () => {
    await writesAndSeesChanges(await startBehind(await pooler('session', { ignoredParameters: LIMITS })))
  }, 120_000)

  it('does not start when the time limits are refused, and says what to set', async () => {
    await expect(startBehind(await pooler('session'))).rejects.toThrow('ignore_startup_parameters = statement_timeout')
  }, 120_000)
})

describe('behind PgBouncer in transaction mode the site', () => {
  /** As docs/operator/growing.md says. */
  async function withLimits(database: string, work: () => Promise<void>): Promise<void> {
    const name = pg.escapeIdentifier(new URL(database).pathname.slice(1))
    const alter = (change: string) => onDatabase(database, (client) => client.query(`alter database ${name} ${change}`))
    const limits = { statement_timeout: '10s', lock_timeout: '4s', idle_in_transaction_session_timeout: '15s' }
    for (const [limit, time] of Object.entries(limits)) await alter(`set ${limit} = '${time}'`)
    await work().finally(async () => {
      for (const limit of Object.keys(limits)) await alter(`reset ${limit}`)
    })
  }
  const transactions = (options: Options = {}) =>
    pooler('transaction', { ignoredParameters: LIMITS, poolSize: 5, ...options })

  it('does not start without DATABASE_DIRECT_URL, and says why', async () => {
    await expect(startBehind(await transactions())).rejects.toThrow('hands out connections for single transactions')
  }, 120_000)

  it('does not start when DATABASE_DIRECT_URL leads to a pooler, too', async () => {
    const shared = await transactions()
    await expect(startBehind(shared, shared.url)).rejects.toThrow(
      'DATABASE_DIRECT_URL must lead to PostgreSQL itself, not to a pooler.',
    )
  }, 120_000)

  it('does not start when the limits are refused or missing, and says what to set', async () => {
    await expect(startBehind(await transactions({ ignoredParameters: '' }), databaseUrl())).rejects.toThrow(
      `ignore_startup_parameters = ${LIMITS}`,
    )
    await expect(startBehind(await transactions(), databaseUrl())).rejects.toThrow(
      "alter database … set statement_timeout = '10s'",
    )
  }, 120_000)

  it('does not start when the two addresses lead to different databases', async () => {
    const other = await newDatabase()
    await withLimits(databaseUrl(), async () => {
      await expect(startBehind(await transactions(), other)).rejects.toThrow('different databases')
    })
  }, 120_000)

  it('migrates an empty database', async () => {
    const database = await newDatabase()
    await withLimits(database, async () => {
      const server = await startBehind(await transactions({ database }), database)
      expect((await new Browser(server.url).get('/api/posts')).json).toEqual([])
      await server.stop()
    })
  }, 180_000)

  it('starts twice, writes, runs jobs, and both processes see each other’s changes on five connections', async () => {
    await withLimits(databaseUrl(), async () => {
      const shared = await transactions()
      const servers = [await startBehind(shared, databaseUrl()), await startBehind(shared, databaseUrl())]
      for (const server of servers) await writesAndSeesChanges(server)
      const [first, second] = servers as [ServerProcess, ServerProcess]
      const employee = await signUpEmployee(site)
      const post = await publishGallery(as(employee, first), { isSubscriberOnly: false })
      await eventually(async () => (await inListFor(new Browser(second.url), post.id)) !== undefined)
      const [variant = 0] = await openShop(site)
      // Each cart runs statements that have a name on connections of their own.
      const carts = Array.from({ length: 40 }, (_, n) => as(site.visitor(), n % 2 === 0 ? first : second))
      await Promise.all(carts.map((cart) => fillCart(cart, variant)))
      expect(await shared.connections()).toBeLessThanOrEqual(5)
      // The test's own process runs jobs, too.
      expect(await listeners()).toEqual({ 'stone-hunt listener': 3 })
      await eventually(async () => (await waitingJobs()) === 0, 60_000)
      expect(await heldLocks()).toBe(0)
      for (const { output } of servers) expect(output()).not.toMatch(/prepared statement|"level":50/)
      for (const server of servers) await server.stop()
    })
  }, 240_000)

  it('respects a lock that another process holds, and leaves none behind', async () => {
    await withLimits(databaseUrl(), async () => {
      const print = await openHttpProxy(env().SPREADCONNECT_BASE_URL)
      onTestFinished(print.close)
      const more = { SPREADCONNECT_BASE_URL: print.url }
      const server = await startBehind(await transactions(), databaseUrl(), more)
      const employee = as(await signUpEmployee(site), server)
      unpaced()
      await onDatabase(databaseUrl(), async (client) => {
        await client.query('select pg_advisory_lock($1::int, $2::int)', SYNC_LOCK)
        expect((await employee.post('/api/merchandise/sync')).status).toBe(409)
      })
      const read = print.pause({ pattern: /^GET /, when: 'before' })
      const statuses: number[] = []
      const syncs = Array.from({ length: 8 }, async () =>
        statuses.push((await employee.post('/api/merchandise/sync')).status),
      )
      await eventually(() => Promise.resolve(statuses.length === 7), 30_000)
      read.release()
      await Promise.all(syncs)
      expect(statuses).toEqual([...Array.from({ length: 7 }, () => 409), 200])
      expect(await heldLocks()).toBe(0)
      const last = await employee.post('/api/merchandise/sync')
      expect(last.status, last.text + server.output()).toBe(200)
      await server.stop()
    })
  }, 180_000)

  const count = async (text: string) => Number((await site.pool.query<{ count: string }>(text)).rows[0]?.count)
  const heldLocks = () =>
    count(
      `select count(*) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    )
  const waitingJobs = () =>
    count(`select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts`)
  const listeners = async () =>
    Object.fromEntries(
      (
        await site.pool.query<{ name: string; count: string }>(
          `select application_name as name, count(*) from pg_stat_activity
           where datname = current_database() and application_name like 'stone-hunt %' group by 1 order by 1`,
        )
      ).rows.map(({ name, count: found }) => [name, Number(found)]),
    )
})
