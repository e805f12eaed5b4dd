import { judge } from '../pace.ts'
import { compareBytes, fetchWire, warmCache } from './compareBytes.ts'
import type { Row } from '../Row.ts'

const TARGET = '≤ 1 query, CPU ≤ 0.5 ms'
const ASKED = 50

const pages = [
  { role: 'member', path: '/api/posts' },
  { role: 'subscriber', path: '/api/posts' },
  { role: 'subscriber', path: '/api/merchandise' },
  { role: 'member', path: '/content' },
  { role: 'subscriber', path: '/shop' },
] as const

export const signedIn: Row = {
  name: 'signed-in',
  size: 'small',
  run: async (testbed, report) => {
    const requests = pages.map(({ role, path }) => ({ role, path, cookie: testbed.cookies[role] }))
    await warmCache(testbed, requests)
    for (const { role, path, cookie } of requests) {
      const { product, limit, bytes } = await compareBytes(testbed, { path, cookie })
      const statements = await testbed.statementsOf(async () => {
        for (let i = 0; i < ASKED; i++) await fetchWire(testbed.site.url + path, { Cookie: cookie })
      })
      const queries = Math.round((statements / ASKED) * 10) / 10
      const isShort = queries <= 1 && product.failures === 0
      report({
        row: `${path} ${role}, br ${(bytes / 1000).toFixed(1)} kB`,
        target: TARGET,
        meets: judge(testbed.pace, (slower) => isShort && product.processCpu <= 0.5 * slower),
        product,
        limit,
        pace: testbed.pace,
        note: `${queries} queries`,
      })
    }
  },
}
