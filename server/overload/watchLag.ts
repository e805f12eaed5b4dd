import { monitorEventLoopDelay } from 'node:perf_hooks'

const OVER_MS = 500
const NANOSECONDS = 1e6

/** Measures how late the event loop runs. @returns the recent delay in milliseconds. */
export function watchLag(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let lagMs = 0
  let before = 0
  const read = setInterval(() => {
    const mean = Number.isNaN(delay.mean) ? 0 : delay.mean / NANOSECONDS
    delay.reset()
    // The smaller of the last two: a single long pause is already over.
    lagMs = Math.min(before, mean)
    before = mean
  }, OVER_MS)
  read.unref()
  return () => lagMs
}
