import type { Pool } from 'pg'

/** Emails of a mailing are built one by one, in quick succession. */
const SECONDS = 5

type Loaded<Found> = { until: number; found: Promise<Found> }

/** Loads what the emails of a mailing share once for those of the next seconds, instead of once for each. */
export function oncePerBatch<Key extends string | number, Found>(
  load: (pool: Pool, key: Key, now: Date) => Promise<Found>,
): (pool: Pool, key: Key, now: Date) => Promise<Found> {
  const batches = new WeakMap<Pool, Map<Key, Loaded<Found>>>()
  return (pool, key, now) => {
    const loaded = batches.get(pool) ?? new Map<Key, Loaded<Found>>()
    batches.set(pool, loaded)
    for (const [other, { until }] of loaded) if (until <= now.getTime()) loaded.delete(other)
    const known = loaded.get(key)
    if (known) return known.found
    const found = load(pool, key, now)
    loaded.set(key, { until: now.getTime() + SECONDS * 1000, found })
    found.catch(() => loaded.delete(key))
    return found
  }
}
