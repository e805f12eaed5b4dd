import { callCardApi } from '../callCardApi.ts'
import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { payByCard, startPayment, configureCards } from '../buy.ts'
import type { Row } from '../Row.ts'
import { mapConcurrent, waitUntil } from '../waitUntil.ts'

const ORDERS = 20

export const refundsWithoutWebhook: Row = {
  name: 'late-refunds',
  fault: 'F28',
  run: async (testbed, report) => {
    await testbed.site()
    await setHold(60)
    const started = await mapConcurrent(Array.from({ length: ORDERS }), 5, () => startPayment(testbed))
    await mapConcurrent(started, 5, (one) => payByCard(testbed, one))
    const references = started.map(({ reference }) => reference)
    const isMade = sql('provider_order_id is not null')
    await waitUntil('all are at the print provider', async () => (await count(isMade)) === ORDERS)
    await configureCards(testbed, 'faults', { webhook: { drop: true } })
    for (const [index, { intentId }] of started.entries()) {
      if (index % 2 === 0) await callCardApi(testbed, 'refunds', { payment_intent: intentId })
      else await configureCards(testbed, 'dispute', { payment_intent: intentId })
    }
    await testbed.pool.query(
      `update graphile_worker._private_jobs j set run_at = now() from orders o
       where o.reference = any($1) and j.key = 'confirm:' || o.id`,
      [references],
    )
    const isStopped = sql(`(fulfilment = 'cancelled' or dispute_outcome = 'open')`)
    await waitUntil('all are stopped', async () => (await count(isStopped)) === ORDERS)
    await waitForIdle(testbed)
    const printed = await count(sql('confirmed_at is not null'))
    const problems = await audit(testbed, references)
    await setHold(0)
    report({
      what: `${ORDERS} orders refunded or disputed at the card provider without a webhook, before they are printed`,
      figure: `${printed} printed; ${describeProblems(problems)}`,
      goal: '0 printed, each refund in our books',
      holds: printed === 0 && problems.length === 0,
    })

    function sql(condition: string): string {
      return `select 1 from orders where reference = any($1) and ${condition}`
    }
    async function count(statement: string): Promise<number> {
      return (await testbed.pool.query(statement, [references])).rowCount ?? 0
    }
    async function setHold(minutes: number): Promise<void> {
      await testbed.pool.query(`update site_settings set value = $1 where key = 'order_hold_minutes'`, [minutes])
    }
  },
}
