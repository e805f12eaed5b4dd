import type { Row } from '../Row.ts'
import { compareBytes, warmCache } from './compareBytes.ts'

const PATHS = [
  '/api/posts',
  '/api/products',
  '/api/merchandise',
  '/api/merchandise/page',
  '/',
  '/content',
  '/shop',
  '/merchandise',
]
const UNCHANGED = ['/api/posts', '/content']
const TARGET = '≥ 0.5 × bare, p99 ≤ 3 × bare'

export const lists: Row = {
  name: 'lists',
  size: 'small',
  run: async (testbed, report) => {
    const pages = [...PATHS.map((path) => ({ path })), ...UNCHANGED.map((path) => ({ path, isUnchanged: true }))]
    await warmCache(testbed, pages)
    for (const page of pages) {
      const { product, limit, bytes } = await compareBytes(testbed, page)
      const isNear = product.perSecond >= 0.5 * limit.perSecond && product.p99 <= 3 * limit.p99
      const what = 'isUnchanged' in page ? '304' : `br ${(bytes / 1000).toFixed(1)} kB`
      report({
        row: `${page.path} signed out, ${what}`,
        target: TARGET,
        meets: isNear && product.failures === 0,
        product,
        limit,
        pace: testbed.pace,
      })
    }
  },
}
