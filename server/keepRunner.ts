import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Payload } from 'payload'

const AGAIN_MS = 2_000

type Queue = { runner: Runner; atRest: Promise<unknown> }

/**
 * Keeps a queue running for as long as the process: one that ends by itself, as it does when it cannot note what it has
 * done, is begun again.
 *
 * @param begin a queue, and when it is at rest, as `untilAtRest` tells.
 * @returns waits for jobs under way and ends it.
 */
export async function keepRunner(begin: () => Promise<Queue>, log: Payload['logger']): Promise<() => Promise<void>> {
  const ending = new AbortController()
  const hasEnded = () => ending.signal.aborted
  let queue: Queue | null = await begin()
  // One that just ends by itself refuses to be stopped.
  const stop = () => Promise.race([queue?.runner.stop().catch(() => undefined), queue?.atRest])
  const kept = keep()

  async function keep(): Promise<void> {
    while (!hasEnded()) {
      if (queue) {
        await queue.atRest
        if (hasEnded()) return
        // One that waits for ever would go on adding work by the clock.
        void queue.runner.stop().catch(() => undefined)
        queue = null
        log.error({ msg: 'The job worker stopped and is being restarted' })
      }
      await wait(AGAIN_MS, undefined, { signal: ending.signal }).catch(() => undefined)
      if (hasEnded()) return
      queue = await begin().catch((error: unknown) => {
        log.error({ err: error, msg: 'The job worker could not be started' })
        return null
      })
    }
    await stop()
  }

  return async () => {
    ending.abort()
    await stop()
    await kept
  }
}
