import { askCards } from '../askCards.ts'
import { audit, settle, told } from '../audit.ts'
import { payByCard, startPayment, tellCards } from '../buy.ts'
import type { Row } from '../Row.ts'
import { inParallel, until } from '../wait.ts'

const ORDERS = 20

/** Refunds and disputes are made at the card provider while no webhook reaches us; then the hold of every order ends. */
export const lateRefunds: Row = {
  name: 'late-refunds',
  fault: 'F28',
  run: async (ground, tell) => {
    await ground.site()
    await setHold(60)
    const started = await inParallel(Array.from({ length: ORDERS }), 5, () => startPayment(ground))
    await inParallel(started, 5, (one) => payByCard(ground, one))
    const references = started.map(({ reference }) => reference)
    const isMade = sql('provider_order_id is not null')
    await until('all are at the print provider', async () => (await count(isMade)) === ORDERS)
    await tellCards(ground, 'faults', { webhook: { drop: true } })
    for (const [index, { intentId }] of started.entries()) {
      if (index % 2 === 0) await askCards(ground, 'refunds', { payment_intent: intentId })
      else await tellCards(ground, 'dispute', { payment_intent: intentId })
    }
    await ground.pool.query(
      `update graphile_worker._private_jobs j set run_at = now() from orders o
       where o.reference = any($1) and j.key = 'confirm:' || o.id`,
      [references],
    )
    const isStopped = sql(`(fulfilment = 'cancelled' or dispute_outcome = 'open')`)
    await until('all are stopped', async () => (await count(isStopped)) === ORDERS)
    await settle(ground)
    const printed = await count(sql('confirmed_at is not null'))
    const problems = await audit(ground, references)
    await setHold(0)
    tell({
      what: `${ORDERS} orders refunded or disputed at the card provider, of which nobody tells, before they are printed`,
      figure: `${printed} printed; ${told(problems)}`,
      goal: '0 printed, each refund in our books',
      holds: printed === 0 && problems.length === 0,
    })

    function sql(condition: string): string {
      return `select 1 from orders where reference = any($1) and ${condition}`
    }
    async function count(statement: string): Promise<number> {
      return (await ground.pool.query(statement, [references])).rowCount ?? 0
    }
    async function setHold(minutes: number): Promise<void> {
      await ground.pool.query(`update site_settings set value = $1 where key = 'order_hold_minutes'`, [minutes])
    }
  },
}
