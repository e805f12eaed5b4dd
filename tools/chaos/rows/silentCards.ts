import { audit, settle, told } from '../audit.ts'
import { payByCard, startPayment, tellCards } from '../buy.ts'
import type { Row } from '../Row.ts'
import { inParallel, until } from '../wait.ts'

const ORDERS = 20
const RUNS = 12
const MAIL_WITHIN_MS = 5_000
const OVER_WITHIN_MS = 100_000

/** The card provider takes every call and answers none, while orders wait to be reconciled and somebody needs an email. */
export const silentCards: Row = {
  name: 'silent-cards',
  fault: 'F29',
  run: async (ground, tell) => {
    await ground.site()
    await tellCards(ground, 'faults', { webhook: { drop: true } })
    const started = await inParallel(Array.from({ length: ORDERS }), 5, () => startPayment(ground))
    await inParallel(started, 5, (one) => payByCard(ground, one))
    await tellCards(ground, 'faults', { mode: 'timeout' })
    const isRunning = `select 1 from graphile_worker.jobs where task_identifier = 'reconcile' and locked_by is not null`
    const running = async () => (await ground.pool.query(isRunning)).rowCount ?? 0
    let most = 0
    // As the clock adds them, over two hours.
    for (let runs = 0; runs < RUNS; runs++) {
      await ground.pool.query(
        `select graphile_worker.add_job('reconcile', job_key => 'reconcile', queue_name => 'reconcile')`,
      )
      most = Math.max(most, await running())
    }
    await until('one runs', async () => (await running()) > 0)
    const { rows } = await ground.pool.query<{ id: string }>(
      `select id from graphile_worker.jobs where task_identifier = 'reconcile' and locked_by is not null`,
    )
    const [first] = rows
    // By its id: the run that waits begins in the moment in which this one ends.
    const isStillThere = `select 1 from graphile_worker.jobs where id = $1 and locked_by is not null`
    const over = until(
      'the run is over',
      async () => {
        most = Math.max(most, await running())
        return (await ground.pool.query(isStillThere, [first?.id])).rowCount === 0
      },
      OVER_WITHIN_MS * 2,
    )
    const before = ground.mail.mails.length
    await ground.visitor().post('/api/forgot-password', { email: 'employee@example.test' })
    const mailMs = await until('the email has left', () => ground.mail.mails.length > before, 60_000)
    const overMs = await over
    await tellCards(ground, 'faults', { mode: null, webhook: null })
    await ground.pool.query(`select graphile_worker.add_job('reconcile')`)
    const references = started.map(({ reference }) => reference)
    await settle(ground, references)
    const problems = await audit(ground, references)
    tell({
      what: `the card provider answers nothing: ${RUNS} reconcile runs with ${ORDERS} open orders, and a password email`,
      figure: `the email left after ${(mailMs / 1000).toFixed(1)} s; at most ${most} run at a time, which ended after ${Math.round(overMs / 1000)} s; then all paid; ${told(problems)}`,
      goal: `email ≤ ${MAIL_WITHIN_MS / 1000} s, one run at a time, ended within ${OVER_WITHIN_MS / 1000} s`,
      holds: mailMs <= MAIL_WITHIN_MS && most === 1 && overMs <= OVER_WITHIN_MS && problems.length === 0,
    })
  },
}
