import type { Runner } from 'graphile-worker'

const NOTES_MS = 2_000

/** What a queue says when its workers have stopped. */
const STOPPED = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const

/**
 * Until a queue has ended. Its workers have stopped before, and what they did is still noted then. When such a note has failed,
 * as it does when the database goes away, graphile-worker 0.17 counts each further one twice, and may wait for ever.
 *
 * @param runner with events of its own.
 */
export function untilAtRest({ promise, events }: Runner): Promise<void> {
  return new Promise((resolve) => {
    promise.then(resolve, () => resolve())
    for (const name of STOPPED) events.once(name, () => setTimeout(resolve, NOTES_MS).unref())
  })
}
