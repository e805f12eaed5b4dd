import type { Runner } from 'graphile-worker'

const RESULTS_MS = 2_000

const STOPPED = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const

/**
 * Resolves when a runner has stopped. Its workers stop first and their results are stored afterwards. When storing one fails,
 * as it does when the database goes away, graphile-worker 0.17 may wait forever: it counts each further result twice.
 *
 * @param runner with its own event emitter.
 */
export function waitForShutdown({ promise, events }: Runner): Promise<void> {
  return new Promise((resolve) => {
    promise.then(resolve, () => resolve())
    for (const name of STOPPED) events.once(name, () => setTimeout(resolve, RESULTS_MS).unref())
  })
}
