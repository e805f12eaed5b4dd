import type { BackgroundQueue } from './CacheEntry.ts'

/** A failure does not stop the next. */
export function backgroundQueue(): BackgroundQueue {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work).catch(() => undefined)
  }
}
