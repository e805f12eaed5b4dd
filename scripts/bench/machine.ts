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
