import { execFileSync } from 'node:child_process'
import { runAutocannon } from './runAutocannon.ts'
import { runWrk } from './runWrk.ts'

export type LoadRequest = { method?: string; path: string; headers?: Record<string, string>; body?: string }

export type Load = {
  url: string
  loadRequests: LoadRequest[]
  connections: number
  seconds: number
}

export type LoadResult = {
  requests: number
  seconds: number
  bytes: number
  failures: number
  p50: number
  p99: number
}

const hasWrk = canRun('wrk')

/** wrk leaves more CPU to the server. */
export const generator = hasWrk ? 'wrk' : 'autocannon'

export const runLoad = (load: Load): Promise<LoadResult> => (hasWrk ? runWrk(load) : runAutocannon(load))

export function canRun(command: string): boolean {
  try {
    execFileSync('which', [command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
