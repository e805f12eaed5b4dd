import { expect, it, onTestFinished } from 'vitest'
import { startPgbouncer } from '#tools/real-parts/pgbouncer.ts'
import { Browser } from '../support/Browser.ts'
import { eventually, signUpEmployee } from '../support/people.ts'
import { inListFor, publishGallery } from '../support/posts.ts'
import { type ServerProcess, startServer } from '../support/serverProcess.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

const LIMITS = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout'

async function startBehind(poolMode: 'session' | 'transaction', ignoredParameters?: string): Promise<ServerProcess> {
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  const pooler = await startPgbouncer({ databaseUrl, poolMode, ...(ignoredParameters && { ignoredParameters }) })
  onTestFinished(pooler.stop)
  return startServer(site, { databaseUrl: pooler.url, dataDir: site.dataDir, variables: {} })
}

it('behind PgBouncer in session mode the site starts, writes, and sees the changes of another process', async () => {
  const server = await startBehind('session', LIMITS)
  const visitor = new Browser(server.url)
  expect((await visitor.get('/api/posts')).status).toBe(200)
  const message = { name: 'Ada', email: 'ada@example.test', message: 'Hello' }
  expect((await visitor.post('/api/contact', message)).status).toBe(204)
  const post = await publishGallery(await signUpEmployee(site), { isSubscriberOnly: false })
  await eventually(async () => (await inListFor(visitor, post.id)) !== undefined)
  await server.stop()
}, 120_000)

it('behind PgBouncer in transaction mode the site does not start, and says why', async () => {
  await expect(startBehind('transaction', LIMITS)).rejects.toThrow('hands out connections for single transactions')
}, 120_000)

it('behind PgBouncer that refuses the time limits the site does not start, and says what to set', async () => {
  await expect(startBehind('session')).rejects.toThrow('ignore_startup_parameters = statement_timeout')
}, 120_000)
