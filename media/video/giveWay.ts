import { performance } from 'node:perf_hooks'

const LOOK_MS = 250
/** The share of the time that the event loop works, above which the site is busy. */
const BUSY = 0.1
/** On a busy site, work runs for a quarter of the time, so that a film is ready at most four times later. */
const RUNS = 1
const RESTS = 3

/**
 * Lets long work stand still three quarters of the time while this process answers many requests. A low priority alone isn't enough: an
 * answer that needs the core of the work waits for up to three ticks of the kernel.
 *
 * @returns ends it. The work may stand still then.
 */
export function giveWay({ pause, resume }: { pause: () => void; resume: () => void }): () => void {
  let since = performance.eventLoopUtilization()
  let isResting = false
  let looks = 0
  const look = () => {
    const now = performance.eventLoopUtilization()
    const isBusy = performance.eventLoopUtilization(now, since).utilization > BUSY
    since = now
    looks += 1
    if (isResting ? isBusy && looks < RESTS : !isBusy || looks < RUNS) return
    isResting = !isResting
    looks = 0
    if (isResting) pause()
    else resume()
  }
  const timer = setInterval(look, LOOK_MS)
  return () => clearInterval(timer)
}
