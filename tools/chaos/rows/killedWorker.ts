import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { payByCard, startPayment } from '../buy.ts'
import type { Breakpoint } from '../faultProxies/Breakpoint.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { waitUntil, withTimeout } from '../waitUntil.ts'
import { formatKills, type KillResult, KILLS, recoveredInTime } from './killAt.ts'

const JOBS = 4
const PRINT_WORKERS = 2
const TAKEN_OVER_MS = 90_000

/** `workers` is the size of the job's group in `domain/platform/addJob.ts`: so many jobs reach the point together. */
type Point = { what: string; workers: number; isUnknown?: true; pause: (testbed: Testbed) => Breakpoint }

const points: Point[] = [
  { what: 'after an email was sent, before that was stored', workers: 2, pause: ({ mail }) => mail.pause(2) },
  {
    what: 'before the print provider gets an order',
    workers: 2,
    isUnknown: true,
    pause: ({ print }) => print.proxy.pause({ pattern: /^POST \/orders$/, when: 'before' }, 2),
  },
  {
    what: 'after the print provider has an order, before that was stored',
    workers: 2,
    isUnknown: true,
    pause: ({ print }) => print.proxy.pause({ pattern: /^POST \/orders$/, when: 'after' }, 2),
  },
  {
    what: 'after the print provider started production, before that was stored',
    workers: 1,
    pause: ({ print }) => print.proxy.pause({ pattern: /^POST \/orders\/\d+\/confirm$/, when: 'after' }),
  },
]

/** An email may be sent twice with one Message-ID. An order with an unknown submission is never sent twice. */
export const killedWorker: Row = {
  name: 'kill-worker',
  fault: 'F20',
  run: async (testbed, report) => {
    for (const { what, workers, isUnknown, pause } of points) {
      const all: KillResult[] = []
      const references: string[] = []
      const problems: string[] = []
      let slowest = 0
      for (let kill = 0; kill < KILLS; kill++) {
        const site = await testbed.site()
        const mails = testbed.mail.mails.length
        const breakpoint = pause(testbed)
        const started = await Promise.all(Array.from({ length: JOBS }, () => startPayment(testbed)))
        await Promise.all(started.map((one) => payByCard(testbed, one)))
        await withTimeout('the jobs reached the point', breakpoint.reached).finally(async () => {
          await site.kill()
          breakpoint.release()
        })
        references.push(...started.map(({ reference }) => reference))
        const { readyMs } = await testbed.site()
        all.push({ interrupted: workers, readyMs })
        const ours = started.map(({ reference }) => reference)
        slowest = Math.max(slowest, await waitUntil('the jobs are done', () => areDone(testbed, ours), TAKEN_OVER_MS))
        const repeated = testbed.mail.mails.length - mails - JOBS
        if (repeated > JOBS) problems.push(`${repeated} extra emails`)
      }
      await waitForIdle(testbed, references)
      problems.push(...(await audit(testbed, references)))
      const requests = await countAsked(testbed, references)
      // Both print workers can be sending an order at another point's kill.
      const isRight = isUnknown ? requests === workers * KILLS : requests <= PRINT_WORKERS * KILLS
      if (!isRight) problems.push(`${requests} need an employee`)
      report({
        what: `killed in a job ${what}`,
        figure: `${formatKills(all)}, all done ${(slowest / 1000).toFixed(0)} s later; ${requests} need an employee; ${describeProblems(problems)}`,
        goal: '0 lost, 0 duplicated, taken over ≤ 90 s',
        holds: problems.length === 0 && recoveredInTime(all),
      })
    }
  },
}

async function areDone({ pool }: Testbed, references: string[]): Promise<boolean> {
  const open = await pool.query(
    `select 1 from orders where reference = any($1) and fulfilment not in ('submitted', 'needs_attention')
    union all select 1 from mail_outbox where sent_at is null and skipped_because is null`,
    [references],
  )
  return open.rowCount === 0
}

async function countAsked({ pool }: Testbed, references: string[]): Promise<number> {
  const requests = await pool.query(
    `select 1 from orders where reference = any($1) and fulfilment = 'needs_attention' and exists (
      select 1 from order_problems p where p.order_id = orders.id and p.closed_at is null and p.kind like 'print-unknown%')`,
    [references],
  )
  return requests.rowCount ?? 0
}
