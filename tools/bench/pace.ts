import type { Ground } from './ground.ts'
import { type Contestant, type Measured, measure } from './measure.ts'
import { give } from './rows/sameBytes.ts'

/** What `node:http` needs for the same on the machine that the targets were set on: milliseconds of processor time. */
const THERE_MS = 0.018

const PATH = '/pace'
const BODY = Buffer.alloc(1600, 'agate')

/** A bare server sending 1.6 kB from memory, to be measured in turn with something else. */
export async function bareServer({ limits, database }: Ground): Promise<Contestant> {
  await give(limits.plainUrl, PATH, { headers: { 'content-type': 'application/json' }, body: BODY })
  return {
    url: limits.plainUrl,
    shots: [{ path: PATH }],
    connections: 32,
    pid: limits.pid,
    databasePid: database.pid,
  }
}

/**
 * How many times longer this machine took, in the moments when the bare server was measured, for what the machine that the
 * targets were set on does in a given time; at least 1.
 */
export const paceOf = ({ processCpu }: Measured): number => Math.max(1, processCpu / THERE_MS)

/** The same at this moment. */
export async function measurePace(ground: Ground): Promise<number> {
  const { bare } = await measure({ bare: await bareServer(ground) })
  return paceOf(bare)
}

/** Whether a target is met; `paced` when only because this machine is slower than the one it was set on. */
export type Verdict = boolean | 'paced'

/** @param holds told by what times in milliseconds may be longer. */
export const judge = (pace: number, holds: (slower: number) => boolean): Verdict => holds(1) || (holds(pace) && 'paced')
