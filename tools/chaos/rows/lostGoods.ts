import { audit, settle, told } from '../audit.ts'
import { payByCard, startPayment, tellPrint } from '../buy.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { inParallel, until } from '../wait.ts'

const ORDERS = 12
/** What becomes of each order at the print provider, in turn. */
const ENDS: ((order: Printed) => object)[] = [
  () => ({ to: 'CANCELLED' }),
  ({ items }) => ({ to: 'CANCELLED', orderItemReferences: items }),
  () => ({ to: 'NEEDS_ACTION', reason: 'The print file is damaged' }),
  () => ({ to: 'GONE' }),
]

type Printed = { id: string; items: number[] }

/** Paid orders that the print provider cancels in whole or in part, stops, forgets, or leaves lying. */
export const lostGoods: Row = {
  name: 'lost-goods',
  fault: 'F31',
  run: async (ground, tell) => {
    await ground.site()
    const started = await inParallel(Array.from({ length: ORDERS }), 5, () => startPayment(ground))
    await inParallel(started, 5, (one) => payByCard(ground, one))
    const references = started.map(({ reference }) => reference)
    await settle(ground, references)
    const printed = await inParallel(references, 3, (reference) => readPrinted(ground, reference))
    // The last in each turn of five is left lying: paid for, and never made.
    for (const [index, order] of printed.entries()) {
      const end = ENDS[index % (ENDS.length + 1)]
      if (end) await tellPrint(ground, `orders/${order.id}/advance`, end(order))
    }
    await ground.pool.query(
      `update orders set updated_at = now() - interval '30 days', confirmed_at = now() - interval '30 days', checked_at = null
       where reference = any($1)`,
      [references],
    )
    await ground.pool.query(`select graphile_worker.add_job('reconcile')`)
    const known = () => count(ground, references, 'problem is not null')
    await until('an employee knows of each', async () => (await known()) === ORDERS, 60_000)
    await settle(ground, references)
    const problems = await audit(ground, references)
    tell({
      what: `${ORDERS} paid orders are cancelled, partly cancelled, stopped, forgotten or left lying at the print provider`,
      figure: `${await known()} are shown to employees, each with its reason; ${told(problems)}`,
      goal: 'paid goods arrive, or someone knows',
      holds: problems.length === 0,
    })
  },
}

async function readPrinted(ground: Ground, reference: string): Promise<Printed> {
  const { rows } = await ground.pool.query<{ id: string }>(
    'select provider_order_id as id from orders where reference = $1',
    [reference],
  )
  const id = rows[0]?.id ?? ''
  const answer = await fetch(`${ground.print.url}/orders/${id}`, { headers: { 'X-SPOD-ACCESS-TOKEN': 'faults' } })
  const { orderItems } = (await answer.json()) as { orderItems: { orderItemReference: number }[] }
  return { id, items: orderItems.map(({ orderItemReference }) => orderItemReference) }
}

async function count({ pool }: Ground, references: string[], condition: string): Promise<number> {
  const { rowCount } = await pool.query(`select 1 from orders where reference = any($1) and ${condition}`, [references])
  return rowCount ?? 0
}
