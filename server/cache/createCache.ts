import { LRUCache } from 'lru-cache'
import type { ChangeFeed, Listener, Topic } from '#database/changeFeed.ts'
import { type BackgroundQueue, CacheEntry, type Loader } from './CacheEntry.ts'

export type ResponseCache = {
  entry: <Value>(key: string, makeLoader: () => Loader<Value>) => CacheEntry<Value>
  has: (key: string) => boolean
  /** Resolves once this process's writes have invalidated its entries. */
  waitForInvalidation: () => Promise<void>
  close: () => Promise<void>
}

const MAX_ENTRIES = 600
/** For example while LISTEN has no connection. */
const INVALIDATION_WAIT_MS = 2_000

/**
 * @param follow begins the feed of changes.
 * @param now the site's clock, for values that change at a time.
 */
export function createCache(
  follow: (listener: Pick<Listener, 'changed' | 'confirmed'>) => ChangeFeed,
  now = () => new Date(),
): ResponseCache {
  const entries = new LRUCache<string, CacheEntry<unknown>>({ max: MAX_ENTRIES, dispose: (entry) => entry.remove() })
  const versions = new Map<Topic, number>()
  // Recompressing takes up to half a second of CPU.
  const inBackground = backgroundQueue()
  let soon: NodeJS.Immediate | null = null
  /** Notifications of one commit arrive separately; an entry reloads once. */
  const refreshSoon = () => {
    soon ??= setImmediate(() => {
      soon = null
      for (const entry of entries.values()) entry.refresh()
    })
  }
  const feed = follow({
    changed: (topics) => {
      for (const topic of topics) versions.set(topic, (versions.get(topic) ?? 0) + 1)
      refreshSoon()
    },
    confirmed: (at) => {
      for (const entry of entries.values()) entry.confirm(at)
    },
  })
  return {
    entry: <Value>(key: string, makeLoader: () => Loader<Value>) => {
      const known = entries.get(key)
      // A key always comes with the same kind of loader.
      if (known) return known as CacheEntry<Value>
      const entry = new CacheEntry(makeLoader(), versions, now, inBackground)
      entries.set(key, entry)
      return entry
    },
    has: (key) => entries.has(key),
    waitForInvalidation: () =>
      Promise.race([feed.poll(), new Promise<void>((resolve) => setTimeout(resolve, INVALIDATION_WAIT_MS))]),
    close: async () => {
      await feed.stop()
      if (soon) clearImmediate(soon)
      entries.clear()
    },
  }
}

/** A failure does not stop the next. */
export function backgroundQueue(): BackgroundQueue {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work).catch(() => undefined)
  }
}
