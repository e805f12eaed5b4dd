import type { Row } from '../Row.ts'

/** Common and rare words, words being typed, typing errors, phrases, filters, and words that are nowhere. */
const QUERIES = [
  'band',
  'lamp',
  'number 77',
  'wal',
  'unreal middle',
  'hamner',
  '"short hammer"',
  'flow -band',
  'zzzz',
  'map&members=open&year=2026',
  'walk&kind=post&limit=20',
]
const ROUNDS = 20
const P95_MS = 50

/** Sequentially, as a person types; by a visitor and by a member. */
export const search: Row = {
  name: 'search',
  size: 'large',
  run: async ({ site, cookies, pace }, report) => {
    for (const [who, cookie] of Object.entries({ 'signed out': '', member: cookies.subscriber })) {
      const times: number[] = []
      let failures = 0
      for (let round = 0; round < ROUNDS; round++)
        for (const query of QUERIES) {
          const start = performance.now()
          const response = await fetch(`${site.url}/api/search?q=${query}`, { headers: cookie ? { cookie } : {} })
          await response.arrayBuffer()
          // The first round compiles code and fills the database's cache.
          if (round > 0) times.push(performance.now() - start)
          if (response.status !== 200) failures += 1
        }
      times.sort((one, other) => one - other)
      const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN
      const isFast = at(0.95) <= P95_MS
      const meets = failures > 0 ? false : isFast || (at(0.95) <= P95_MS * pace && 'paced')
      report({
        row: `search of 10,000 posts and 100,000 comments, ${who}`,
        target: `p95 ≤ ${P95_MS} ms`,
        meets,
        product: { p50: at(0.5), p99: at(0.99), failures },
        pace,
        note: `p95 ${at(0.95).toFixed(0)} ms`,
      })
    }
  },
}
