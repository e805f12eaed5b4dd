import { freePort } from '../../bin/demo/ports.ts'
import { createTestbed, type Testbed } from '../chaos/createTestbed.ts'
import type { Site } from '../chaos/site.ts'
import type { Visitor } from '../chaos/Visitor.ts'
import { quantile, sleep } from '../chaos/waitUntil.ts'
import { startPgbouncer } from './pgbouncer.ts'

/** Connected to PostgreSQL, ten need more than the 200 connections of the testbed. */
const PROCESSES = { direct: 3, shared: 50 }
const MOST_CONNECTIONS = 100
const POOL_SIZE = 20
const VISITORS = 40
const SECONDS = 20
const LIMITS = { statement_timeout: '10s', lock_timeout: '4s', idle_in_transaction_session_timeout: '15s' }

/**
 * `npx tsx tools/real-parts/sharedConnections.ts`: the connections of processes of the site under load, first three
 * connected to PostgreSQL, then fifty through PgBouncer in transaction mode with twenty connections. Fails when a request does,
 * or when the fifty have more than a hundred connections to PostgreSQL.
 */
async function main(): Promise<void> {
  const testbed = await createTestbed()
  try {
    await (await testbed.site()).stop()
    await measure('PostgreSQL itself', testbed, PROCESSES.direct, {})
    for (const [name, time] of Object.entries(LIMITS))
      await testbed.pool.query(`alter database postgres set ${name} = '${time}'`)
    const pooler = await startPgbouncer({
      databaseUrl: testbed.database.url,
      poolMode: 'transaction',
      ignoredParameters: Object.keys(LIMITS).join(','),
      poolSize: POOL_SIZE,
    })
    const variables = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: testbed.database.url }
    await measure('PgBouncer, transactions', testbed, PROCESSES.shared, variables, pooler.connections).finally(
      pooler.stop,
    )
  } finally {
    await testbed.close()
  }
}

async function measure(
  name: string,
  testbed: Testbed,
  processes: number,
  variables: Record<string, string>,
  pooled: () => Promise<number> = () => Promise.resolve(0),
): Promise<void> {
  const sites: Site[] = []
  for (let count = 0; count < processes; count += 1) {
    const port = String(await freePort(5_400 + 10 * count))
    const url = { PORT: port, SITE_URL: `http://127.0.0.1:${port}` }
    sites.push(await testbed.startSite({ DATABASE_URL: testbed.database.url, ...variables, ...url }))
  }
  const ends = performance.now() + SECONDS * 1_000
  const times: number[] = []
  const failed: string[] = []
  const peaks = { all: 0, pooled: 0 }
  const visit = async (index: number) => {
    while (performance.now() < ends) {
      const visitor = testbed.visitor(sites[index % processes]?.url)
      for (const step of steps(testbed.variantId)) {
        const began = performance.now()
        const { status, text } = await step(visitor)
        times.push(performance.now() - began)
        if (status < 200 || status > 299) failed.push(`${status} ${text.slice(0, 200)}`)
      }
    }
  }
  const watch = async () => {
    while (performance.now() < ends) {
      const { rows } = await testbed.pool.query<{ count: string }>(OPEN)
      peaks.all = Math.max(peaks.all, Number(rows[0]?.count))
      peaks.pooled = Math.max(peaks.pooled, await pooled())
      await sleep(200)
    }
  }
  await Promise.all([watch(), ...Array.from({ length: VISITORS }, (_, index) => visit(index))])
  await Promise.all(sites.map((site) => site.stop()))
  process.stdout.write(
    `${name}: ${processes} processes, ${Math.round(times.length / SECONDS)} requests a second, median ${Math.round(quantile(times, 0.5))} ms, ` +
      `p95 ${Math.round(quantile(times, 0.95))} ms, ${failed.length} failed; at most ${peaks.all} connections to PostgreSQL, ${peaks.pooled} of them shared\n`,
  )
  if (processes === PROCESSES.shared && peaks.all > MOST_CONNECTIONS) process.exitCode = 1
  if (failed.length > 0) {
    process.stdout.write(`${failed.slice(0, 5).join('\n')}\n`)
    process.exitCode = 1
  }
}

/** Without those of this program and of PostgreSQL. */
const OPEN = `select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`

const steps = (merchandiseVariantId: number): ((visitor: Visitor) => Promise<{ status: number; text: string }>)[] => [
  (visitor) => visitor.get('/api/posts'),
  (visitor) => visitor.post('/api/cart', { merchandiseVariantId, quantity: 1 }),
  (visitor) => visitor.get('/api/cart'),
  (visitor) => visitor.get('/api/products'),
]

await main()
