import { execFileSync } from 'node:child_process'
import { fireAutocannon } from './fireAutocannon.ts'
import { fireWrk } from './fireWrk.ts'

/** One request, as it is sent again and again. */
export type Shot = { method?: string; path: string; headers?: Record<string, string>; body?: string }

export type Load = {
  /** Origin of the server. */
  url: string
  /** Sent in turn, over all connections. */
  shots: Shot[]
  connections: number
  seconds: number
}

/** What a load met. Times in milliseconds. */
export type Fired = {
  requests: number
  seconds: number
  bytes: number
  /** Answers of 400 and above, and connections that broke. */
  failures: number
  p50: number
  p99: number
}

const hasWrk = canRun('wrk')

/** The load generator that is used: wrk where it is installed, for it leaves more of the machine to the server. */
export const generator = hasWrk ? 'wrk' : 'autocannon'

export const fire = (load: Load): Promise<Fired> => (hasWrk ? fireWrk(load) : fireAutocannon(load))

export function canRun(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
