import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { countGlobalFailure } from './attempts/globalFailures.ts'
import { attemptKeys } from './attempts/keys.ts'
import { resetStreak, countStreakFailure } from './attempts/streak.ts'
import { uncountFailures, enforceWindow } from './attempts/windows.ts'
import { originOf } from '#domain/platform/Origin.ts'

const HOUR_SECONDS = 3600
const FAILURES_PER_HOUR = 30
/** A /48 of IPv6 holds 65,536 networks. */
const FAILURES_PER_WIDE_HOUR = 120

type Attempt = {
  name: string
  userId: number | null
  isKnownDevice: boolean
  /** Across all networks, passwords slow down to turns and codes stop for the hour. */
  everywhere: 'turns' | 'hour'
}

/**
 * Counts a failure before the check, so that simultaneous attempts see each other. A known device has its own limit, so
 * other people's failures do not lock the owner out.
 * @param check returns null for a wrong guess.
 * @throws AppError `too_many_requests` with the seconds to wait.
 */
export async function withAttemptLimit<Result>(
  req: Req,
  attempt: Attempt,
  check: () => Promise<Result | null>,
): Promise<Result | null> {
  const { network } = originOf(req)
  const { name, userId, isKnownDevice } = attempt
  const counted: string[] = []
  let result: Result | null
  try {
    await countAttempt(req, attempt, counted)
    result = await check()
  } catch (error) {
    // An unfinished check is not a failure.
    await uncountFailures(req.pool, counted)
    if (error instanceof AppError && error.code === 'too_many_requests')
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
  await uncountFailures(
    req.pool,
    counted.filter((key) => key !== streak),
  )
  await resetStreak(req, streak)
  // The owner is in: reset the count across all networks.
  if (attempt.everywhere === 'turns' && !isKnownDevice) await resetStreak(req, attemptKeys.name(name))
  return result
}

async function countAttempt(req: Req, attempt: Attempt, counted: string[]): Promise<void> {
  if (!attempt.isKnownDevice) await countNetworkAttempt(req, counted)
  const streak = streakKey(req, attempt)
  await countStreakFailure(req, streak)
  counted.push(streak)
  if (attempt.isKnownDevice) return
  if (attempt.everywhere === 'turns') {
    const key = await countGlobalFailure(req, attempt.name)
    if (key) counted.push(key)
    return
  }
  const key = attemptKeys.name(attempt.name)
  await enforceWindow(req, { key, limit: FAILURES_PER_HOUR, seconds: HOUR_SECONDS })
  counted.push(key)
}

async function countNetworkAttempt(req: Req, counted: string[]): Promise<void> {
  const { network, wideNetwork } = originOf(req)
  const windows = [{ key: attemptKeys.network(network), limit: FAILURES_PER_HOUR }]
  if (wideNetwork !== network) windows.push({ key: attemptKeys.network(wideNetwork), limit: FAILURES_PER_WIDE_HOUR })
  for (const { key, limit } of windows) {
    await enforceWindow(req, { key, limit, seconds: HOUR_SECONDS })
    counted.push(key)
  }
}

function streakKey(req: Req, { name, isKnownDevice }: Attempt): string {
  const { network, deviceKey } = originOf(req)
  return isKnownDevice ? attemptKeys.device(deviceKey(), name) : attemptKeys.pair(network, name)
}
