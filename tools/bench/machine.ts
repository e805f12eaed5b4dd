import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { generator } from './load.ts'

export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const [busy = 0] = loadavg()
  return (
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GB, ${process.platform}, ` +
    `Node ${process.versions.node}, embedded PostgreSQL, ${generator} on the same cores; load before the start ${busy.toFixed(1)}`
  )
}

/** Share of CPU time, 0 to 1, that the host gave to other machines. From 0.1 on, times in milliseconds are unreliable. */
export function countStolenTime(): () => number {
  const before = readTimes()
  return () => {
    const after = readTimes()
    return (after.stolen - before.stolen) / Math.max(1, after.all - before.all)
  }
}

/** In ticks, over all cores. Linux only. */
function readTimes(): { stolen: number; all: number } {
  try {
    const [sums = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const times = sums.split(/\s+/).slice(1, 9).map(Number)
    return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) }
  } catch {
    return { stolen: 0, all: 0 }
  }
}
