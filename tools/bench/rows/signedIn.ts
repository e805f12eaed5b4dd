import { judge } from '../pace.ts'
import { compareBytes, fetchWire, makeAllReady } from './sameBytes.ts'
import type { Row } from '../Row.ts'

const TARGET = '≤ 1 query, CPU ≤ 0.5 ms'
const ASKED = 50

const wishes = [
  { who: 'member', path: '/api/posts' },
  { who: 'subscriber', path: '/api/posts' },
  { who: 'subscriber', path: '/api/merchandise' },
  { who: 'member', path: '/content' },
  { who: 'subscriber', path: '/shop' },
] as const

/** The same for somebody who is signed in: what they may see differs, and they are asked for each time. */
export const signedIn: Row = {
  name: 'signed-in',
  size: 'small',
  run: async (ground, tell) => {
    const asked = wishes.map(({ who, path }) => ({ who, path, cookie: ground.cookies[who] }))
    await makeAllReady(ground, asked)
    for (const { who, path, cookie } of asked) {
      const { product, limit, bytes } = await compareBytes(ground, { path, cookie })
      const statements = await ground.statementsOf(async () => {
        for (let i = 0; i < ASKED; i++) await fetchWire(ground.site.url + path, { Cookie: cookie })
      })
      const queries = Math.round((statements / ASKED) * 10) / 10
      const isShort = queries <= 1 && product.failures === 0
      tell({
        row: `${path} ${who}, br ${(bytes / 1000).toFixed(1)} kB`,
        target: TARGET,
        meets: judge(ground.pace, (slower) => isShort && product.processCpu <= 0.5 * slower),
        product,
        limit,
        pace: ground.pace,
        note: `${queries} queries`,
      })
    }
  },
}
