import { type Fired, fire, type Load, type Shot } from './load.ts'
import { cpuOf, cpuOfFamily } from './usage.ts'

export type Measured = {
  perSecond: number
  p50: number
  p99: number
  bytesPerSecond: number
  failures: number
  /** Milliseconds of processor time for each request: of the process, and of the database. */
  processCpu: number
  databaseCpu: number
}

/** Whose processor time counts. */
export type Watched = { pid: number; databasePid: number }

type Round = Fired & { processMs: number; databaseMs: number }

export async function fireWatched(load: Load, { pid, databasePid }: Watched): Promise<Round> {
  const before = { process: cpuOf(pid), database: cpuOfFamily(databasePid) }
  const fired = await fire(load)
  return {
    ...fired,
    processMs: cpuOf(pid) - before.process,
    databaseMs: cpuOfFamily(databasePid) - before.database,
  }
}

export type Contestant = Omit<Load, 'seconds' | 'shots'> &
  Watched & {
    /** What is sent; by a function where every round needs other requests. */
    shots: Shot[] | (() => Shot[])
    /** How long it runs before anything counts. What is slow in itself takes longer until its code is compiled. */
    warmSeconds?: number
  }

export const ROUNDS = 3
const WARM_SECONDS = 1
const ROUND_SECONDS = 2

/** Short rounds in turn, so that whatever else the machine does meets all of them alike. */
export async function measure<Name extends string>(
  contestants: Record<Name, Contestant>,
): Promise<Record<Name, Measured>> {
  const names = Object.keys(contestants) as Name[]
  const rounds = new Map<Name, Round[]>(names.map((name) => [name, []]))
  for (const name of names) await fire(loadOf(contestants[name], contestants[name].warmSeconds ?? WARM_SECONDS))
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const contestant = contestants[name]
      rounds.get(name)?.push(await fireWatched(loadOf(contestant, ROUND_SECONDS), contestant))
    }
  }
  return Object.fromEntries(names.map((name) => [name, sumUp(rounds.get(name) ?? [])])) as Record<Name, Measured>
}

const loadOf = ({ shots, ...contestant }: Contestant, seconds: number): Load => ({
  ...contestant,
  shots: typeof shots === 'function' ? shots() : shots,
  seconds,
})

/** Medians, but of failures everything. */
function sumUp(rounds: Round[]): Measured {
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
