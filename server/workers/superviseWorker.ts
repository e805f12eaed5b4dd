import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { Payload } from 'payload'

const RESTART_MS = 2_000

type Queue = { runner: Runner; stopped: Promise<unknown> }

/**
 * Restarts a worker that stops by itself, for example because it can't store a result.
 * @param start returns a runner and a promise that `waitForShutdown` resolves.
 * @returns waits for running jobs and stops the worker.
 */
export async function superviseWorker(
  start: () => Promise<Queue>,
  log: Payload['logger'],
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let queue: Queue | null = await start()
  // A runner that is already stopping rejects a second stop.
  const stop = () => Promise.race([queue?.runner.stop().catch(() => undefined), queue?.stopped])
  const supervised = supervise()

  async function supervise(): Promise<void> {
    while (!isStopping()) {
      if (queue) {
        await queue.stopped
        if (isStopping()) return
        // A hanging runner would keep adding cron jobs.
        void queue.runner.stop().catch(() => undefined)
        queue = null
        log.error({ msg: 'The job worker stopped by itself and is started again' })
      }
      await wait(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (isStopping()) return
      queue = await start().catch((error: unknown) => {
        log.error({ err: error, msg: 'The job worker could not be started' })
        return null
      })
    }
    await stop()
  }

  return async () => {
    stopping.abort()
    await stop()
    await supervised
  }
}
