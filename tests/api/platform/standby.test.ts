import { afterAll, expect, it } from 'vitest'
import { Browser } from '../../support/Browser.ts'
import { eventually } from '../../support/people.ts'
import { startServer } from '../../support/serverProcess.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

/** Only this role's connections become read-only, so the site of the other tests is not disturbed. */
const ROLE = 'of_a_standby'

afterAll(() => site.pool.query(`drop role if exists ${ROLE}`))

async function startWithRole(): Promise<Awaited<ReturnType<typeof startServer>>> {
  await site.pool.query(`create role ${ROLE} login superuser password 'standby'`)
  const database = new URL(process.env['DATABASE_URL'] ?? '')
  Object.assign(database, { username: ROLE, password: 'standby' })
  return startServer(site, { databaseUrl: database.href, dataDir: site.dataDir, variables: { LOG_LEVEL: 'fatal' } })
}

it('a database that became a standby gets no more requests, and is written again when it is a primary', async () => {
  const server = await startWithRole()
  const visitor = new Browser(server.url)
  const write = () => visitor.post('/api/contact', { name: 'Ada', email: 'ada@example.test', message: 'Hello' })
  const isReady = async () => (await visitor.get('/readyz')).status === 200
  const endConnections = () =>
    site.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [ROLE])
  expect((await write()).status).toBe(204)

  await site.pool.query(`alter role ${ROLE} set default_transaction_read_only = on`)
  await endConnections()
  await eventually(async () => (await write()).status === 503)
  const refused = await write()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await visitor.get('/api/posts')).status).toBe(200)
  // The probe asks the database at most four times a second.
  await eventually(async () => !(await isReady()))
  expect((await visitor.get('/healthz')).status).toBe(200)

  // Nobody ends the connections now: those that can't write are replaced.
  await site.pool.query(`alter role ${ROLE} reset default_transaction_read_only`)
  await eventually(isReady)
  expect((await write()).status).toBe(204)
  await server.stop()
}, 90_000)
