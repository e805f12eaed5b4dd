import { audit, settle, told } from '../audit.ts'
import { askForPayment, guestWithCart, payByCard, startedBy } from '../buy.ts'
import type { Hold } from '../gates/Hold.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { inParallel } from '../wait.ts'
import { GOAL, inFigures, type Killed, KILLS, killThere, wereBackInTime } from './killed.ts'

const BUYERS = 15
const ORDER = /insert into orders/
const CALL = /^POST \/v1\/payment_intents$/

const points: { what: string; hold: (ground: Ground, count: number) => Hold }[] = [
  {
    what: 'before the order is stored',
    hold: ({ gate }, count) => gate.hold({ of: ORDER, when: 'before' }, count),
  },
  {
    what: 'after the order is stored, before the site knows',
    hold: ({ gate }, count) => gate.hold({ of: ORDER, when: 'after' }, count),
  },
  {
    what: 'before the card provider hears of it',
    hold: ({ cards }, count) => cards.gate.hold({ of: CALL, when: 'before' }, count),
  },
  {
    what: 'after the payment is made, before it is stored',
    hold: ({ cards }, count) => cards.gate.hold({ of: CALL, when: 'after' }, count),
  },
  {
    what: 'after it is stored, before the buyer is told',
    hold: ({ gate }, count) => gate.hold({ of: /update orders set payment_intent_id/, when: 'after' }, count),
  },
]

/** The buyer clicks again after the kill, and pays: one order and one payment, whatever there was before. */
export const killedAtCheckout: Row = {
  name: 'kill-checkout',
  fault: 'F2',
  run: async (ground, tell) => {
    for (const { what, hold } of points) {
      const all: Killed[] = []
      const acknowledged: string[] = []
      const problems: string[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        await ground.site()
        const guests = await inParallel(Array.from({ length: BUYERS }), 5, () => guestWithCart(ground))
        const before = await countOrders(ground)
        all.push(await killThere(ground, guests, (count) => hold(ground, count), askForPayment))
        const started = await inParallel(guests, 5, async (guest) => startedBy(await askForPayment(guest)))
        acknowledged.push(...started.map(({ reference }) => reference))
        await inParallel(started, 5, (one) => payByCard(ground, one))
        const made = (await countOrders(ground)) - before
        if (made !== BUYERS) problems.push(`${BUYERS} buyers have ${made} orders`)
      }
      await settle(ground, acknowledged)
      problems.push(...(await audit(ground, acknowledged)))
      tell({
        what: `killed in the checkout ${what}`,
        figure: `${inFigures(all)}; ${told(problems)}`,
        goal: GOAL,
        holds: problems.length === 0 && wereBackInTime(all),
      })
    }
  },
}

async function countOrders({ pool }: Ground): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from orders')
  return rows[0]?.count ?? 0
}
