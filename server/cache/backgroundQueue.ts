import type { BackgroundQueue } from './CacheEntry.ts'

/** Runs one piece of work after the other; a failure does not stop the next. */
export function backgroundQueue(): BackgroundQueue {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(work).catch(() => undefined)
  }
}
