import type { Req } from '#domain/platform/Req.ts'
import { originOf } from '#domain/platform/Origin.ts'
import { attemptKeys } from './keys.ts'
import { takeTurn } from './turns.ts'
import { failuresInWindow, countInWindow } from './windows.ts'

const DAY_SECONDS = 86_400
const FAILURES_PER_DAY = 29

/**
 * After 30 failures in a day, networks take turns. @returns the key to give back, or null when the attempt used a turn.
 * @throws AppError `too_many_requests` with the seconds until this network's turn.
 */
export async function countGlobalFailure(req: Req, name: string): Promise<string | null> {
  const key = attemptKeys.name(name)
  if ((await countInWindow(req, { key, limit: FAILURES_PER_DAY, seconds: DAY_SECONDS })) === null) return key
  await takeTurn(req, attemptKeys.line(name), attemptKeys.place(originOf(req).wideNetwork, name))
  return null
}

/** In the last day, from unknown devices. */
export const globalFailures = (req: Req, name: string): Promise<number> =>
  failuresInWindow(req, { key: attemptKeys.name(name), seconds: DAY_SECONDS })
