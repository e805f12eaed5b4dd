import { audit, settle, told } from '../audit.ts'
import { askForPayment, guestWithCart, payByCard, startedBy, tellCards, tellPrint } from '../buy.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { tally } from '../traffic.ts'
import { inParallel } from '../wait.ts'
import { catalogueOf } from './catalogueOf.ts'

const BUYERS = 20
const CARD_MODES = ['error500', 'error429', 'reset_before', 'reset_after', 'malformed', 'timeout']
const LONGEST_CALL_MS = 25_000

/** The card provider fails while payments are begun; buyers try again when it is back. */
export const cardProvider: Row = {
  name: 'card-provider',
  fault: 'F11',
  run: async (ground, tell) => {
    await ground.site()
    const references: string[] = []
    const met: { status: number }[] = []
    let longest = 0
    for (const mode of CARD_MODES) {
      const guests = await inParallel(Array.from({ length: BUYERS }), 5, () => guestWithCart(ground))
      await tellCards(ground, 'faults', { mode, path: 'POST /v1/payment_intents$' })
      const began = performance.now()
      met.push(...(await Promise.all(guests.map((guest) => askForPayment(guest)))))
      longest = Math.max(longest, performance.now() - began)
      await tellCards(ground, 'faults', { mode: null })
      const started = await inParallel(guests, 5, async (guest) => startedBy(await askForPayment(guest)))
      await inParallel(started, 5, (one) => payByCard(ground, one))
      references.push(...started.map(({ reference }) => reference))
    }
    await settle(ground, references)
    const problems = await audit(ground, references)
    tell({
      what: `the card provider fails (${CARD_MODES.join(', ')}), ${BUYERS} buyers each`,
      figure: `${tally(met)}, at most ${(longest / 1000).toFixed(1)} s; all paid at the next try; ${told(problems)}`,
      goal: 'told so, 10 s a call and one more try; one payment each',
      holds:
        problems.length === 0 &&
        longest <= LONGEST_CALL_MS &&
        met.every(({ status }) => [200, 502, 503].includes(status)),
    })
  },
}

const PRINT_MODES = ['error500', 'reset_after', 'malformed', 'html', 'partial_page', 'duplicate_ids', 'empty']
const TIMES = process.argv.includes('--full') ? 50 : 10

/** The print provider fails in the middle of a sync. */
export const printProvider: Row = {
  name: 'print-provider',
  fault: 'F13-14',
  run: async (ground, tell) => {
    await ground.site()
    const before = await catalogueOf(ground)
    const met: { status: number }[] = []
    let changed = 0
    for (const mode of PRINT_MODES) {
      for (let time = 0; time < TIMES; time++) {
        await tellPrint(ground, 'faults', { mode, path: '/articles' })
        met.push(await ground.employee.post('/api/merchandise/sync'))
        if ((await catalogueOf(ground)) !== before) changed += 1
      }
    }
    await tellPrint(ground, 'faults', { mode: null })
    const { status } = await ground.employee.post('/api/merchandise/sync')
    tell({
      what: `the print provider fails in a sync (${PRINT_MODES.join(', ')}), ${TIMES} times each`,
      figure: `${tally(met)}; the catalogue changed ${changed} times; the next sync answers ${status}`,
      goal: 'the old catalogue, never emptied; the next one works',
      holds: changed === 0 && status === 200 && met.every((answer) => answer.status !== 200),
    })
    await twentyAtOnce(ground, tell)
  },
}

const ROUNDS = 5
const AT_ONCE = 20

async function twentyAtOnce(ground: Ground, tell: Parameters<Row['run']>[1]): Promise<void> {
  const met: { status: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // Held at its first page, so that all others come while it runs.
    const hold = ground.print.gate.hold({ of: /^GET \/articles/, when: 'before' })
    const asked = Array.from({ length: AT_ONCE }, () => ground.employee.post('/api/merchandise/sync'))
    await hold.reached
    await Promise.race(asked)
    hold.end()
    met.push(...(await Promise.all(asked)))
  }
  const { rowCount } = await ground.pool.query('select sku from variants group by sku having count(*) > 1')
  const done = met.filter(({ status }) => status === 200).length
  const refused = met.filter(({ status }) => status === 409).length
  tell({
    what: `${AT_ONCE} syncs at once, ${ROUNDS} times`,
    figure: `${tally(met)}; ${rowCount} variants twice`,
    goal: 'at least one runs, the others 409; nothing twice',
    holds: done >= ROUNDS && done + refused === met.length && rowCount === 0,
  })
}
