import type { Pool } from 'pg'

type Asked<Key, Found> = { key: Key; give: (found: Found) => void; fail: (error: unknown) => void }
type Counter<Key, Found> = { busy: number; waiting: Asked<Key, Found>[] }

const AT_ONCE = 2

/**
 * Lets lookups of the same kind share statements: while two are under way, whoever comes waits for the next one, which
 * asks for all of them. An answer is never older than its question.
 *
 * @param read finds all keys with one statement, in their order.
 */
export function gatherLookups<Key, Found>(
  read: (pool: Pool, keys: Key[]) => Promise<Found[]>,
): (pool: Pool, key: Key) => Promise<Found> {
  const counters = new WeakMap<Pool, Counter<Key, Found>>()

  async function ask(pool: Pool, counter: Counter<Key, Found>): Promise<void> {
    const asked = counter.waiting.splice(0)
    counter.busy += 1
    try {
      const found = await read(
        pool,
        asked.map(({ key }) => key),
      )
      asked.forEach(({ give }, index) => give(found[index] as Found))
    } catch (error) {
      for (const { fail } of asked) fail(error)
    }
    counter.busy -= 1
    if (counter.waiting.length > 0) void ask(pool, counter)
  }

  return (pool, key) =>
    new Promise((give, fail) => {
      const counter = counters.get(pool) ?? { busy: 0, waiting: [] }
      counters.set(pool, counter)
      counter.waiting.push({ key, give, fail })
      if (counter.busy < AT_ONCE) void ask(pool, counter)
    })
}
