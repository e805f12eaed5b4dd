import { signPayload } from '@stone-hunt/stripe-emulator/signPayload'
import { audit, settle, told } from '../audit.ts'
import { deliver, type News, paid, payByCard, startPayment, tellCards } from '../buy.ts'
import { CARD_WEBHOOK_SECRET, type Ground } from '../ground.ts'
import type { Row, Tell } from '../Row.ts'
import { tally } from '../traffic.ts'
import type { Answer } from '../Visitor.ts'
import { inParallel, inTime, quantile } from '../wait.ts'

const ORDERS = 100
const COPIES = 100
const AT_ONCE = 40
const P99_MS = 400
const TYPES = ['succeeded', 'canceled', 'payment_failed'].map((what) => `payment_intent.${what}`)

/** What the card provider tells: twice, late, in any order, never, and not by it at all. */
export const webhooks: Row = {
  name: 'webhooks',
  fault: 'F7-10',
  run: async (ground, tell) => {
    await ground.site()
    await tellCards(ground, 'faults', { webhook: { drop: true } })
    await repeated(ground, tell)
    await reordered(ground, tell)
    await lost(ground, tell)
    await forged(ground, tell)
    await tellCards(ground, 'faults', { webhook: null })
  },
}

async function paidOrders(ground: Ground, count: number) {
  const started = await inParallel(Array.from({ length: count }), 6, () => startPayment(ground))
  await inParallel(started, 6, (one) => payByCard(ground, one))
  return started
}

async function repeated(ground: Ground, tell: Tell): Promise<void> {
  const started = await paidOrders(ground, ORDERS)
  const copies = shuffle(started.flatMap(({ intentId }) => Array.from({ length: COPIES }, () => paid(intentId))))
  const times: number[] = []
  const answers = await inParallel(copies, AT_ONCE, async (news) => {
    const began = performance.now()
    const answer = await deliver(ground.visitor(), news)
    times.push(performance.now() - began)
    return answer
  })
  await settle(ground)
  const problems = await audit(
    ground,
    started.map(({ reference }) => reference),
  )
  const p99 = quantile(times, 0.99)
  tell({
    what: `${ORDERS} payments told ${COPIES} times each, shuffled, ${AT_ONCE} at once`,
    figure: `${tally(answers)}, p99 ${Math.round(p99)} ms; ${told(problems)}`,
    goal: `all 200, p99 ≤ ${P99_MS} ms, ${ORDERS} orders, mails and print orders`,
    holds: problems.length === 0 && areAll(answers, 200) && inTime(p99 <= P99_MS),
  })
}

/** Five events of each order, true and false ones, in each of their 120 orders. */
async function reordered(ground: Ground, tell: Tell): Promise<void> {
  const orders = permutations([0, 1, 2, 3, 4])
  const started = await paidOrders(ground, orders.length)
  const answers = await inParallel(started, AT_ONCE, async ({ intentId }, index) => {
    const given: Answer[] = []
    for (const at of orders[index] ?? []) {
      const news: News = { id: `evt_${intentId}_${at}`, type: TYPES[at % TYPES.length] ?? '', intentId }
      given.push(await deliver(ground.visitor(), news))
    }
    return given
  })
  await settle(ground)
  const problems = await audit(
    ground,
    started.map(({ reference }) => reference),
  )
  tell({
    what: 'five events of an order, among them that it was not paid, in all 120 orders',
    figure: `${tally(answers.flat())}; ${told(problems)}`,
    goal: 'what the provider says when asked, 120 times',
    holds: problems.length === 0 && areAll(answers.flat(), 200),
  })
}

async function lost(ground: Ground, tell: Tell): Promise<void> {
  const started = await paidOrders(ground, ORDERS)
  const began = performance.now()
  await ground.pool.query(`select graphile_worker.add_job('reconcile')`)
  const references = started.map(({ reference }) => reference)
  await settle(ground, references)
  const took = performance.now() - began
  const problems = await audit(ground, references)
  tell({
    what: `${ORDERS} payments of which nobody tells`,
    figure: `made up for in ${(took / 1000).toFixed(1)} s by the job that runs every ten minutes; ${told(problems)}`,
    goal: '≤ 10 min',
    holds: problems.length === 0,
  })
}

const FORGED = 1_000

async function forged(ground: Ground, tell: Tell): Promise<void> {
  const count = async () => (await ground.pool.query('select 1 from provider_events')).rowCount ?? 0
  const before = await count()
  const news = Array.from({ length: FORGED }, (_, index) => paid(`pi_forged${index}`))
  const answers = await inParallel(news, AT_ONCE, (one, index) => {
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
    return deliver(ground.visitor(), one, { 'stripe-signature': signatures[index % signatures.length] ?? '' })
  })
  const added = (await count()) - before
  tell({
    what: `${FORGED} events signed by others, for something else, long ago, or not at all`,
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
