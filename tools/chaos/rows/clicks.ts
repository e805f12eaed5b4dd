import { audit, settle, told } from '../audit.ts'
import { askForPayment, guestWithCart, payByCard, startedBy } from '../buy.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { tally } from '../traffic.ts'
import { inParallel, inTime, quantile } from '../wait.ts'

const CARTS = process.argv.includes('--full') ? 1_000 : 100
const CLICKS = 20
const CONFIRMS = 5

/** Many clicks on the same button, and five tabs that pay at once. */
export const manyClicks: Row = {
  name: 'clicks',
  fault: 'F18',
  run: async (ground, tell) => {
    await ground.site()
    const references: string[] = []
    let different = 0
    await inParallel(Array.from({ length: CARTS }), 2, async () => {
      const guest = await guestWithCart(ground)
      const answers = await Promise.all(Array.from({ length: CLICKS }, () => askForPayment(guest)))
      const started = answers.map(startedBy)
      different += new Set(started.map(({ intentId }) => intentId)).size - 1
      await Promise.all(started.slice(0, CONFIRMS).map((one) => payByCard(ground, one)))
      references.push(...started.map(({ reference }) => reference))
    })
    await settle(ground, references)
    const problems = await audit(ground, references)
    const orders = new Set(references).size
    tell({
      what: `${CARTS} carts, ${CLICKS} clicks on pay at once, ${CONFIRMS} confirmations`,
      figure: `${orders} orders, ${different} payments too many; ${told(problems)}`,
      goal: 'one order and one payment each',
      holds: problems.length + different === 0 && orders === CARTS,
    })
  },
}

const TABS = 20
const VARIANTS = 25
const ROUNDS = process.argv.includes('--full') ? 200 : 10
const P99_MS = 500

/** Tabs of one person that add to one cart at the same time: as many of each as one may have, and not one less. */
export const manyTabs: Row = {
  name: 'tabs',
  fault: 'F17',
  run: async (ground, tell) => {
    await ground.site()
    const variants = await variantsOf(ground)
    const met: { status: number }[] = []
    const times: number[] = []
    let wrong = 0
    for (let round = 0; round < ROUNDS; round++) {
      const person = await guestWithCart(ground)
      const adds = Array.from({ length: TABS }).flatMap(() => variants)
      await inParallel(adds, TABS, async (merchandiseVariantId) => {
        const began = performance.now()
        met.push(await person.post('/api/cart', { merchandiseVariantId, quantity: 1 }))
        times.push(performance.now() - began)
      })
      const lines = (await person.get('/api/cart')).json as { quantity: number }[]
      // The one it began with is none of them.
      if (lines.filter(({ quantity }) => quantity === TABS).length !== VARIANTS || lines.length !== VARIANTS + 1)
        wrong += 1
    }
    const p99 = quantile(times, 0.99)
    tell({
      what: `${TABS} tabs add ${VARIANTS} articles to one cart, ${ROUNDS} times`,
      figure: `${tally(met)}, p99 ${Math.round(p99)} ms; ${wrong} carts wrong`,
      goal: `each quantity exact, p99 ≤ ${P99_MS} ms`,
      holds: wrong === 0 && inTime(p99 <= P99_MS) && met.every(({ status }) => status === 201),
    })
  },
}

async function variantsOf({ pool, variantId }: Ground): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select v.id from variants v join merchandise m on m.id = v.merchandise_id
    where coalesce(v.stock, 100) >= 20 and v.retail_price_cents > 0 and v.id <> $1 and m.vanished_at is null and not m.hidden
    order by v.id limit ${VARIANTS}`,
    [variantId],
  )
  return rows.map(({ id }) => id)
}
