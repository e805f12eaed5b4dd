import { signPayload } from '@stone-hunt/stripe-emulator/signPayload'
import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { deliverEvent, type PaymentEvent, paymentSucceeded, payByCard, startPayment, configureCards } from '../buy.ts'
import { CARD_WEBHOOK_SECRET, type Testbed } from '../createTestbed.ts'
import type { Row, Report } from '../Row.ts'
import { tally } from '../traffic.ts'
import type { Answer } from '../Visitor.ts'
import { mapConcurrent, isInTime, quantile } from '../waitUntil.ts'

const ORDERS = 100
const COPIES = 100
const AT_ONCE = 40
const P99_MS = 400
const TYPES = ['succeeded', 'canceled', 'payment_failed'].map((what) => `payment_intent.${what}`)

export const webhooks: Row = {
  name: 'webhooks',
  fault: 'F7-10',
  run: async (testbed, report) => {
    await testbed.site()
    await configureCards(testbed, 'faults', { webhook: { drop: true } })
    await repeated(testbed, report)
    await reordered(testbed, report)
    await lost(testbed, report)
    await forged(testbed, report)
    await configureCards(testbed, 'faults', { webhook: null })
  },
}

async function paidOrders(testbed: Testbed, count: number) {
  const started = await mapConcurrent(Array.from({ length: count }), 6, () => startPayment(testbed))
  await mapConcurrent(started, 6, (one) => payByCard(testbed, one))
  return started
}

async function repeated(testbed: Testbed, report: Report): Promise<void> {
  const started = await paidOrders(testbed, ORDERS)
  const copies = shuffle(
    started.flatMap(({ intentId }) => Array.from({ length: COPIES }, () => paymentSucceeded(intentId))),
  )
  const times: number[] = []
  const answers = await mapConcurrent(copies, AT_ONCE, async (event) => {
    const began = performance.now()
    const answer = await deliverEvent(testbed.visitor(), event)
    times.push(performance.now() - began)
    return answer
  })
  await waitForIdle(testbed)
  const problems = await audit(
    testbed,
    started.map(({ reference }) => reference),
  )
  const p99 = quantile(times, 0.99)
  report({
    what: `${ORDERS} payment events sent ${COPIES} times each, shuffled, ${AT_ONCE} at once`,
    figure: `${tally(answers)}, p99 ${Math.round(p99)} ms; ${describeProblems(problems)}`,
    goal: `all 200, p99 ≤ ${P99_MS} ms, ${ORDERS} orders, emails and print orders`,
    holds: problems.length === 0 && areAll(answers, 200) && isInTime(p99 <= P99_MS),
  })
}

/** In each of the 120 permutations of five events. */
async function reordered(testbed: Testbed, report: Report): Promise<void> {
  const orders = permutations([0, 1, 2, 3, 4])
  const started = await paidOrders(testbed, orders.length)
  const answers = await mapConcurrent(started, AT_ONCE, async ({ intentId }, index) => {
    const given: Answer[] = []
    for (const at of orders[index] ?? []) {
      const event: PaymentEvent = { id: `evt_${intentId}_${at}`, type: TYPES[at % TYPES.length] ?? '', intentId }
      given.push(await deliverEvent(testbed.visitor(), event))
    }
    return given
  })
  await waitForIdle(testbed)
  const problems = await audit(
    testbed,
    started.map(({ reference }) => reference),
  )
  report({
    what: 'five events of an order, one of them a failed payment, in all 120 sequences',
    figure: `${tally(answers.flat())}; ${describeProblems(problems)}`,
    goal: 'the state at the provider, 120 times',
    holds: problems.length === 0 && areAll(answers.flat(), 200),
  })
}

async function lost(testbed: Testbed, report: Report): Promise<void> {
  const started = await paidOrders(testbed, ORDERS)
  const began = performance.now()
  await testbed.pool.query(`select graphile_worker.add_job('reconcile')`)
  const references = started.map(({ reference }) => reference)
  await waitForIdle(testbed, references)
  const took = performance.now() - began
  const problems = await audit(testbed, references)
  report({
    what: `${ORDERS} payments without a webhook`,
    figure: `recovered in ${(took / 1000).toFixed(1)} s by the job that runs every ten minutes; ${describeProblems(problems)}`,
    goal: '≤ 10 min',
    holds: problems.length === 0,
  })
}

const FORGED = 1_000

async function forged(testbed: Testbed, report: Report): Promise<void> {
  const count = async () => (await testbed.pool.query('select 1 from provider_events')).rowCount ?? 0
  const before = await count()
  const events = Array.from({ length: FORGED }, (_, index) => paymentSucceeded(`pi_forged${index}`))
  const answers = await mapConcurrent(events, AT_ONCE, (one, index) => {
    const text = JSON.stringify(one)
    const hourAgo = Math.floor(Date.now() / 1000) - 3_600
    const signatures = [
      signPayload(text, 'whsec_another'),
      signPayload(text, ''.padEnd(8)),
      signPayload(text, CARD_WEBHOOK_SECRET),
      signPayload(text, CARD_WEBHOOK_SECRET).replace(/t=\d+/, `t=${hourAgo}`),
      't=1,v1=',
      '',
    ]
    return deliverEvent(testbed.visitor(), one, { 'stripe-signature': signatures[index % signatures.length] ?? '' })
  })
  const added = (await count()) - before
  report({
    what: `${FORGED} events with a foreign, wrong, old or missing signature`,
    figure: `${tally(answers)}; ${added} rows`,
    goal: 'all 400, 0 rows',
    holds: areAll(answers, 400) && added === 0,
  })
}

const areAll = (answers: { status: number }[], status: number) => answers.every((answer) => answer.status === status)

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

function permutations(items: number[]): number[][] {
  if (items.length < 2) return [items]
  return items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))
}
