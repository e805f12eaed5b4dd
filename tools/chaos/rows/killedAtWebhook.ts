import { audit, settle, told } from '../audit.ts'
import { deliver, paid, payByCard, startPayment, tellCards } from '../buy.ts'
import type { Moment } from '../gates/databaseGate.ts'
import type { Row } from '../Row.ts'
import { inParallel } from '../wait.ts'
import { GOAL, inFigures, type Killed, KILLS, killThere, wereBackInTime } from './killed.ts'

const EVENTS = 15
const REMEMBERED = /insert into provider_events/

const points: (Moment & { what: string })[] = [
  { what: 'after its signature was checked', of: /select 1 from provider_events/, when: 'before' },
  { what: 'after it was noted', of: REMEMBERED, when: 'after' },
  { what: 'before its effect is committed', of: /^commit/, within: REMEMBERED, when: 'before' },
  { what: 'after the commit, before the 200', of: /^commit/, within: REMEMBERED, when: 'after' },
]

/** News of payments that the card provider delivers again after the kill. */
export const killedAtWebhook: Row = {
  name: 'kill-webhook',
  fault: 'F3',
  run: async (ground, tell) => {
    await ground.site()
    // Its own deliveries come one after the other; here many are to stand at one point.
    await tellCards(ground, 'faults', { webhook: { drop: true } })
    for (const { what, ...moment } of points) {
      const all: Killed[] = []
      const acknowledged: string[] = []
      const problems: string[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        const started = await inParallel(Array.from({ length: EVENTS }), 5, () => startPayment(ground))
        await inParallel(started, 5, (one) => payByCard(ground, one))
        const news = started.map(({ intentId }) => paid(intentId))
        const hold = (count: number) => ground.gate.hold(moment, count)
        all.push(await killThere(ground, news, hold, (one) => deliver(ground.visitor(), one)))
        const again = await Promise.all(news.map((one) => deliver(ground.visitor(), one)))
        const refused = again.filter(({ status }) => status !== 200).length
        if (refused > 0) problems.push(`${refused} of ${EVENTS} were refused when they came again`)
        acknowledged.push(...started.map(({ reference }) => reference))
      }
      await settle(ground)
      problems.push(...(await audit(ground, acknowledged)))
      tell({
        what: `killed while told of a payment, ${what}`,
        figure: `${inFigures(all)}; ${told(problems)}`,
        goal: GOAL,
        holds: problems.length === 0 && wereBackInTime(all),
      })
    }
    await tellCards(ground, 'faults', { webhook: null })
  },
}
