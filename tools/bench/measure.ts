import { type LoadResult, runLoad, type Load, type LoadRequest } from './load.ts'
import { cpuOf, cpuOfProcessTree } from './usage.ts'

export type Measurement = {
  perSecond: number
  p50: number
  p99: number
  bytesPerSecond: number
  failures: number
  /** CPU milliseconds per request. */
  processCpu: number
  databaseCpu: number
}

export type WatchedPids = { pid: number; databasePid: number }

type Round = LoadResult & { processMs: number; databaseMs: number }

export async function measureLoad(load: Load, { pid, databasePid }: WatchedPids): Promise<Round> {
  const before = { process: cpuOf(pid), database: cpuOfProcessTree(databasePid) }
  const results = await runLoad(load)
  return {
    ...results,
    processMs: cpuOf(pid) - before.process,
    databaseMs: cpuOfProcessTree(databasePid) - before.database,
  }
}

export type Contestant = Omit<Load, 'seconds' | 'loadRequests'> &
  WatchedPids & {
    /** A function if every round needs new requests. */
    loadRequests: LoadRequest[] | (() => LoadRequest[])
    /** Slow requests need longer until their code is compiled. */
    warmSeconds?: number
  }

export const ROUNDS = 3
const WARM_SECONDS = 1
const ROUND_SECONDS = 2

/** In short alternating rounds, so that other load affects all contestants alike. */
export async function measure<Name extends string>(
  contestants: Record<Name, Contestant>,
): Promise<Record<Name, Measurement>> {
  const names = Object.keys(contestants) as Name[]
  const rounds = new Map<Name, Round[]>(names.map((name) => [name, []]))
  for (const name of names) await runLoad(loadOf(contestants[name], contestants[name].warmSeconds ?? WARM_SECONDS))
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const contestant = contestants[name]
      rounds.get(name)?.push(await measureLoad(loadOf(contestant, ROUND_SECONDS), contestant))
    }
  }
  return Object.fromEntries(names.map((name) => [name, sumUp(rounds.get(name) ?? [])])) as Record<Name, Measurement>
}

const loadOf = ({ loadRequests, ...contestant }: Contestant, seconds: number): Load => ({
  ...contestant,
  loadRequests: typeof loadRequests === 'function' ? loadRequests() : loadRequests,
  seconds,
})

/** Medians; failures are summed. */
function sumUp(rounds: Round[]): Measurement {
  const total = (of: (round: Round) => number) => rounds.reduce((sum, round) => sum + of(round), 0)
  return {
    perSecond: median(rounds.map((round) => round.requests / round.seconds)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    bytesPerSecond: median(rounds.map((round) => round.bytes / round.seconds)),
    failures: total(({ failures }) => failures),
    processCpu: median(rounds.map(({ processMs, requests }) => processMs / Math.max(1, requests))),
    databaseCpu: median(rounds.map(({ databaseMs, requests }) => databaseMs / Math.max(1, requests))),
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
