import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildPrograms, buildWeb } from '../../bin/siteBuild.ts'
import { audit, waitForIdle } from '../chaos/audit.ts'
import { configureCards, payByCard, startPayment } from '../chaos/buy.ts'
import { callCardApi } from '../chaos/callCardApi.ts'
import { CARD_WEBHOOK_SECRET, createTestbed, type Testbed } from '../chaos/createTestbed.ts'
import { payingMember } from '../chaos/members.ts'
import { startClockedPostgres } from './clockedPostgres.ts'
import { createMovedClock, type MovedClock } from './movedClock.ts'
import { relayWebhooks } from './relayWebhooks.ts'
import { startFront } from './soak/front.ts'
import { describe, measure } from './soak/measure.ts'
import { overdueRows } from './soak/retention.ts'
import { nextStep } from './soak/steps.ts'
import { emptyRecord, summarize } from './soak/summary.ts'
import { addScheduledJobs, printOrders, visit, waitForJobs } from './soak/visit.ts'

const MONTHLY = 8
const CANCELED = 2
const DAY = 86_400_000
/** Days between two certificates, two rotations of the proxy's log, two audits. */
const EVERY = { certificate: 60, log: 7, report: 10 }
/** The site in one zone and the database in another, so that both changes of the clock are felt. */
const ZONES = { site: 'America/New_York', database: 'Europe/Berlin' }
const SUMMARY = resolve('.data/soak.txt')

const say = (what: string) => void process.stdout.write(`${what}\n`)

/**
 * `npx tsx tools/real-parts/soak.ts`: a site, its database and its card provider live through a year, half a day at a time around
 * changes of the clock and otherwise a week, with every scheduled job after each step, members, buyers, and a proxy whose
 * certificate and log are replaced. The summary so far is in .data/soak.txt.
 */
async function main(): Promise<void> {
  await Promise.all([buildWeb(), buildPrograms()])
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-soak-'))
  await chmod(folder, 0o755)
  const clock = await createMovedClock(folder)
  const database = await startClockedPostgres(folder, clock.variables, { timezone: ZONES.database })
  const testbed = await createTestbed({ database, variables: { ...clock.variables, TZ: ZONES.site } })
  const close = async () => {
    await testbed.close()
    await rm(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  try {
    process.exitCode = (await live(testbed, clock)) === 0 ? 0 : 1
  } finally {
    await close()
  }
}

/** @returns the number of problems. */
async function live(testbed: Testbed, clock: MovedClock): Promise<number> {
  const relay = await relayWebhooks(`${testbed.siteUrl}/api/webhooks/stripe`, CARD_WEBHOOK_SECRET, clock.now)
  await configureCards(testbed, 'webhook', { url: relay.url, secret: CARD_WEBHOOK_SECRET })
  const front = await startFront(testbed)
  // This program adds the scheduled jobs; a clock that jumps would make them run for each minute between.
  await testbed.pool.query(`update graphile_worker._private_known_crontabs set last_execution = '2200-01-01'`)
  await addMembers(testbed)
  const record = emptyRecord()
  const year = new Date().getFullYear() + 1
  const last = { order: 0, certificate: clock.now(), log: 0, report: 0 }
  const isDue = (what: keyof typeof last, days: number): boolean => {
    if (clock.now() - last[what] < days * DAY - DAY / 4) return false
    last[what] = clock.now()
    return true
  }
  let references: string[] = []
  const report = async () => {
    const late = await waitForIdle(testbed, references).then(
      () => [],
      (error: Error) => [error.message],
    )
    const problems = [...late, ...(await audit(testbed, references)), ...(await overdueRows(testbed))]
    problems.forEach((problem) => record.problems.add(problem))
    record.audits += 1
    record.logs = await front.countLogs()
    const sample = await measure(testbed, clock.now())
    record.samples.push(sample)
    say(describe(sample))
    await mkdir(resolve('.data'), { recursive: true })
    await writeFile(SUMMARY, `${await summarize(testbed, record)}\n`)
  }
  for (let seconds = nextStep(clock.now(), year); seconds !== null; seconds = nextStep(clock.now(), year)) {
    await clock.move(seconds)
    await configureCards(testbed, 'advance', { seconds })
    await printOrders(testbed)
    await addScheduledJobs(testbed)
    const failed = await visit(testbed, `member${(record.steps % MONTHLY) + 1}@example.test`)
    failed.forEach((problem) => record.problems.add(`${new Date(clock.now()).toISOString()}: ${problem}`))
    record.steps += 1
    record.requests += 6
    if (isDue('order', 1)) {
      const started = await startPayment(testbed)
      await payByCard(testbed, started)
      references = [...references.slice(-20), started.reference]
      record.orders += 1
    }
    if (isDue('log', EVERY.log)) await front.rotateLog()
    if (isDue('certificate', EVERY.certificate)) {
      if (await front.renewCertificate()) record.certificates += 1
      else record.problems.add('no answer with a new certificate')
    }
    record.slow.push(...(await waitForJobs(testbed)))
    if (isDue('report', EVERY.report)) await report()
  }
  await report()
  say(await summarize(testbed, record))
  await front.stop()
  relay.close()
  return record.problems.size
}

async function addMembers(testbed: Testbed): Promise<void> {
  for (let count = 0; count < MONTHLY; count++) await payingMember(testbed)
  await payingMember(testbed, 'annual')
  const { rows } = await testbed.pool.query<{ id: string }>(
    `select subscription_id as id from subscriptions order by id limit ${CANCELED}`,
  )
  for (const { id } of rows) await callCardApi(testbed, `subscriptions/${id}`, { cancel_at_period_end: 'true' })
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
