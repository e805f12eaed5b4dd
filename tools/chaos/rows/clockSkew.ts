import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { deliverEvent, paymentSucceeded, payByCard, startPayment, configureCards } from '../buy.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { tally } from '../traffic.ts'
import { mapConcurrent } from '../waitUntil.ts'

const MINUTE = 60_000
const ORDERS = 10
const skew = new URL('../skewClock.ts', import.meta.url).href

const clocks: { what: string; aheadMs: number; isHeard: boolean }[] = [
  { what: 'ten minutes ahead', aheadMs: 10 * MINUTE, isHeard: false },
  { what: 'ten minutes behind', aheadMs: -10 * MINUTE, isHeard: true },
]

export const clockSkew: Row = {
  name: 'clock',
  fault: 'F12',
  run: async (testbed, report) => {
    for (const { what, aheadMs, isHeard } of clocks) {
      await (await testbed.site()).kill()
      const site = await testbed.startSite({
        CLOCK_AHEAD_MS: String(aheadMs),
        NODE_OPTIONS: `--import tsx --import ${skew}`,
      })
      await configureCards(testbed, 'faults', { webhook: { drop: true } })
      const person = testbed.visitor()
      const account = { email: `clock${Date.now()}@example.test`, password: 'hunt-the-agate' }
      const signedUp = await person.post('/api/signup', { ...account, firstName: 'Ada', lastName: 'Late' })
      const signedIn = await testbed.visitor().post('/api/login', account)
      const started = await mapConcurrent(Array.from({ length: ORDERS }), 5, () => startPayment(testbed))
      await mapConcurrent(started, 5, (one) => payByCard(testbed, one))
      const webhookResponses = await Promise.all(
        started.map(({ intentId }) => deliverEvent(testbed.visitor(), paymentSucceeded(intentId))),
      )
      await testbed.pool.query(`select graphile_worker.add_job('reconcile')`)
      const references = started.map(({ reference }) => reference)
      const hasten = setInterval(() => void hastenPrints(testbed), 200)
      await waitForIdle(testbed, references)
      clearInterval(hasten)
      const problems = await audit(testbed, references)
      const isAlive = site.isAlive()
      await site.kill()
      await configureCards(testbed, 'faults', { webhook: null })
      report({
        what: `the site’s clock is ${what}`,
        figure: `sign-up ${signedUp.status}, sign-in ${signedIn.status}; payment events ${tally(webhookResponses)}${isHeard ? '' : ', recovered by the reconcile job'}; ${describeProblems(problems)}`,
        goal: isHeard ? 'events accepted, orders correct' : 'old events rejected, orders still correct',
        holds:
          isAlive &&
          problems.length === 0 &&
          signedUp.status === 201 &&
          signedIn.status === 200 &&
          webhookResponses.every(({ status }) => status === (isHeard ? 200 : 400)),
      })
    }
  },
}

async function hastenPrints({ pool }: Testbed): Promise<void> {
  await pool.query('update orders set confirm_after = now() where confirm_after > now()')
  await pool.query(`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
    where task_identifier = 'confirmOrder' and run_at > now() having count(*) > 0`)
}
