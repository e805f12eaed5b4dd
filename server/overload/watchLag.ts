import { monitorEventLoopDelay } from 'node:perf_hooks'

const OVER_MS = 500
const NANOSECONDS = 1e6

/** Watches how late the event loop of this process is. @returns the milliseconds of late. */
export function watchLag(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let lagMs = 0
  let before = 0
  const read = setInterval(() => {
    const mean = Number.isNaN(delay.mean) ? 0 : delay.mean / NANOSECONDS
    delay.reset()
    // Both of the last two: one long pause, as when something big is loaded, is over when it is seen.
    lagMs = Math.min(before, mean)
    before = mean
  }, OVER_MS)
  read.unref()
  return () => lagMs
}
