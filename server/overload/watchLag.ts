import { monitorEventLoopDelay } from 'node:perf_hooks'

const OVER_MS = 500
const NANOSECONDS = 1e6

/** @returns the recent delay of the event loop in milliseconds. */
export function watchLag(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let lagMs = 0
  let before = 0
  const read = setInterval(() => {
    const mean = Number.isNaN(delay.mean) ? 0 : delay.mean / NANOSECONDS
    delay.reset()
    // The smaller of two, because a single long pause is over.
    lagMs = Math.min(before, mean)
    before = mean
  }, OVER_MS)
  read.unref()
  return () => lagMs
}
