import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { takeEverywhere } from './attempts/everywhere.ts'
import { attemptKeys } from './attempts/keys.ts'
import { endStreak, takeInStreak } from './attempts/streak.ts'
import { giveBack, takeInWindow } from './attempts/windows.ts'
import { originOf } from './Origin.ts'

const HOUR_SECONDS = 3600
const FAILURES_PER_HOUR = 30
/** A /48 of IPv6 holds 65,536 networks. */
const FAILURES_PER_WIDE_HOUR = 120

/** What somebody guesses at, and from where. */
type Attempt = {
  /** An email address, or `code 12`. */
  name: string
  userId: number | null
  isKnownDevice: boolean
  /** How failures are limited over all networks: passwords slow down to turns, codes stop for the hour. */
  everywhere: 'turns' | 'hour'
}

/**
 * Runs a check unless it comes too soon. It counts as a failure before it is checked, in one statement for each limit, so
 * that simultaneous tries see each other in all processes; a success is taken back. A known device is limited by itself
 * alone, so that nobody else's failures keep the owner out.
 *
 * @param check returns null when the guess was wrong.
 * @throws ShopError `too_many_requests` with the seconds to wait.
 */
export async function takeTry<Result>(
  req: Req,
  attempt: Attempt,
  check: () => Promise<Result | null>,
): Promise<Result | null> {
  const { network } = originOf(req)
  const { name, userId, isKnownDevice } = attempt
  const taken: string[] = []
  let result: Result | null
  try {
    await takeAll(req, attempt, taken)
    result = await check()
  } catch (error) {
    // What was not checked to its end was no failure.
    await giveBack(req.pool, taken)
    if (error instanceof ShopError && error.code === 'too_many_requests')
      req.log.warn({
        userId,
        network,
        isKnownDevice,
        wait: error.retryAfterSeconds,
        msg: 'A sign-in attempt was refused',
      })
    throw error
  }
  if (result === null) {
    req.log.info({ userId, network, isKnownDevice, msg: 'A sign-in attempt failed' })
    return null
  }
  const streak = streakKey(req, attempt)
  await giveBack(
    req.pool,
    taken.filter((key) => key !== streak),
  )
  await endStreak(req, streak)
  // Whoever signs in knows the password: the count over all networks begins again.
  if (attempt.everywhere === 'turns' && !isKnownDevice) await endStreak(req, attemptKeys.name(name))
  return result
}

async function takeAll(req: Req, attempt: Attempt, taken: string[]): Promise<void> {
  if (!attempt.isKnownDevice) await takeOfNetwork(req, taken)
  const streak = streakKey(req, attempt)
  await takeInStreak(req, streak)
  taken.push(streak)
  if (attempt.isKnownDevice) return
  if (attempt.everywhere === 'turns') {
    const key = await takeEverywhere(req, attempt.name)
    if (key) taken.push(key)
    return
  }
  const key = attemptKeys.name(attempt.name)
  await takeInWindow(req, { key, limit: FAILURES_PER_HOUR, seconds: HOUR_SECONDS })
  taken.push(key)
}

async function takeOfNetwork(req: Req, taken: string[]): Promise<void> {
  const { network, wideNetwork } = originOf(req)
  const windows = [{ key: attemptKeys.network(network), limit: FAILURES_PER_HOUR }]
  if (wideNetwork !== network) windows.push({ key: attemptKeys.network(wideNetwork), limit: FAILURES_PER_WIDE_HOUR })
  for (const { key, limit } of windows) {
    await takeInWindow(req, { key, limit, seconds: HOUR_SECONDS })
    taken.push(key)
  }
}

function streakKey(req: Req, { name, isKnownDevice }: Attempt): string {
  const { network, deviceKey } = originOf(req)
  return isKnownDevice ? attemptKeys.device(deviceKey(), name) : attemptKeys.pair(network, name)
}
