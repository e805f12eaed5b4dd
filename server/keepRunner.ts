import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Payload } from 'payload'

const AGAIN_MS = 2_000
const NOTES_MS = 2_000

/** What a queue says when its workers have stopped. */
export const AT_REST = [
  'pool:release',
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const

/**
 * Keeps a queue running for as long as the process: one that ends by itself, as it does when it cannot note what it has
 * done, is begun again.
 *
 * @param begin each time with events of its own.
 * @returns waits for jobs under way and ends it.
 */
export async function keepRunner(begin: () => Promise<Runner>, log: Payload['logger']): Promise<() => Promise<void>> {
  const ending = new AbortController()
  const hasEnded = () => ending.signal.aborted
  let runner: Runner | null = await begin()
  let atRest = untilAtRest(runner)
  const kept = keep()

  async function keep(): Promise<void> {
    while (!hasEnded()) {
      if (runner) {
        await atRest
        if (hasEnded()) return
        // One that waits for ever would go on adding work by the clock.
        void runner.stop().catch(() => undefined)
        runner = null
        log.error({ msg: 'The jobs ended by themselves and are begun again' })
      }
      await wait(AGAIN_MS, undefined, { signal: ending.signal }).catch(() => undefined)
      if (hasEnded()) return
      runner = await begin().catch((error: unknown) => {
        log.error({ err: error, msg: 'The jobs could not be begun' })
        return null
      })
      if (runner) atRest = untilAtRest(runner)
    }
    await runner?.stop().catch(() => undefined)
  }

  return async () => {
    ending.abort()
    // One that just ends by itself refuses to be stopped.
    await Promise.race([runner?.stop().catch(() => undefined), atRest])
    await kept
  }
}

/**
 * Until nothing is done any more. A queue whose workers have stopped still waits until what they did is noted; when two notes
 * have failed, as they do when the database goes away, graphile-worker 0.17 counts one twice and waits for ever.
 */
function untilAtRest({ promise, events }: Runner): Promise<void> {
  return new Promise((resolve) => {
    promise.then(resolve, () => resolve())
    for (const name of AT_REST) events.once(name, () => setTimeout(resolve, NOTES_MS).unref())
  })
}
