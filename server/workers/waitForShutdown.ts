import type { Runner } from 'graphile-worker'

const RESULTS_MS = 2_000

const STOPPED = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const

/**
 * Workers stop first and results are stored afterwards. When that fails, as in a database outage, graphile-worker 0.17 may
 * wait forever, because it counts further results twice.
 * @param runner with its own event emitter.
 */
export function waitForShutdown({ promise, events }: Runner): Promise<void> {
  return new Promise((resolve) => {
    promise.then(resolve, () => resolve())
    for (const name of STOPPED) events.once(name, () => setTimeout(resolve, RESULTS_MS).unref())
  })
}
