import type { Row } from '../Row.ts'
import { compareBytes, makeAllReady } from './sameBytes.ts'

const PATHS = ['/api/posts', '/api/products', '/api/merchandise', '/', '/content', '/shop']
const UNCHANGED = ['/api/posts', '/content']
const TARGET = '≥ 0.5 × bare, p99 ≤ 3 × bare'

/** What everybody sees, for somebody who is not signed in. */
export const lists: Row = {
  name: 'lists',
  size: 'small',
  run: async (ground, tell) => {
    const wishes = [...PATHS.map((path) => ({ path })), ...UNCHANGED.map((path) => ({ path, isUnchanged: true }))]
    await makeAllReady(ground, wishes)
    for (const wish of wishes) {
      const { product, limit, bytes } = await compareBytes(ground, wish)
      const isNear = product.perSecond >= 0.5 * limit.perSecond && product.p99 <= 3 * limit.p99
      const what = 'isUnchanged' in wish ? '304' : `br ${(bytes / 1000).toFixed(1)} kB`
      tell({
        row: `${wish.path} signed out, ${what}`,
        target: TARGET,
        meets: isNear && product.failures === 0,
        product,
        limit,
        pace: ground.pace,
      })
    }
  },
}
