import { FIRST_ID } from '../../../seed/bench/fillDatabase.ts'
import type { Ground } from '../ground.ts'
import type { Shot } from '../load.ts'
import { measure, ROUNDS } from '../measure.ts'
import { bareServer, judge, paceOf } from '../pace.ts'
import type { Result, Row } from '../Row.ts'
import { cookiesOf } from '../signUpAll.ts'

const CONNECTIONS = 16
/** More than are asked for in a round, and while it gets warm. */
const CARTS_A_ROUND = 2_000
const CARTS_TO_WARM = 8_000
const WARM_SECONDS = 8
const ASKED = 20
const TARGET = '≤ 3 queries, p99 ≤ 40 ms at c=16'

const FORM = JSON.stringify({
  customerInfo: { email: 'guest@example.test', phone: '555-123-4567' },
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Guest',
    street: '1 Agate Road',
    city: 'Duluth',
    state: 'MN',
    country: 'US',
    zipCode: '55801',
  },
  useSameAddress: true,
})

/** From the cart to the payment. The card provider is one that answers at once, so what is left is the site's own time. */
export const checkout: Row = {
  name: 'checkout',
  size: 'large',
  run: async (ground, tell) => {
    const carts = await makeCarts(ground.site.url, ASKED + CARTS_TO_WARM + CARTS_A_ROUND * ROUNDS)
    // The upkeep of carts that were just made in bulk; in use it is spread over the day.
    await ground.database.pool.query('vacuum analyze')
    const summaries = carts.slice(0, 200).map(summaryShot)
    await tellOne(ground, tell, { row: 'checkout summary', counted: summaries.slice(0, ASKED), shots: () => summaries })
    // A cart asks only once: asked again it would get the payment it has.
    const payments = carts.map(paymentShot)
    const counted = payments.splice(0, ASKED)
    const shots = () => payments.splice(0, Math.max(CARTS_A_ROUND, payments.length - CARTS_A_ROUND * ROUNDS))
    await tellOne(ground, tell, { row: 'create-payment, provider answers at once', counted, shots })
  },
}

const summaryShot = (cookie: string): Shot => ({ path: '/api/cart/checkout', headers: { Cookie: cookie } })

const paymentShot = (cookie: string, index: number): Shot => ({
  method: 'POST',
  path: '/api/checkout/create-payment',
  headers: { 'Content-Type': 'application/json', Cookie: cookie, 'X-Forwarded-For': addressNumber(index) },
  body: FORM,
})

/** Calls are counted by address, so each visitor has one. */
export const addressNumber = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

type Asked = { row: string; counted: Shot[]; shots: () => Shot[] }

async function tellOne(ground: Ground, tell: (result: Result) => void, { row, counted, shots }: Asked): Promise<void> {
  const { site, database, statementsOf } = ground
  const statements = await statementsOf(async () => {
    for (const shot of counted) await fetch(site.url + shot.path, shot)
  })
  const queries = statements / counted.length
  const { product, bare } = await measure({
    bare: await bareServer(ground),
    product: {
      url: site.url,
      shots,
      connections: CONNECTIONS,
      warmSeconds: WARM_SECONDS,
      pid: site.pid,
      databasePid: database.pid,
    },
  })
  const pace = paceOf(bare)
  const meets = judge(pace, (slower) => queries <= 3 && product.p99 <= 40 * slower && product.failures === 0)
  tell({ row, target: TARGET, meets, product, pace, note: `${queries.toFixed(1)} queries` })
}

/** Visitors with one article each. */
async function makeCarts(siteUrl: string, count: number): Promise<string[]> {
  const cookies: string[] = []
  const makeSome = async () => {
    while (cookies.length < count) {
      const answer = await fetch(`${siteUrl}/api/cart`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ merchandiseVariantId: FIRST_ID + 1 + (cookies.length % 400), quantity: 1 }),
      })
      await answer.arrayBuffer()
      cookies.push(cookiesOf(answer))
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, makeSome))
  return cookies
}
