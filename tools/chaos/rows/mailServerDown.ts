import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { payByCard, startPayment } from '../buy.ts'
import type { Row } from '../Row.ts'
import { mapConcurrent, waitUntil } from '../waitUntil.ts'

const ORDERS = 20
const BACK_WITHIN_MS = 90_000

export const mailServerDown: Row = {
  name: 'mail-away',
  fault: 'F20',
  run: async (testbed, report) => {
    await testbed.site()
    await testbed.mail.stop()
    const started = await mapConcurrent(Array.from({ length: ORDERS }), 5, () => startPayment(testbed))
    await mapConcurrent(started, 5, (one) => payByCard(testbed, one))
    const unsent = async () =>
      (await testbed.pool.query('select 1 from mail_outbox where sent_at is null and problem is not null')).rowCount ??
      0
    await waitUntil('all emails were tried', async () => (await unsent()) >= ORDERS)
    await testbed.mail.start()
    const took = await waitUntil('all emails were sent', async () => (await unsent()) === 0, BACK_WITHIN_MS)
    const references = started.map(({ reference }) => reference)
    await waitForIdle(testbed, references)
    const problems = await audit(testbed, references)
    report({
      what: `the mail server is down while ${ORDERS} orders are paid`,
      figure: `all emails were sent ${(took / 1000).toFixed(0)} s after it came back; ${describeProblems(problems)}`,
      goal: 'each order paid at once, each email sent once',
      holds: problems.length === 0,
    })
  },
}

const MAILS = 1_000
const PROCESSES = 4

export const manyWorkers: Row = {
  name: 'workers',
  fault: 'F20',
  run: async (testbed, report) => {
    await testbed.site()
    const others = await Promise.all(
      Array.from({ length: PROCESSES - 1 }, (_, index) => testbed.startSite({ PORT: String(5400 + index) })),
    )
    const before = testbed.mail.mails.length
    const began = performance.now()
    await testbed.pool.query(
      `with one as (select kind, "to", data from mail_outbox where kind = 'order-confirmed' limit 1),
        flood as (insert into mail_outbox (key, kind, "to", data) select 'flood:' || n, kind, "to", data from one, generate_series(1, $1::int) n returning id)
      select count(graphile_worker.add_job('sendMail', json_build_object('mailId', id))) from flood`,
      [MAILS],
    )
    const sent = () => testbed.mail.mails.slice(before).filter(({ messageId }) => messageId.includes('flood'))
    await waitUntil('all have left', () => new Set(sent().map(({ messageId }) => messageId)).size === MAILS, 120_000)
    const took = performance.now() - began
    await waitForIdle(testbed)
    await Promise.all(others.map((site) => site.kill()))
    const repeated = sent().length - MAILS
    report({
      what: `${PROCESSES} processes send ${MAILS} emails`,
      figure: `${sent().length} sent in ${(took / 1000).toFixed(0)} s, ${repeated} sent twice`,
      goal: `${MAILS}, each once`,
      holds: repeated === 0,
    })
  },
}
