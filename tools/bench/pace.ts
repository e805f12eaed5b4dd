import type { Testbed } from './createTestbed.ts'
import { type Contestant, type Measurement, measure } from './measure.ts'
import { setBareResponse } from './rows/compareBytes.ts'

/** CPU milliseconds that `node:http` needs for this request on the reference machine. */
const REFERENCE_MS = 0.018

const PATH = '/pace'
const BODY = Buffer.alloc(1600, 'agate')

/** A bare server sending 1.6 kB from memory, to be measured in alternation with a row. */
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

/** How much slower this machine was than the reference, from the CPU time of the bare server; at least 1. */
export const paceOf = ({ processCpu }: Measurement): number => Math.max(1, processCpu / REFERENCE_MS)

export async function measurePace(testbed: Testbed): Promise<number> {
  const { bare } = await measure({ bare: await bareServer(testbed) })
  return paceOf(bare)
}

/** `paced`: met only after allowing for a slower machine. */
export type Verdict = boolean | 'paced'

/** @param holds gets the factor by which times in milliseconds may be longer. */
export const judge = (pace: number, holds: (slower: number) => boolean): Verdict => holds(1) || (holds(pace) && 'paced')
