import { FIRST_ID } from '../../../seed/bench/sizes.ts'
import { type Measurement, measure } from '../measure.ts'
import { bareServer, judge, paceOf } from '../pace.ts'
import type { Row } from '../Row.ts'

const JSON_BODY = { 'Content-Type': 'application/json' }
const VARIANTS = 400

/** One request at the site, two at the bare server. */
export const newCart: Row = {
  name: 'new-cart',
  size: 'large',
  run: async (testbed, report) => {
    const { site, limits, database } = testbed
    const lines = Array.from({ length: VARIANTS }, (_, index) => FIRST_ID + 1 + index)
    const common = { connections: 32, databasePid: database.pid }
    const { product, limit, bare } = await measure({
      bare: await bareServer(testbed),
      limit: {
        ...common,
        url: limits.expressUrl,
        pid: limits.pid,
        loadRequests: lines.flatMap((variantId) => [
          { method: 'POST', path: '/carts', headers: JSON_BODY, body: '{}' },
          { method: 'POST', path: '/lines', headers: JSON_BODY, body: JSON.stringify({ variantId, quantity: 1 }) },
        ]),
      },
      product: {
        ...common,
        url: site.url,
        pid: site.pid,
        loadRequests: lines.map((merchandiseVariantId) => ({
          method: 'POST',
          path: '/api/cart',
          headers: JSON_BODY,
          body: JSON.stringify({ merchandiseVariantId, quantity: 1 }),
        })),
      },
    })
    const flows = byTwo(limit)
    const isNear = product.perSecond >= 0.7 * flows.perSecond && product.failures === 0
    const pace = paceOf(bare)
    const meets = judge(pace, (slower) => isNear && product.p99 <= 60 * slower)
    report({
      row: 'new cart + one line, as flows',
      target: '≥ 0.7 × Express + pg, p99 ≤ 60 ms at c=32',
      meets,
      product,
      limit: flows,
      pace,
    })
  },
}

const byTwo = (limit: Measurement): Measurement => ({
  ...limit,
  perSecond: limit.perSecond / 2,
  p50: limit.p50 * 2,
  p99: limit.p99 * 2,
  processCpu: limit.processCpu * 2,
  databaseCpu: limit.databaseCpu * 2,
})
