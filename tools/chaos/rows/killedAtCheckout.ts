import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { createPayment, guestWithCart, payByCard, readStartedPayment } from '../buy.ts'
import type { Breakpoint } from '../faultProxies/Breakpoint.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { mapConcurrent } from '../waitUntil.ts'
import { GOAL, formatKills, type KillResult, KILLS, killAt, recoveredInTime } from './killAt.ts'

const BUYERS = 15
const ORDER = /insert into orders/
const CALL = /^POST \/v1\/payment_intents$/

const points: { what: string; pause: (testbed: Testbed, count: number) => Breakpoint }[] = [
  {
    what: 'before the order is stored',
    pause: ({ databaseProxy }, count) => databaseProxy.pause({ pattern: ORDER, when: 'before' }, count),
  },
  {
    what: 'after the order is stored, before the site gets the result',
    pause: ({ databaseProxy }, count) => databaseProxy.pause({ pattern: ORDER, when: 'after' }, count),
  },
  {
    what: 'before the card provider gets the request',
    pause: ({ cards }, count) => cards.proxy.pause({ pattern: CALL, when: 'before' }, count),
  },
  {
    what: 'after the payment is made, before it is stored',
    pause: ({ cards }, count) => cards.proxy.pause({ pattern: CALL, when: 'after' }, count),
  },
  {
    what: 'after it is stored, before the buyer gets the response',
    pause: ({ databaseProxy }, count) =>
      databaseProxy.pause({ pattern: /update orders set payment_intent_id/, when: 'after' }, count),
  },
]

export const killedAtCheckout: Row = {
  name: 'kill-checkout',
  fault: 'F2',
  run: async (testbed, report) => {
    for (const { what, pause } of points) {
      const all: KillResult[] = []
      const acknowledged: string[] = []
      const problems: string[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        await testbed.site()
        const guests = await mapConcurrent(Array.from({ length: BUYERS }), 5, () => guestWithCart(testbed))
        const before = await countOrders(testbed)
        all.push(await killAt(testbed, guests, (count) => pause(testbed, count), createPayment))
        const started = await mapConcurrent(guests, 5, async (guest) => readStartedPayment(await createPayment(guest)))
        acknowledged.push(...started.map(({ reference }) => reference))
        await mapConcurrent(started, 5, (one) => payByCard(testbed, one))
        const made = (await countOrders(testbed)) - before
        if (made !== BUYERS) problems.push(`${BUYERS} buyers have ${made} orders`)
      }
      await waitForIdle(testbed, acknowledged)
      problems.push(...(await audit(testbed, acknowledged)))
      report({
        what: `killed in the checkout ${what}`,
        figure: `${formatKills(all)}; ${describeProblems(problems)}`,
        goal: GOAL,
        holds: problems.length === 0 && recoveredInTime(all),
      })
    }
  },
}

async function countOrders({ pool }: Testbed): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from orders')
  return rows[0]?.count ?? 0
}
