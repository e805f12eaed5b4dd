import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { payByCard, startPayment, configureCards } from '../buy.ts'
import { signUp } from '../members.ts'
import type { Row } from '../Row.ts'
import { mapConcurrent, waitUntil } from '../waitUntil.ts'

const ORDERS = 20
const RUNS = 12
const MAIL_WITHIN_MS = 5_000
const OVER_WITHIN_MS = 100_000

export const cardProviderTimeouts: Row = {
  name: 'silent-cards',
  fault: 'F29',
  run: async (testbed, report) => {
    await testbed.site()
    // Earlier rows may have used up what one mailbox gets in an hour.
    const member = await signUp(testbed)
    const resets = () => testbed.mail.mails.filter(({ messageId }) => messageId.startsWith('<reset-password.')).length
    await configureCards(testbed, 'faults', { webhook: { drop: true } })
    const started = await mapConcurrent(Array.from({ length: ORDERS }), 5, () => startPayment(testbed))
    await mapConcurrent(started, 5, (one) => payByCard(testbed, one))
    await configureCards(testbed, 'faults', { mode: 'timeout' })
    const isRunning = `select 1 from graphile_worker.jobs where task_identifier = 'reconcile' and locked_by is not null`
    const running = async () => (await testbed.pool.query(isRunning)).rowCount ?? 0
    let most = 0
    // As many as cron adds in two hours.
    for (let runs = 0; runs < RUNS; runs++) {
      await testbed.pool.query(
        `select graphile_worker.add_job('reconcile', job_key => 'reconcile', queue_name => 'reconcile')`,
      )
      most = Math.max(most, await running())
    }
    await waitUntil('one runs', async () => (await running()) > 0)
    const { rows } = await testbed.pool.query<{ id: string }>(
      `select id from graphile_worker.jobs where task_identifier = 'reconcile' and locked_by is not null`,
    )
    const [first] = rows
    // By id, because the next run starts as soon as this one ends.
    const isStillThere = `select 1 from graphile_worker.jobs where id = $1 and locked_by is not null`
    const over = waitUntil(
      'the run is over',
      async () => {
        most = Math.max(most, await running())
        return (await testbed.pool.query(isStillThere, [first?.id])).rowCount === 0
      },
      OVER_WITHIN_MS * 2,
    )
    const before = resets()
    await testbed.visitor().post('/api/forgot-password', { email: member.email })
    const mailMs = await waitUntil('the email has left', () => resets() > before, 60_000)
    const overMs = await over
    await configureCards(testbed, 'faults', { mode: null, webhook: null })
    await testbed.pool.query(`select graphile_worker.add_job('reconcile')`)
    const references = started.map(({ reference }) => reference)
    await waitForIdle(testbed, references)
    const problems = await audit(testbed, references)
    report({
      what: `the card provider never responds: ${RUNS} reconcile runs with ${ORDERS} open orders, and a password email`,
      figure: `the email was sent after ${(mailMs / 1000).toFixed(1)} s; at most ${most} run at a time, which ended after ${Math.round(overMs / 1000)} s; then all paid; ${describeProblems(problems)}`,
      goal: `email ≤ ${MAIL_WITHIN_MS / 1000} s, one run at a time, ended within ${OVER_WITHIN_MS / 1000} s`,
      holds: mailMs <= MAIL_WITHIN_MS && most === 1 && overMs <= OVER_WITHIN_MS && problems.length === 0,
    })
  },
}
