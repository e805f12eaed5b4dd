import { mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startChild } from '../../bin/demo/child.ts'
import { freePort } from '../../bin/demo/ports.ts'
import { buildPrograms, buildWeb } from '../../bin/siteBuild.ts'
import { audit, describeProblems } from '../chaos/audit.ts'
import { configureCards } from '../chaos/buy.ts'
import { startBuyers } from '../chaos/buyers.ts'
import { CARD_WEBHOOK_SECRET, createTestbed, type Testbed } from '../chaos/createTestbed.ts'
import { nginx, startProxy } from '../chaos/reverseProxies.ts'
import { createDatabase } from '../chaos/runCommand.ts'
import { startSite } from '../chaos/site.ts'
import { countLost, startTraffic, tally, unexpectedResponses } from '../chaos/traffic.ts'
import { sleep, waitUntil } from '../chaos/waitUntil.ts'
import { installRelease } from './installRelease.ts'

const PAUSE_MS = 5_000
const BUYERS = 2

/**
 * `npx tsx tools/real-parts/upgrade.ts COMMIT… [--minutes 10]`: for each commit, two processes of it serve the demo's data behind
 * nginx under load and are replaced by this version one after the other, with some minutes in which old and new serve together.
 * Then the backup that the old version made before is restored with the old version, and with this one.
 * A commit from before the initial migration can’t be upgraded.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string' } } })
  if (positionals.length === 0) throw new Error('Which commits?')
  await Promise.all([buildWeb(), buildPrograms()])
  for (const commit of positionals) {
    const root = await installRelease(commit)
    const testbed = await createTestbed({ root })
    try {
      await upgrade(testbed, { commit, root, minutes: Number(values.minutes ?? 10) })
    } finally {
      await testbed.close()
    }
  }
}

type Release = { commit: string; root: string; minutes: number }

async function upgrade(testbed: Testbed, { commit, root, minutes }: Release): Promise<void> {
  const say = (what: string) => void process.stdout.write(`${commit}: ${what}\n`)
  await (await testbed.site()).stop()
  await runProgram(testbed, 'seed/index.ts', { root })
  const backups = await mkdtemp(join(testbed.dataDir, 'backup-'))
  await runProgram(testbed, 'bin/backup.ts', { root, args: [backups] })
  const [backup = ''] = (await readdir(backups)).map((name) => join(backups, name))
  const before = await countRows(testbed.database.url)

  say(await replaceProcesses(testbed, root, minutes))
  const after = await countRows(testbed.database.url)
  const fewer = [...before].filter(([table, count]) => !FLEETING.test(table) && (after.get(table) ?? 0) < count)
  say(
    `${before.size} tables became ${after.size}; ${fewer.length === 0 ? 'no table has fewer rows' : `fewer rows in ${fewer.map(([table]) => table).join(', ')}`}`,
  )

  const newer = await mkdtemp(join(testbed.dataDir, 'backup-'))
  await runProgram(testbed, 'bin/backup.ts', { args: [newer] })
  const [newBackup = ''] = (await readdir(newer)).map((name) => join(newer, name))
  const back = await createDatabase(testbed, 'went_back')
  const refused = await runProgram(testbed, 'bin/restore.ts', {
    root,
    args: [newBackup],
    database: back,
    dataDir: await mkdtemp(join(testbed.dataDir, 'files-')),
  }).then(
    () => 'accepts a backup of this version',
    (error: Error) => (/newer version/.test(error.message) ? 'refuses a backup of this version' : error.message),
  )
  say(`the old version ${refused}`)
  for (const [name, where] of [
    ['the old version', root],
    ['this version', undefined],
  ] as const) {
    const url = await createDatabase(testbed, 'restored')
    const dataDir = await mkdtemp(join(testbed.dataDir, 'files-'))
    await runProgram(testbed, 'bin/restore.ts', { root: where, args: [backup], database: url, dataDir })
    const restored = await countRows(url)
    const differs = [...before].filter(
      ([table, count]) => !FLEETING.test(table) && (restored.get(table) ?? 0) !== count,
    )
    const port = String(await freePort(5_350))
    const own = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: port, SITE_URL: `http://127.0.0.1:${port}` }
    const site = await startSite({ ...testbed.variables, ...own }, where)
    const statuses = await Promise.all(
      ['/readyz', '/', '/api/posts', '/api/merchandise'].map(
        async (path) => (await testbed.visitor(site.url).get(path)).status,
      ),
    )
    await site.stop()
    say(
      `the old version’s backup, restored with ${name}: rows differ in ${differs.map(([table]) => table).join(', ') || 'no table'}; /readyz, the home page and two lists answer ${statuses.join(', ')}`,
    )
  }
}

/** Counters, jobs, and what a restore leaves out. Orders get an event when they are restored. */
const FLEETING =
  /^(graphile_worker\.|public\.(payload_|.*(sessions|tokens|limits|attempts|pace|workers|changes|migrations|counters|idempotency|locks|links|places|order_events|order_problems)))/

async function replaceProcesses(testbed: Testbed, root: string, minutes: number): Promise<string> {
  const first = await freePort(5_000)
  const ports: [number, number] = [first, await freePort(first + 1)]
  const port = await freePort(5_800)
  const start = (index: 0 | 1, where?: string) => {
    const own = { PORT: String(ports[index]), SITE_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '2' }
    return startSite({ ...testbed.variables, ...own }, where)
  }
  const sites = [await start(0, root), await start(1, root)]
  const proxy = await startProxy(nginx, { dataDir: testbed.dataDir, port, sites: ports })
  await configureCards(testbed, 'webhook', { url: `${proxy.url}/api/webhooks/stripe`, secret: CARD_WEBHOOK_SECRET })
  const traffic = startTraffic(testbed, { writers: 1, readers: 4, siteUrl: proxy.url })
  const buyers = startBuyers(testbed, BUYERS, proxy.url)
  try {
    await sleep(PAUSE_MS)
    await sites[0]?.stop()
    sites[0] = await start(0)
    await sleep(minutes * 60_000)
    await sites[1]?.stop()
    sites[1] = await start(1)
    await sleep(PAUSE_MS)
    await buyers.stop()
  } finally {
    await traffic.stop()
  }
  const problems = await auditOrders(testbed, buyers.references)
  const lost = await countLost(testbed, traffic.acknowledged)
  await proxy.stop()
  await Promise.all(sites.map((site) => site.stop()))
  const busy = buyers.refused.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter)
  const errors = [...unexpectedResponses(traffic.responses), ...buyers.refused.filter((one) => !busy.includes(one))]
  if (errors.length + lost + problems.length > 0) process.exitCode = 1
  return [
    `two processes replaced one after the other, old and new together for ${minutes} minutes`,
    tally([...traffic.responses, ...busy]),
    `${errors.length} errors${errors[0] ? ` (${tally(errors)}, one at ${errors[0].path})` : ''}`,
    `${lost} of ${traffic.acknowledged.length} acknowledged writes lost`,
    `${buyers.references.length} orders: ${describeProblems(problems)}`,
  ].join('; ')
}

/** The demo's own orders have no payments in the testbed. */
async function auditOrders(testbed: Testbed, references: string[]): Promise<string[]> {
  const open = `select 1 from orders where reference = any($1) and fulfilment not in ('submitted', 'needs_attention')`
  const areDone = async () => (await testbed.pool.query(open, [references])).rowCount === 0
  const slow = await waitUntil('all orders are printed', areDone, 120_000).then(
    () => [],
    (error: Error) => [error.message],
  )
  const problems = await audit(testbed, references)
  const ours = problems.filter((text) => references.some((reference) => text.startsWith(reference)))
  return [...slow, ...ours, ...problems.filter((text) => text.startsWith('the job'))]
}

type Where = { root?: string | undefined; args?: string[]; database?: string; dataDir?: string }

async function runProgram(
  testbed: Testbed,
  file: string,
  { root, args = [], database, dataDir }: Where,
): Promise<void> {
  const variables = {
    ...testbed.variables,
    DATABASE_URL: database ?? testbed.database.url,
    DATA_DIR: dataDir ?? testbed.dataDir,
  }
  const child = startChild(file, variables, { args, root })
  const failed = child.waitForOutput(/(?!)/).catch((error: Error) => error.message)
  if ((await child.exited) !== 0) throw new Error(String(await failed))
}

async function countRows(connectionString: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ name: string; count: string }>(`
    select schemaname || '.' || tablename as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', schemaname, tablename), false, true, '')))[1]::text as count
    from pg_tables where schemaname in ('public', 'graphile_worker')`)
  await client.end()
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
