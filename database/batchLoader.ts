import type { Pool } from 'pg'

type Request<Key, Found> = { key: Key; resolve: (found: Found) => void; reject: (error: unknown) => void }
type Batch<Key, Found> = { running: number; waiting: Request<Key, Found>[] }

const MAX_CONCURRENT = 2

/**
 * Combines lookups: while two statements run, new keys wait for the next one. A result is never older than its request.
 * @param read looks up all keys in one statement and returns results in their order.
 */
export function batchLoader<Key, Found>(
  read: (pool: Pool, keys: Key[]) => Promise<Found[]>,
): (pool: Pool, key: Key) => Promise<Found> {
  const batches = new WeakMap<Pool, Batch<Key, Found>>()

  async function run(pool: Pool, batch: Batch<Key, Found>): Promise<void> {
    const requests = batch.waiting.splice(0)
    batch.running += 1
    try {
      const found = await read(
        pool,
        requests.map(({ key }) => key),
      )
      requests.forEach(({ resolve }, index) => resolve(found[index] as Found))
    } catch (error) {
      for (const { reject } of requests) reject(error)
    }
    batch.running -= 1
    if (batch.waiting.length > 0) void run(pool, batch)
  }

  return (pool, key) =>
    new Promise((resolve, reject) => {
      const batch = batches.get(pool) ?? { running: 0, waiting: [] }
      batches.set(pool, batch)
      batch.waiting.push({ key, resolve, reject })
      if (batch.running < MAX_CONCURRENT) void run(pool, batch)
    })
}
