import { followChanges } from '#database/changeFeed.ts'
import { startQueue } from './queue.ts'
import { type Recipe, Snapshot, type Versions } from './CacheEntry.ts'

/** All answers this process keeps ready, by a name of their own. */
export type Snapshots = {
  of: <Ready>(name: string, recipe: () => Recipe<Ready>) => Snapshot<Ready>
  /** After a write of this process: resolves when what it changed is known here. */
  settle: () => Promise<void>
  close: () => Promise<void>
}

const MAX_KEPT = 300
/** Nobody's write is held up for longer than that when the database cannot be listened to. */
const SETTLE_MS = 300

/** @param now the clock of the site, for answers that change at a time. */
export function keepSnapshots(now = () => new Date()): Snapshots {
  const kept = new Map<string, Snapshot<unknown>>()
  const versions: Versions = new Map()
  // Refining takes a core for up to half a second, which others wait for.
  const whenOthersAreDone = startQueue()
  let soon: NodeJS.Immediate | null = null
  /** Notices of one commit come one behind the other: what is made of several of them is built once. */
  const keepAllSoon = () => {
    soon ??= setImmediate(() => {
      soon = null
      for (const snapshot of kept.values()) snapshot.keep()
    })
  }
  const follower = followChanges({
    changed: (topics) => {
      for (const topic of topics) versions.set(topic, (versions.get(topic) ?? 0) + 1)
      keepAllSoon()
    },
    confirmed: (at) => {
      for (const snapshot of kept.values()) snapshot.confirm(at)
    },
  })
  return {
    of: <Ready>(name: string, recipe: () => Recipe<Ready>) => {
      const known = kept.get(name)
      // What has a name is always made by the same recipe.
      if (known) return known as Snapshot<Ready>
      if (kept.size >= MAX_KEPT) forgetOldest(kept)
      const snapshot = new Snapshot(recipe(), versions, now, whenOthersAreDone)
      kept.set(name, snapshot)
      return snapshot
    },
    settle: () => Promise.race([follower.look(), new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS))]),
    close: async () => {
      await follower.stop()
      if (soon) clearImmediate(soon)
      for (const snapshot of kept.values()) snapshot.end()
    },
  }
}

function forgetOldest(kept: Map<string, Snapshot<unknown>>): void {
  let [oldest] = kept.keys()
  for (const [name, snapshot] of kept) {
    const other = oldest === undefined ? undefined : kept.get(oldest)
    if (other && snapshot.lastRead < other.lastRead) oldest = name
  }
  if (oldest === undefined) return
  kept.get(oldest)?.end()
  kept.delete(oldest)
}
