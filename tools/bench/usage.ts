import { readdirSync, readFileSync } from 'node:fs'

/** USER_HZ of Linux. */
const TICKS = 100

export const cpuOf = (pid: number): number => statOf(pid).ownMs

/** Includes children, ended ones, too. */
export function cpuOfProcessTree(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter(({ parent }) => parent === pid)
  const { ownMs, endedMs } = statOf(pid)
  return children.reduce((sum, child) => sum + child.ownMs, ownMs + endedMs)
}

export function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

export const parentOf = (pid: number): number => statOf(pid).parent

type Stat = { parent: number; ownMs: number; endedMs: number }

function statOf(pid: number): Stat {
  let line: string
  try {
    line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return { parent: 0, ownMs: 0, endedMs: 0 }
  }
  // The name is in parentheses and may contain spaces.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ms = (field: number) => (Number(fields[field - 3]) * 1000) / TICKS
  return { parent: Number(fields[1]), ownMs: ms(14) + ms(15), endedMs: ms(16) + ms(17) }
}

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
