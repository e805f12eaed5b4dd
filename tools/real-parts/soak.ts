import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { parseArgs } from 'node:util'
import { freePort } from '../../bin/demo/ports.ts'
import { buildPrograms, buildWeb } from '../../bin/siteBuild.ts'
import { audit } from '../chaos/audit.ts'
import { configureCards, payByCard, startPayment } from '../chaos/buy.ts'
import { callCardApi } from '../chaos/callCardApi.ts'
import { CARD_WEBHOOK_SECRET, createTestbed, type Testbed } from '../chaos/createTestbed.ts'
import { payingMember } from '../chaos/members.ts'
import { nginx, type ProxyKind, startProxy } from '../chaos/reverseProxies.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { startClockedPostgres } from './clockedPostgres.ts'
import { createMovedClock, type MovedClock } from './movedClock.ts'
import { relayWebhooks } from './relayWebhooks.ts'

const STEP_HOURS = 12
const STEPS_A_DAY = 24 / STEP_HOURS
const MONTHLY = 8
const CANCELED = 2
/** Days between two certificates, two rotations of the proxy's log, two lines of the report. */
const EVERY = { certificate: 60, log: 7, report: 10 }

const say = (what: string) => void process.stdout.write(`${what}\n`)

/**
 * `npx tsx tools/real-parts/soak.ts [--days 130]`: a site, its database and its card provider live through months, half a day at
 * a time, with every scheduled job after each step, members, buyers, and a proxy whose certificate and log are replaced.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '130' } } })
  await Promise.all([buildWeb(), buildPrograms()])
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-soak-'))
  await chmod(folder, 0o755)
  const clock = await createMovedClock(folder)
  const database = await startClockedPostgres(folder, clock.variables)
  const testbed = await createTestbed({ database, variables: clock.variables })
  try {
    process.exitCode = (await live(testbed, clock, Number(values.days))) ? 0 : 1
  } finally {
    await testbed.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function live(testbed: Testbed, clock: MovedClock, days: number): Promise<boolean> {
  const { pool } = testbed
  const relay = await relayWebhooks(`${testbed.siteUrl}/api/webhooks/stripe`, CARD_WEBHOOK_SECRET, clock.now)
  await configureCards(testbed, 'webhook', { url: relay.url, secret: CARD_WEBHOOK_SECRET })
  const front = await startFront(testbed)
  // This program adds the scheduled jobs; a clock that jumps would make them run for each minute between.
  await pool.query(`update graphile_worker._private_known_crontabs set last_execution = '2200-01-01'`)
  const members = []
  for (let count = 0; count < MONTHLY; count++) members.push(await payingMember(testbed))
  members.push(await payingMember(testbed, 'annual'))
  const { rows } = await pool.query<{ id: string }>(
    `select subscription_id as id from subscriptions order by id limit ${CANCELED}`,
  )
  for (const { id } of rows) await callCardApi(testbed, `subscriptions/${id}`, { cancel_at_period_end: 'true' })

  const problems: string[] = []
  const slow: string[] = []
  const samples: Sample[] = []
  let certificates = 0
  let references: string[] = []
  for (let step = 0; step < days * STEPS_A_DAY; step++) {
    await clock.move(STEP_HOURS * 3_600)
    await configureCards(testbed, 'advance', { seconds: STEP_HOURS * 3_600 })
    await pool.query(
      `select graphile_worker.add_job(identifier, '{}', queue_name => identifier, job_key => identifier) from graphile_worker._private_known_crontabs`,
    )
    problems.push(...(await useSite(testbed, step)))
    if (step % STEPS_A_DAY === 0) {
      const started = await startPayment(testbed)
      await payByCard(testbed, started)
      references = [...references.slice(-20), started.reference]
      const day = step / STEPS_A_DAY
      if (day % EVERY.log === 0) await front.rotateLog()
      if (day % EVERY.certificate === 0 && (await front.renew())) certificates += 1
      if (day % EVERY.report === 0) {
        const sample = await measure(testbed)
        samples.push(sample)
        say(`${new Date(clock.now()).toISOString().slice(0, 10)} ${describe(sample)}`)
      }
    }
    slow.push(...(await waitForJobs(testbed)))
  }
  if (slow.length > 0)
    say(`${slow.length} times a job took longer than ${JOBS_MS / 1_000} s: ${[...new Set(slow)].join(', ')}`)
  problems.push(...(await audit(testbed, references)))
  const { rows: memberships } = await pool.query<{ status: string; count: string; renewed: string }>(
    `select status, count(*), count(*) filter (where current_period_end > now()) as renewed from subscriptions group by status`,
  )
  say(
    `memberships: ${memberships.map(({ status, count, renewed }) => `${count} ${status}, ${renewed} of them paid ahead`).join('; ')}`,
  )
  const { rows: paid } = await pool.query<{ count: string }>(`select count(*) from membership_payments`)
  say(`${paid[0]?.count} membership payments; ${certificates} certificates; ${await front.logs()} logs of nginx`)
  say(`tables that grew: ${await growth(testbed, samples)}`)
  say(
    problems.length === 0
      ? '0 problems'
      : `${problems.length} problems: ${[...new Set(problems)].slice(0, 10).join('; ')}`,
  )
  await front.stop()
  relay.close()
  return problems.length === 0
}

const JOBS_MS = 20_000

/** @returns the names of jobs that are not done in time. */
async function waitForJobs({ pool }: Testbed): Promise<string[]> {
  const due = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select task_identifier as name from graphile_worker.jobs where attempts < max_attempts and run_at < now() and (attempts = 0 or locked_at is not null)`,
    )
    return rows.map(({ name }) => name)
  }
  return waitUntil('the jobs', async () => (await due()).length === 0, JOBS_MS).then(() => [], due)
}

/** What visitors do each time. @returns answers that are no success. */
async function useSite(testbed: Testbed, step: number): Promise<string[]> {
  const visitor = testbed.visitor()
  const item = { merchandiseVariantId: testbed.variantId, quantity: 1 }
  const email = `member${(step % MONTHLY) + 1}@example.test`
  const answers = [
    await visitor.get('/'),
    await visitor.get('/api/posts'),
    await visitor.post('/api/cart', item),
    await visitor.post('/api/login', { email, password: 'hunt-the-agate' }),
    await visitor.get('/api/auth/user'),
    await visitor.get('/readyz'),
  ]
  return answers.flatMap(({ status, text }, index) =>
    status >= 400 || status === 0 ? [`request ${index} was answered ${status}: ${text.slice(0, 100)}`] : [],
  )
}

type Sample = {
  memory: number
  descriptors: number
  connections: number
  database: number
  dead: number
  tables: Record<string, number>
}

async function measure(testbed: Testbed): Promise<Sample> {
  const { pid } = await testbed.site()
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const one = async (query: string) => Number((await testbed.pool.query<{ n: string }>(query)).rows[0]?.n)
  const { rows } = await testbed.pool.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(relid) as bytes from pg_stat_user_tables`,
  )
  return {
    memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024),
    descriptors: (await readdir(`/proc/${pid}/fd`)).length,
    connections: await one(`select count(*) as n from pg_stat_activity where backend_type = 'client backend'`),
    database: Math.round((await one('select pg_database_size(current_database()) as n')) / 2 ** 20),
    dead: await one('select sum(n_dead_tup) as n from pg_stat_user_tables'),
    tables: Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)])),
  }
}

const describe = ({ memory, descriptors, connections, database, dead }: Sample): string =>
  `${memory} MB, ${descriptors} descriptors, ${connections} connections, database ${database} MB, ${dead} dead rows`

/** From the first to the last sample in which half of the time had passed. */
async function growth({ pool }: Testbed, samples: Sample[]): Promise<string> {
  const [from, to] = [samples[Math.floor(samples.length / 2)], samples.at(-1)]
  if (!from || !to) return 'too few samples'
  const grown = Object.entries(to.tables)
    .map(([name, bytes]) => ({ name, kb: Math.round((bytes - (from.tables[name] ?? 0)) / 1_024) }))
    .filter(({ kb }) => kb > 64)
    .sort((a, b) => b.kb - a.kb)
  const counts = await Promise.all(
    grown.map(async ({ name, kb }) => {
      const { rows } = await pool.query<{ n: string }>(
        `select n_live_tup as n from pg_stat_user_tables where relname = '${name}'`,
      )
      return `${name} by ${kb} kB to ${rows[0]?.n} rows`
    }),
  )
  return counts.join(', ') || 'none'
}

/** nginx with TLS, an access log and two addresses of the one process, as `deploy/nginx` has. */
async function startFront(testbed: Testbed) {
  const port = await freePort(5_800)
  const tlsPort = await freePort(5_900)
  const folder = join(testbed.dataDir, 'nginx')
  const sitePort = Number(new URL(testbed.siteUrl).port)
  const kind: ProxyKind = {
    ...nginx,
    adapt: (committed, facts) =>
      nginx
        .adapt(committed, facts)
        .replace('access_log off;', `access_log ${folder}/access.log;`)
        .replace(
          `listen 127.0.0.1:${port};`,
          `listen 127.0.0.1:${port}; listen 127.0.0.1:${tlsPort} ssl; ssl_certificate ${folder}/site.pem; ssl_certificate_key ${folder}/site.key;`,
        ),
  }
  execFileSync('mkdir', ['-p', folder])
  const issue = () =>
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '90',
        '-subj',
        '/CN=localhost',
        '-keyout',
        `${folder}/site.key`,
        '-out',
        `${folder}/site.pem`,
      ],
      { stdio: 'ignore' },
    )
  issue()
  const proxy = await startProxy(kind, { dataDir: testbed.dataDir, port, sites: [sitePort, sitePort] })
  const signal = async (name: string) =>
    spawnSync('kill', [`-${name}`, (await readFile(`${folder}/nginx.pid`, 'utf8')).trim()])
  let logs = 0
  return {
    stop: proxy.stop,
    /** @returns whether the new certificate is served. */
    renew: async () => {
      const before = await serialAt(tlsPort)
      issue()
      await signal('HUP')
      await waitUntil('the new certificate', async () => (await serialAt(tlsPort)) !== before)
      return (await fetch(`${proxy.url}/api/posts`)).status === 200
    },
    rotateLog: async () => {
      await rename(`${folder}/access.log`, `${folder}/access.log.${(logs += 1)}`)
      await signal('USR1')
      await waitUntil('a new log', () =>
        stat(`${folder}/access.log`).then(
          () => true,
          () => false,
        ),
      )
      await fetch(`${proxy.url}/`)
    },
    logs: async () => (await readdir(folder)).filter((name) => name.startsWith('access.log')).length,
  }
}

const serialAt = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().serialNumber)
      socket.end()
    })
    socket.once('error', reject)
  })

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
