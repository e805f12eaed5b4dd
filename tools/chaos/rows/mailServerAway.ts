import { audit, settle, told } from '../audit.ts'
import { payByCard, startPayment } from '../buy.ts'
import type { Row } from '../Row.ts'
import { inParallel, until } from '../wait.ts'

const ORDERS = 20
const BACK_WITHIN_MS = 90_000

/** Orders are paid while nobody takes mails. */
export const mailServerAway: Row = {
  name: 'mail-away',
  fault: 'F20',
  run: async (ground, tell) => {
    await ground.site()
    await ground.mail.goAway()
    const started = await inParallel(Array.from({ length: ORDERS }), 5, () => startPayment(ground))
    await inParallel(started, 5, (one) => payByCard(ground, one))
    const unsent = async () =>
      (await ground.pool.query('select 1 from mail_outbox where sent_at is null and problem is not null')).rowCount ?? 0
    await until('all mails were tried', async () => (await unsent()) >= ORDERS)
    await ground.mail.comeBack()
    const took = await until('all mails have left', async () => (await unsent()) === 0, BACK_WITHIN_MS)
    const references = started.map(({ reference }) => reference)
    await settle(ground, references)
    const problems = await audit(ground, references)
    tell({
      what: `the mail server is away while ${ORDERS} orders are paid`,
      figure: `all mails left ${(took / 1000).toFixed(0)} s after it came back; ${told(problems)}`,
      goal: 'each order paid at once, each mail once',
      holds: problems.length === 0,
    })
  },
}

const MAILS = 1_000
const PROCESSES = 4

/** Many processes share the work. */
export const manyWorkers: Row = {
  name: 'workers',
  fault: 'F20',
  run: async (ground, tell) => {
    await ground.site()
    const others = await Promise.all(
      Array.from({ length: PROCESSES - 1 }, (_, index) => ground.startSite({ PORT: String(5400 + index) })),
    )
    const before = ground.mail.mails.length
    const began = performance.now()
    await ground.pool.query(
      `with one as (select kind, "to", data from mail_outbox where kind = 'order-confirmed' limit 1),
        flood as (insert into mail_outbox (key, kind, "to", data) select 'flood:' || n, kind, "to", data from one, generate_series(1, $1::int) n returning id)
      select count(graphile_worker.add_job('sendMail', json_build_object('mailId', id))) from flood`,
      [MAILS],
    )
    const sent = () => ground.mail.mails.slice(before).filter(({ messageId }) => messageId.includes('flood'))
    await until('all have left', () => new Set(sent().map(({ messageId }) => messageId)).size === MAILS, 120_000)
    const took = performance.now() - began
    await settle(ground)
    await Promise.all(others.map((site) => site.kill()))
    const repeated = sent().length - MAILS
    tell({
      what: `${PROCESSES} processes send ${MAILS} mails`,
      figure: `${sent().length} sent in ${(took / 1000).toFixed(0)} s, ${repeated} of them twice`,
      goal: `${MAILS}, each once`,
      holds: repeated === 0,
    })
  },
}
