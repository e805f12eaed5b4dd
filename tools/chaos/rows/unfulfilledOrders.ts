import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { payByCard, startPayment, configurePrint } from '../buy.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { mapConcurrent, waitUntil } from '../waitUntil.ts'

const ORDERS = 12
const ENDS: ((order: Printed) => object)[] = [
  () => ({ to: 'CANCELLED' }),
  ({ items }) => ({ to: 'CANCELLED', orderItemReferences: items }),
  () => ({ to: 'NEEDS_ACTION', reason: 'The print file is damaged' }),
  () => ({ to: 'GONE' }),
]

type Printed = { id: string; items: number[] }

export const unfulfilledOrders: Row = {
  name: 'lost-goods',
  fault: 'F31',
  run: async (testbed, report) => {
    await testbed.site()
    const started = await mapConcurrent(Array.from({ length: ORDERS }), 5, () => startPayment(testbed))
    await mapConcurrent(started, 5, (one) => payByCard(testbed, one))
    const references = started.map(({ reference }) => reference)
    await waitForIdle(testbed, references)
    const printed = await mapConcurrent(references, 3, (reference) => readPrinted(testbed, reference))
    // Every fifth order is never made.
    for (const [index, order] of printed.entries()) {
      const end = ENDS[index % (ENDS.length + 1)]
      if (end) await configurePrint(testbed, `orders/${order.id}/advance`, end(order))
    }
    await testbed.pool.query(
      `update orders set updated_at = now() - interval '30 days', confirmed_at = now() - interval '30 days', checked_at = null
       where reference = any($1)`,
      [references],
    )
    await testbed.pool.query(`select graphile_worker.add_job('reconcile')`)
    const known = () =>
      count(
        testbed,
        references,
        'exists (select 1 from order_problems p where p.order_id = orders.id and p.closed_at is null)',
      )
    await waitUntil('an employee knows about each', async () => (await known()) === ORDERS, 60_000)
    await waitForIdle(testbed, references)
    const problems = await audit(testbed, references)
    report({
      what: `${ORDERS} paid orders are canceled, partly canceled, stopped, lost or left unprocessed at the print provider`,
      figure: `${await known()} are shown to employees, each with its reason; ${describeProblems(problems)}`,
      goal: 'paid goods arrive, or an employee knows',
      holds: problems.length === 0,
    })
  },
}

async function readPrinted(testbed: Testbed, reference: string): Promise<Printed> {
  const { rows } = await testbed.pool.query<{ id: string }>(
    'select provider_order_id as id from orders where reference = $1',
    [reference],
  )
  const id = rows[0]?.id ?? ''
  const answer = await fetch(`${testbed.print.url}/orders/${id}`, { headers: { 'X-SPOD-ACCESS-TOKEN': 'faults' } })
  const { orderItems } = (await answer.json()) as { orderItems: { orderItemReference: number }[] }
  return { id, items: orderItems.map(({ orderItemReference }) => orderItemReference) }
}

async function count({ pool }: Testbed, references: string[], condition: string): Promise<number> {
  const { rowCount } = await pool.query(`select 1 from orders where reference = any($1) and ${condition}`, [references])
  return rowCount ?? 0
}
