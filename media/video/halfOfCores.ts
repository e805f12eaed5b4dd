import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Half of the cores that this process may use, rounded down, at least one. On Linux also which; otherwise that is empty. */
export function halfOfCores(): { count: number; list: string } {
  const cores = allowedCores()
  const count = Math.max(1, Math.floor((cores.length || availableParallelism()) / 2))
  return { count, list: cores.slice(0, count).join(',') }
}

function allowedCores(): number[] {
  try {
    const [, ranges = ''] = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    return parseRanges(ranges)
  } catch {
    return []
  }
}

/** @param ranges as Linux writes them: `0-3,8`. */
export function parseRanges(ranges: string): number[] {
  return ranges
    .split(',')
    .filter(Boolean)
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    })
}
