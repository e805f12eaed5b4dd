import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { deliverEvent, paymentSucceeded, payByCard, startPayment, configureCards } from '../buy.ts'
import type { Point } from '../faultProxies/databaseProxy.ts'
import type { Row } from '../Row.ts'
import { mapConcurrent } from '../waitUntil.ts'
import { GOAL, formatKills, type KillResult, KILLS, killAt, recoveredInTime } from './killAt.ts'

const EVENTS = 15
const STORED = /insert into provider_events/

const points: (Point & { what: string; isSerial?: boolean })[] = [
  { what: 'after its signature was checked', pattern: /select 1 from provider_events/, when: 'before' },
  { what: 'after it was stored', pattern: STORED, when: 'after' },
  {
    what: 'before its effect is committed',
    pattern: /^commit/,
    inTransactionWith: STORED,
    when: 'before',
    // Invoices are numbered without gaps, so all others wait for the first.
    isSerial: true,
  },
  { what: 'after the commit, before the 200', pattern: /^commit/, inTransactionWith: STORED, when: 'after' },
]

export const killedAtWebhook: Row = {
  name: 'kill-webhook',
  fault: 'F3',
  run: async (testbed, report) => {
    await testbed.site()
    // The emulator delivers in sequence; this row needs many at one point.
    await configureCards(testbed, 'faults', { webhook: { drop: true } })
    for (const { what, isSerial, ...point } of points) {
      const all: KillResult[] = []
      const acknowledged: string[] = []
      const problems: string[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        const started = await mapConcurrent(Array.from({ length: EVENTS }), 5, () => startPayment(testbed))
        await mapConcurrent(started, 5, (one) => payByCard(testbed, one))
        const events = started.map(({ intentId }) => paymentSucceeded(intentId))
        const pause = (count: number) => testbed.databaseProxy.pause(point, isSerial ? 1 : count)
        all.push(await killAt(testbed, events, pause, (one) => deliverEvent(testbed.visitor(), one)))
        const again = await Promise.all(events.map((one) => deliverEvent(testbed.visitor(), one)))
        const refused = again.filter(({ status }) => status !== 200).length
        if (refused > 0) problems.push(`${refused} of ${EVENTS} were rejected when they were sent again`)
        acknowledged.push(...started.map(({ reference }) => reference))
      }
      await waitForIdle(testbed)
      problems.push(...(await audit(testbed, acknowledged)))
      report({
        what: `killed during a payment webhook, ${what}`,
        figure: `${formatKills(all)}; ${describeProblems(problems)}`,
        goal: GOAL,
        holds: problems.length === 0 && recoveredInTime(all),
      })
    }
    await configureCards(testbed, 'faults', { webhook: null })
  },
}
