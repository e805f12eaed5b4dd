import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { SEARCH_KINDS } from '#contracts/content/searchKinds.ts'
import type { Browser } from '../support/Browser.ts'
import { isDeep } from '../support/deep.ts'
import { signUpPatron } from '../support/members.ts'
import { useSite } from '../support/site.ts'

/** Each run sends other searches. `FUZZ_SEED=1` repeats those of a printed seed. */
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)
const SEARCHES = isDeep ? 10_000 : 200
const AT_ONCE = 4
const SLOW_MS = 1000
const POSTS = 200
const BATCH = 20

const site = useSite()
let readers: Browser[]

beforeAll(async () => {
  readers = [site.visitor(), await signUpPatron(site)]
  for (let first = 1; first < POSTS; first += BATCH)
    await site.pool.query(
      `insert into posts (title, description, type, status, is_subscriber_only)
       select 'Agate of day ' || n, repeat('We walked the ' || md5(n::text) || ' shore for thundereggs and geodes. ', 40),
         'gallery', 'published', n % 2 = 0
       from generate_series($1::int, $2::int) n`,
      [first, first + BATCH - 1],
    )
}, 60_000)

const known = fc.constantFrom('agate', 'agete', 'thundereg', 'geo', 'the', 'shore', 'walked the', 'day 7', 'İstanbul')
const signs = fc.constantFrom(
  '"',
  "'",
  '-',
  '!',
  '&',
  '|',
  '<->',
  ':*',
  '(',
  ')',
  '\\',
  '%',
  '_',
  '\u0000',
  '\u202e',
  '\ufeff',
)
const repeated = fc
  .tuple(fc.constantFrom('a', 'é', '"', '-', '(', '💎', ' a', '-b ', '́'), fc.nat(200))
  .map(([one, times]) => one.repeat(times))
const part = fc.oneof(
  known,
  signs,
  repeated,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme' }),
)
const text = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 25 }), fc.constantFrom('', ' '))
  .map(([parts, between]) => parts.join(between).slice(0, 210))
const filters = fc.record(
  {
    kind: fc.constantFrom(...SEARCH_KINDS, 'user'),
    year: fc.constantFrom('2026', '0', '-1', '99999', 'x'),
    stone: text,
    state: fc.constantFrom('MI', 'ZZ', ''),
    members: fc.constantFrom('members', 'open', 'x'),
    page: fc.constantFrom('1', '2', '50', '51', '-1'),
  },
  { requiredKeys: [] },
)
const search = fc.record({ q: text, filters, path: fc.constantFrom('/api/search', '/content'), reader: fc.nat(1) })

type HostileSearch = typeof search extends fc.Arbitrary<infer Value> ? Value : never

it(`${SEARCHES} hostile searches are answered within a second`, { timeout: 15 * 60_000 }, async () => {
  const waiting = fc.sample(search, { numRuns: SEARCHES, seed: SEED })
  const problems: string[] = []

  while (waiting.length > 0) {
    // The limit of calls is proved elsewhere.
    await site.pool.query(`delete from rate_limits where key like 'GET /search%'`)
    const some = waiting.splice(0, 500)
    const slow: typeof waiting = []
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = some.pop(); next; next = some.pop()) {
          const { address, status, ms } = await ask(next)
          if (![200, 400, 404].includes(status)) problems.push(`${address}: ${status}`)
          if (ms > SLOW_MS) slow.push(next)
        }
      }),
    )
    // Something else may have kept the machine busy.
    for (const next of slow) {
      const { address, ms } = await ask(next)
      if (ms > SLOW_MS) problems.push(`${address}: ${ms} ms`)
    }
  }
  expect(problems, `FUZZ_SEED=${SEED}`).toEqual([])
})

async function ask({ q, filters: more, path, reader }: HostileSearch) {
  const address = `${path}?${new URLSearchParams({ q, ...more }).toString()}`
  const began = performance.now()
  const { status } = (await readers[reader]?.get(address)) ?? { status: 0 }
  return { address, status, ms: Math.round(performance.now() - began) }
}
