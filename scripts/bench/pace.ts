import type { Ground } from './ground.ts'
import { fireWatched } from './measure.ts'
import { give } from './rows/sameBytes.ts'

/** What `node:http` needs for the same on the machine that the targets were set on: milliseconds of processor time. */
const THERE_MS = 0.018

const PATH = '/pace'
const BODY = Buffer.alloc(1600, 'agate')

/**
 * How many times longer this machine takes, at this moment, for what the machine that the targets were set on does in a
 * given time; at least 1. A bare server sending 1.6 kB from memory tells.
 */
export async function measurePace({ limits, database }: Omit<Ground, 'pace'>): Promise<number> {
  await give(limits.plainUrl, PATH, { headers: { 'content-type': 'application/json' }, body: BODY })
  const load = { url: limits.plainUrl, shots: [{ path: PATH }], connections: 32 }
  const watched = { pid: limits.pid, databasePid: database.pid }
  await fireWatched({ ...load, seconds: 1 }, watched)
  const { processMs, requests } = await fireWatched({ ...load, seconds: 1 }, watched)
  return Math.max(1, processMs / requests / THERE_MS)
}

/** Whether a target is met; `paced` when only because this machine is slower than the one it was set on. */
export type Verdict = boolean | 'paced'

/** @param holds told by what times in milliseconds may be longer. */
export const judge = (pace: number, holds: (slower: number) => boolean): Verdict => holds(1) || (holds(pace) && 'paced')
