import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of a process's clock in a second, as Linux counts them for programs. */
const TICKS = 100

/** Milliseconds of processor time a process has used, its threads included. */
export const cpuOf = (pid: number): number => statOf(pid).ownMs

/** The same of a process and all that it has started, which may have ended since. */
export function cpuOfFamily(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter(({ parent }) => parent === pid)
  const { ownMs, endedMs } = statOf(pid)
  return children.reduce((sum, child) => sum + child.ownMs, ownMs + endedMs)
}

/** Memory a process holds, in MB. */
export function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The process that started another. */
export const parentOf = (pid: number): number => statOf(pid).parent

type Stat = { parent: number; ownMs: number; endedMs: number }

function statOf(pid: number): Stat {
  let line: string
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // Ended since it was listed.
    return { parent: 0, ownMs: 0, endedMs: 0 }
  }
  // The name stands in parentheses and may hold anything; what follows it begins with the third field.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ms = (field: number) => (Number(fields[field - 3]) * 1000) / TICKS
  return { parent: Number(fields[1]), ownMs: ms(14) + ms(15), endedMs: ms(16) + ms(17) }
}

/** Looks at the memory of a process until told to stop. */
export function watchMemory(pid: number): { stop: () => { before: number; highest: number } } {
  const before = memoryOf(pid)
  let highest = before
  const timer = setInterval(() => (highest = Math.max(highest, memoryOf(pid))), 50)
  return {
    stop: () => {
      clearInterval(timer)
      return { before, highest: Math.max(highest, memoryOf(pid)) }
    },
  }
}
