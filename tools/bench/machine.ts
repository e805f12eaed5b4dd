import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { generator } from './load.ts'

/** Where the figures come from. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const [busy = 0] = loadavg()
  return (
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GB, ${process.platform}, ` +
    `Node ${process.versions.node}, embedded PostgreSQL, ${generator} on the same cores; load before the start ${busy.toFixed(1)}`
  )
}

/**
 * On a virtual machine: the share of the cores' time, 0 to 1, that went to somebody else while there was work for it. Counts
 * from here on; from a tenth on, what was measured in milliseconds says more about the others.
 */
export function countStolen(): () => number {
  const before = readTimes()
  return () => {
    const after = readTimes()
    return (after.stolen - before.stolen) / Math.max(1, after.all - before.all)
  }
}

/** The sums of all cores, in ticks; none but Linux tells what was stolen. */
function readTimes(): { stolen: number; all: number } {
  try {
    const [sums = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    const times = sums.split(/\s+/).slice(1, 9).map(Number)
    return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) }
  } catch {
    return { stolen: 0, all: 0 }
  }
}
