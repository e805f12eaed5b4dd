import type { Testbed } from './createTestbed.ts'
import { type Contestant, type Measurement, measure } from './measure.ts'
import { setBareResponse } from './rows/compareBytes.ts'

/** CPU milliseconds of this request on the reference machine. */
const REFERENCE_MS = 0.018

const PATH = '/pace'
const BODY = Buffer.alloc(1600, 'agate')

/** Sends 1.6 kB from memory. */
export async function bareServer({ limits, database }: Testbed): Promise<Contestant> {
  await setBareResponse(limits.plainUrl, PATH, { headers: { 'content-type': 'application/json' }, body: BODY })
  return {
    url: limits.plainUrl,
    loadRequests: [{ path: PATH }],
    connections: 32,
    pid: limits.pid,
    databasePid: database.pid,
  }
}

/** At least 1. */
export const paceOf = ({ processCpu }: Measurement): number => Math.max(1, processCpu / REFERENCE_MS)

export async function measurePace(testbed: Testbed): Promise<number> {
  const { bare } = await measure({ bare: await bareServer(testbed) })
  return paceOf(bare)
}

/** `paced`: met after allowing for a slower machine. */
export type Verdict = boolean | 'paced'

/** @param holds gets the factor for times in milliseconds. */
export const judge = (pace: number, holds: (slower: number) => boolean): Verdict => holds(1) || (holds(pace) && 'paced')
