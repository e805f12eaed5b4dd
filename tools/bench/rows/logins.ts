import { FIRST_ID } from '../../../seed/bench/sizes.ts'
import { runLoad } from '../load.ts'
import { judge } from '../pace.ts'
import type { Row } from '../Row.ts'
import { addressNumber } from './checkout.ts'

const SECONDS = 5

export const logins: Row = {
  name: 'logins',
  size: 'large',
  run: async ({ site, pace }, report) => {
    const tries = Array.from({ length: 5_000 }, (_, index) => ({
      method: 'POST',
      path: '/api/login',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addressNumber(index + 70_000) },
      body: JSON.stringify({ email: `made${index}@example.test`, password: 'not this one' }),
    }))
    const posts = Array.from({ length: 200 }, (_, index) => ({ path: `/api/posts/${FIRST_ID + 1 + index}` }))
    const [flood, reads, lists] = await Promise.all([
      runLoad({ url: site.url, loadRequests: tries, connections: 32, seconds: SECONDS }),
      runLoad({ url: site.url, loadRequests: posts, connections: 8, seconds: SECONDS }),
      runLoad({ url: site.url, loadRequests: [{ path: '/api/products' }], connections: 8, seconds: SECONDS }),
    ])
    for (const [row, { requests, seconds, p50, p99, failures }] of [
      ['one post, during a login flood', reads],
      ['the products, during a login flood', lists],
    ] as const) {
      report({
        row,
        target: 'p99 ≤ 300 ms',
        meets: judge(pace, (slower) => p99 <= 300 * slower && failures === 0),
        product: { perSecond: requests / seconds, p50, p99 },
        pace,
        note: `${Math.round(flood.requests / flood.seconds)} tries/s`,
      })
    }
  },
}
