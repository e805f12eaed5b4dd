import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { createPayment, guestWithCart, payByCard, readStartedPayment, configureCards, configurePrint } from '../buy.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { tally } from '../traffic.ts'
import { mapConcurrent } from '../waitUntil.ts'
import { catalogueFingerprint } from './catalogueFingerprint.ts'

const BUYERS = 20
const CARD_MODES = ['error500', 'error429', 'reset_before', 'reset_after', 'malformed', 'timeout']
const LONGEST_CALL_MS = 25_000

export const cardProvider: Row = {
  name: 'card-provider',
  fault: 'F11',
  run: async (testbed, report) => {
    await testbed.site()
    const references: string[] = []
    const responses: { status: number }[] = []
    let longest = 0
    for (const mode of CARD_MODES) {
      const guests = await mapConcurrent(Array.from({ length: BUYERS }), 5, () => guestWithCart(testbed))
      await configureCards(testbed, 'faults', { mode, path: 'POST /v1/payment_intents$' })
      const began = performance.now()
      responses.push(...(await Promise.all(guests.map((guest) => createPayment(guest)))))
      longest = Math.max(longest, performance.now() - began)
      await configureCards(testbed, 'faults', { mode: null })
      const started = await mapConcurrent(guests, 5, async (guest) => readStartedPayment(await createPayment(guest)))
      await mapConcurrent(started, 5, (one) => payByCard(testbed, one))
      references.push(...started.map(({ reference }) => reference))
    }
    await waitForIdle(testbed, references)
    const problems = await audit(testbed, references)
    report({
      what: `the card provider fails (${CARD_MODES.join(', ')}), ${BUYERS} buyers each`,
      figure: `${tally(responses)}, at most ${(longest / 1000).toFixed(1)} s; all paid on retry; ${describeProblems(problems)}`,
      goal: '502, 10 s per call and one retry; one payment each',
      holds:
        problems.length === 0 &&
        longest <= LONGEST_CALL_MS &&
        responses.every(({ status }) => [200, 502, 503].includes(status)),
    })
  },
}

const PRINT_MODES = ['error500', 'reset_after', 'malformed', 'html', 'partial_page', 'duplicate_ids', 'empty']
const TIMES = process.argv.includes('--full') ? 50 : 10

export const printProvider: Row = {
  name: 'print-provider',
  fault: 'F13-14',
  run: async (testbed, report) => {
    await testbed.site()
    const before = await catalogueFingerprint(testbed)
    const responses: { status: number }[] = []
    let changed = 0
    for (const mode of PRINT_MODES) {
      for (let time = 0; time < TIMES; time++) {
        await configurePrint(testbed, 'faults', { mode, path: '/articles' })
        responses.push(await testbed.employee.post('/api/merchandise/sync'))
        if ((await catalogueFingerprint(testbed)) !== before) changed += 1
      }
    }
    await configurePrint(testbed, 'faults', { mode: null })
    const { status } = await testbed.employee.post('/api/merchandise/sync')
    report({
      what: `the print provider fails in a sync (${PRINT_MODES.join(', ')}), ${TIMES} times each`,
      figure: `${tally(responses)}; the catalog changed ${changed} times; the next sync returns ${status}`,
      goal: 'the old catalog, never emptied; the next sync works',
      holds: changed === 0 && status === 200 && responses.every((answer) => answer.status !== 200),
    })
    await twentyAtOnce(testbed, report)
  },
}

const ROUNDS = 5
const AT_ONCE = 20

async function twentyAtOnce(testbed: Testbed, report: Parameters<Row['run']>[1]): Promise<void> {
  const responses: { status: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // Pauses the first sync, so that all others arrive while it runs.
    const breakpoint = testbed.print.proxy.pause({ pattern: /^GET \/articles/, when: 'before' })
    const requests = Array.from({ length: AT_ONCE }, () => testbed.employee.post('/api/merchandise/sync'))
    await breakpoint.reached
    await Promise.race(requests)
    breakpoint.release()
    responses.push(...(await Promise.all(requests)))
  }
  const { rowCount } = await testbed.pool.query('select sku from variants group by sku having count(*) > 1')
  const done = responses.filter(({ status }) => status === 200).length
  const refused = responses.filter(({ status }) => status === 409).length
  report({
    what: `${AT_ONCE} syncs at once, ${ROUNDS} times`,
    figure: `${tally(responses)}; ${rowCount} variants twice`,
    goal: 'at least one runs, the others 409; nothing twice',
    holds: done >= ROUNDS && done + refused === responses.length && rowCount === 0,
  })
}
