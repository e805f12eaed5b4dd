import { audit, waitForIdle, describeProblems } from '../audit.ts'
import { createPayment, guestWithCart, payByCard, readStartedPayment } from '../buy.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { tally } from '../traffic.ts'
import { mapConcurrent, isInTime, quantile } from '../waitUntil.ts'

const CARTS = process.argv.includes('--full') ? 1_000 : 100
const CLICKS = 20
const CONFIRMS = 5

export const manyClicks: Row = {
  name: 'clicks',
  fault: 'F18',
  run: async (testbed, report) => {
    await testbed.site()
    const references: string[] = []
    let different = 0
    await mapConcurrent(Array.from({ length: CARTS }), 2, async () => {
      const guest = await guestWithCart(testbed)
      const answers = await Promise.all(Array.from({ length: CLICKS }, () => createPayment(guest)))
      const started = answers.map(readStartedPayment)
      different += new Set(started.map(({ intentId }) => intentId)).size - 1
      await Promise.all(started.slice(0, CONFIRMS).map((one) => payByCard(testbed, one)))
      references.push(...started.map(({ reference }) => reference))
    })
    await waitForIdle(testbed, references)
    const problems = await audit(testbed, references)
    const orders = new Set(references).size
    report({
      what: `${CARTS} carts, ${CLICKS} simultaneous clicks on pay, ${CONFIRMS} confirmations`,
      figure: `${orders} orders, ${different} extra payments; ${describeProblems(problems)}`,
      goal: 'one order and one payment each',
      holds: problems.length + different === 0 && orders === CARTS,
    })
  },
}

const TABS = 20
const VARIANTS = 25
const ROUNDS = process.argv.includes('--full') ? 200 : 10
const P99_MS = 500

export const manyTabs: Row = {
  name: 'tabs',
  fault: 'F17',
  run: async (testbed, report) => {
    await testbed.site()
    const variants = await variantsOf(testbed)
    const responses: { status: number }[] = []
    const times: number[] = []
    let wrong = 0
    for (let round = 0; round < ROUNDS; round++) {
      const person = await guestWithCart(testbed)
      const adds = Array.from({ length: TABS }).flatMap(() => variants)
      await mapConcurrent(adds, TABS, async (merchandiseVariantId) => {
        const began = performance.now()
        responses.push(await person.post('/api/cart', { merchandiseVariantId, quantity: 1 }))
        times.push(performance.now() - began)
      })
      const lines = (await person.get('/api/cart')).json as { quantity: number }[]
      // Without the line that the cart began with.
      if (lines.filter(({ quantity }) => quantity === TABS).length !== VARIANTS || lines.length !== VARIANTS + 1)
        wrong += 1
    }
    const p99 = quantile(times, 0.99)
    report({
      what: `${TABS} tabs add ${VARIANTS} articles to one cart, ${ROUNDS} times`,
      figure: `${tally(responses)}, p99 ${Math.round(p99)} ms; ${wrong} wrong carts`,
      goal: `each quantity exact, p99 ≤ ${P99_MS} ms`,
      holds: wrong === 0 && isInTime(p99 <= P99_MS) && responses.every(({ status }) => status === 201),
    })
  },
}

async function variantsOf({ pool, variantId }: Testbed): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select v.id from variants v join merchandise m on m.id = v.merchandise_id
    where coalesce(v.stock, 100) >= 20 and v.retail_price_cents > 0 and v.id <> $1 and m.vanished_at is null and not m.hidden
    order by v.id limit ${VARIANTS}`,
    [variantId],
  )
  return rows.map(({ id }) => id)
}
