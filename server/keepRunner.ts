import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Payload } from 'payload'

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
  const kept = keep()

  async function keep(): Promise<void> {
    while (!hasEnded()) {
      if (runner) {
        await runner.promise.catch(() => undefined)
        if (hasEnded()) return
        runner = null
        log.error({ msg: 'The jobs ended by themselves and are begun again' })
      }
      await wait(AGAIN_MS, undefined, { signal: ending.signal }).catch(() => undefined)
      if (hasEnded()) return
      runner = await begin().catch((error: unknown) => {
        log.error({ err: error, msg: 'The jobs could not be begun' })
        return null
      })
    }
    await runner?.stop().catch(() => undefined)
  }

  return async () => {
    ending.abort()
    // One that just ends by itself refuses to be stopped.
    await runner?.stop().catch(() => undefined)
    await kept
  }
}
