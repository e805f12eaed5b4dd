import { audit, settle, told } from '../audit.ts'
import { payByCard, startPayment } from '../buy.ts'
import type { Hold } from '../gates/Hold.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { until, within } from '../wait.ts'
import { inFigures, type Killed, KILLS, wereBackInTime } from './killed.ts'

/** As many jobs as one process does at once. */
const JOBS = 4
const TAKEN_OVER_MS = 90_000

type Point = { what: string; isUnknown?: true; hold: (ground: Ground) => Hold }

const points: Point[] = [
  { what: 'after a mail was handed over, before that was noted', hold: ({ mail }) => mail.hold(JOBS) },
  {
    what: 'before the print provider hears of an order',
    isUnknown: true,
    hold: ({ print }) => print.gate.hold({ of: /^POST \/orders$/, when: 'before' }, JOBS),
  },
  {
    what: 'after the print provider has an order, before that was noted',
    isUnknown: true,
    hold: ({ print }) => print.gate.hold({ of: /^POST \/orders$/, when: 'after' }, JOBS),
  },
  {
    what: 'after the print provider has begun, before that was noted',
    hold: ({ print }) => print.gate.hold({ of: /^POST \/orders\/\d+\/confirm$/, when: 'after' }, JOBS),
  },
]

/**
 * Jobs are taken over by who comes next. A mail may come twice under one Message-ID; what may or may not be at the print
 * provider is never sent twice, but put before a person.
 */
export const killedAtWork: Row = {
  name: 'kill-worker',
  fault: 'F20',
  run: async (ground, tell) => {
    for (const { what, isUnknown, hold } of points) {
      const all: Killed[] = []
      const references: string[] = []
      const problems: string[] = []
      let slowest = 0
      for (let kill = 0; kill < KILLS; kill++) {
        const site = await ground.site()
        const mails = ground.mail.mails.length
        const held = hold(ground)
        const started = await Promise.all(Array.from({ length: JOBS }, () => startPayment(ground)))
        await Promise.all(started.map((one) => payByCard(ground, one)))
        await within('the jobs stand at the point', held.reached)
        await site.kill()
        held.end()
        references.push(...started.map(({ reference }) => reference))
        const { readyMs } = await ground.site()
        all.push({ cut: JOBS, readyMs })
        const ours = started.map(({ reference }) => reference)
        slowest = Math.max(slowest, await until('the jobs are done', () => areDone(ground, ours), TAKEN_OVER_MS))
        const repeated = ground.mail.mails.length - mails - JOBS
        if (repeated > JOBS) problems.push(`${repeated} mails more than there should be`)
      }
      await settle(ground, references)
      problems.push(...(await audit(ground, references)))
      const asked = await countAsked(ground, references)
      if (asked !== (isUnknown ? references.length : 0)) problems.push(`${asked} are before a person`)
      tell({
        what: `killed at work ${what}`,
        figure: `${inFigures(all)}, all done ${(slowest / 1000).toFixed(0)} s later; ${asked} before a person; ${told(problems)}`,
        goal: '0 lost, 0 double, taken over ≤ 90 s',
        holds: problems.length === 0 && wereBackInTime(all),
      })
    }
  },
}

async function areDone({ pool }: Ground, references: string[]): Promise<boolean> {
  const open = await pool.query(
    `select 1 from orders where reference = any($1) and fulfilment not in ('submitted', 'needs_attention')
    union all select 1 from mail_outbox where sent_at is null`,
    [references],
  )
  return open.rowCount === 0
}

async function countAsked({ pool }: Ground, references: string[]): Promise<number> {
  const asked = await pool.query(
    `select 1 from orders where reference = any($1) and fulfilment = 'needs_attention' and problem like 'It is unknown%'`,
    [references],
  )
  return asked.rowCount ?? 0
}
