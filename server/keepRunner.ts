import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Payload } from 'payload'
import { untilAtRest } from './untilAtRest.ts'

const AGAIN_MS = 2_000

/**
 * Keeps a queue running for as long as the process: one that ends by itself, as it does when it cannot note what it has
 * done, is begun again.
 *
 * @returns waits for jobs under way and ends it.
 */
export async function keepRunner(begin: () => Promise<Runner>, log: Payload['logger']): Promise<() => Promise<void>> {
  const ending = new AbortController()
  const hasEnded = () => ending.signal.aborted
  let runner: Runner | null = await begin()
  let atRest = untilAtRest(runner)
  // One that just ends by itself refuses to be stopped.
  const stop = () => Promise.race([runner?.stop().catch(() => undefined), atRest])
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
    await stop()
  }

  return async () => {
    ending.abort()
    await stop()
    await kept
  }
}
