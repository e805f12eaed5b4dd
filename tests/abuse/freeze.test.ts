import { afterAll, beforeAll, expect, it } from 'vitest'
import { freezeWith, MAIL_SECRET } from '#tools/attack/rows/freeze.ts'
import { liftLimits } from '#tools/attack/liftLimits.ts'
import { oneIn, today } from '../support/deep.ts'
import { type ServerProcess, startServer } from '../support/serverProcess.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
let server: ServerProcess

beforeAll(async () => {
  server = await startServer(site, {
    databaseUrl: process.env['DATABASE_URL'] ?? '',
    dataDir: site.dataDir,
    variables: { LOG_LEVEL: 'error', MAIL_WEBHOOK_SECRET: MAIL_SECRET, MAIL_REPLY_DOMAIN: 'reply.example.test' },
  })
}, 120_000)
afterAll(() => server.stop())

it('no body, query, header, email or file keeps the site from answering others', { timeout: 1_800_000 }, async () => {
  const limits = liftLimits(site.pool)
  const testbed = {
    url: server.url,
    siteUrl: server.url,
    sitePid: server.pid(),
    isDeep: true,
    employeeCookie: '',
    folder: site.dataDir,
    pool: site.pool,
  }
  const { tried, findings } = await freezeWith(testbed, (attempts) => oneIn(10, attempts, today)).finally(limits.stop)
  process.stdout.write(`freeze: ${tried}\n`)
  expect(findings).toEqual([])
})
