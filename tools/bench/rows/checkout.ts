import { FIRST_ID } from '../../../seed/bench/sizes.ts'
import type { Testbed } from '../createTestbed.ts'
import type { LoadRequest } from '../load.ts'
import { measure, ROUNDS } from '../measure.ts'
import { bareServer, judge, paceOf } from '../pace.ts'
import type { Result, Row } from '../Row.ts'
import { cookiesOf } from '../signUpAll.ts'

const CONNECTIONS = 16
/** More than a round or the warm-up uses. */
const CARTS_A_ROUND = 2_000
const CARTS_TO_WARM = 8_000
const WARM_SECONDS = 8
const ASKED = 20
const TARGET = '≤ 6 queries, p99 ≤ 80 ms at c=16'

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

/** The card provider answers immediately. */
export const checkout: Row = {
  name: 'checkout',
  size: 'large',
  run: async (testbed, report) => {
    const carts = await makeCarts(testbed.site.url, ASKED + CARTS_TO_WARM + CARTS_A_ROUND * ROUNDS)
    // Vacuums rows that were created in bulk, which production spreads over the day.
    await testbed.database.pool.query('vacuum analyze')
    const summaries = carts.slice(0, 200).map(summaryRequest)
    await reportOne(testbed, report, {
      row: 'checkout summary',
      counted: summaries.slice(0, ASKED),
      loadRequests: () => summaries,
    })
    // Each cart is used once, because it would return its existing payment.
    const payments = carts.map(paymentRequest)
    const counted = payments.splice(0, ASKED)
    const loadRequests = () => payments.splice(0, Math.max(CARTS_A_ROUND, payments.length - CARTS_A_ROUND * ROUNDS))
    await reportOne(testbed, report, { row: 'create-payment, provider responds immediately', counted, loadRequests })
  },
}

const summaryRequest = (cookie: string): LoadRequest => ({ path: '/api/cart/checkout', headers: { Cookie: cookie } })

const paymentRequest = (cookie: string, index: number): LoadRequest => ({
  method: 'POST',
  path: '/api/checkout/create-payment',
  headers: { 'Content-Type': 'application/json', Cookie: cookie, 'X-Forwarded-For': addressNumber(index) },
  body: FORM,
})

/** Rate limits count by address. */
export const addressNumber = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

type Asked = { row: string; counted: LoadRequest[]; loadRequests: () => LoadRequest[] }

async function reportOne(
  testbed: Testbed,
  report: (result: Result) => void,
  { row, counted, loadRequests }: Asked,
): Promise<void> {
  const { site, database, statementsOf } = testbed
  const statements = await statementsOf(async () => {
    for (const loadRequest of counted) await fetch(site.url + loadRequest.path, loadRequest)
  })
  const queries = statements / counted.length
  const { product, bare } = await measure({
    bare: await bareServer(testbed),
    product: {
      url: site.url,
      loadRequests,
      connections: CONNECTIONS,
      warmSeconds: WARM_SECONDS,
      pid: site.pid,
      databasePid: database.pid,
    },
  })
  const pace = paceOf(bare)
  const meets = judge(pace, (slower) => queries <= 6 && product.p99 <= 80 * slower && product.failures === 0)
  report({ row, target: TARGET, meets, product, pace, note: `${queries.toFixed(1)} queries` })
}

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
