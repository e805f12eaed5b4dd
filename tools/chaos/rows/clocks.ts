import { audit, settle, told } from '../audit.ts'
import { deliver, paid, payByCard, startPayment, tellCards } from '../buy.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { tally } from '../traffic.ts'
import { inParallel } from '../wait.ts'

const MINUTE = 60_000
const ORDERS = 10
const skew = new URL('../skewClock.ts', import.meta.url).href

const clocks: { what: string; aheadMs: number; isHeard: boolean }[] = [
  { what: 'ten minutes ahead', aheadMs: 10 * MINUTE, isHeard: false },
  { what: 'ten minutes behind', aheadMs: -10 * MINUTE, isHeard: true },
]

/** The site's clock is not that of the database and the providers. */
export const wrongClocks: Row = {
  name: 'clock',
  fault: 'F12',
  run: async (ground, tell) => {
    for (const { what, aheadMs, isHeard } of clocks) {
      await (await ground.site()).kill()
      const site = await ground.startSite({
        CLOCK_AHEAD_MS: String(aheadMs),
        NODE_OPTIONS: `--import tsx --import ${skew}`,
      })
      await tellCards(ground, 'faults', { webhook: { drop: true } })
      const person = ground.visitor()
      const account = { email: `clock${Date.now()}@example.test`, password: 'hunt-the-agate' }
      const signedUp = await person.post('/api/signup', { ...account, firstName: 'Ada', lastName: 'Late' })
      const signedIn = await ground.visitor().post('/api/login', account)
      const started = await inParallel(Array.from({ length: ORDERS }), 5, () => startPayment(ground))
      await inParallel(started, 5, (one) => payByCard(ground, one))
      const heard = await Promise.all(started.map(({ intentId }) => deliver(ground.visitor(), paid(intentId))))
      await ground.pool.query(`select graphile_worker.add_job('reconcile')`)
      const references = started.map(({ reference }) => reference)
      // What is to happen in the site's future would not be waited for.
      const hasten = setInterval(() => void hastenPrints(ground), 200)
      await settle(ground, references)
      clearInterval(hasten)
      const problems = await audit(ground, references)
      const isAlive = site.isAlive()
      await site.kill()
      await tellCards(ground, 'faults', { webhook: null })
      tell({
        what: `the site’s clock is ${what}`,
        figure: `sign-up ${signedUp.status}, sign-in ${signedIn.status}; news of payments ${tally(heard)}${isHeard ? '' : ', made up for by the reconcile job'}; ${told(problems)}`,
        goal: isHeard ? 'news heard, orders right' : 'news too old refused, orders right all the same',
        holds:
          isAlive &&
          problems.length === 0 &&
          signedUp.status === 201 &&
          signedIn.status === 200 &&
          heard.every(({ status }) => status === (isHeard ? 200 : 400)),
      })
    }
  },
}

async function hastenPrints({ pool }: Ground): Promise<void> {
  await pool.query('update orders set confirm_after = now() where confirm_after > now()')
  await pool.query(`
    select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
    where task_identifier = 'confirmOrder' and run_at > now() having count(*) > 0`)
}
