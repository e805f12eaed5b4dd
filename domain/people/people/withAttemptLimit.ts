import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import { DAY_SECONDS } from '#contracts/shared/dayMs.ts'
import type { Database } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { count, limiterOf } from '#domain/platform/limiterOf.ts'
import { originOf } from '#domain/platform/Origin.ts'
import type { Req } from '#domain/platform/Req.ts'
import { sha256 } from '#domain/platform/sha256.ts'

const HOUR_SECONDS = 3600

/** The table of limits holds hashes: no network address, no email. */
const attemptLimits = (database: Database) => ({
  network: limiterOf(database, { name: 'attempt network', calls: 30, seconds: HOUR_SECONDS }),
  /** A /48 of IPv6 holds 65,536 networks. */
  wideNetwork: limiterOf(database, { name: 'attempt wide network', calls: 120, seconds: HOUR_SECONDS }),
  /** Failures of one network or device with one account, in a row. */
  streak: limiterOf(database, { name: 'attempt streak', calls: 0, seconds: 7 * DAY_SECONDS }),
  /** The time between two attempts of a streak. */
  delay: limiterOf(database, { name: 'attempt delay', calls: 1, seconds: LONGEST_DELAY }),
  codes: limiterOf(database, { name: 'attempt codes', calls: 30, seconds: HOUR_SECONDS }),
  passwords: limiterOf(database, { name: 'attempt passwords', calls: 30, seconds: DAY_SECONDS }),
  /** What is left when the day's passwords are used up. */
  slowPasswords: limiterOf(database, { name: 'attempt slow passwords', calls: 1, seconds: 120 }),
})

export type Attempt = {
  /** What is being guessed at: an email address, or `code 12`. */
  name: string
  userId: number | null
  isKnownDevice: boolean
  /** Across all networks, passwords slow down and codes stop for the hour. */
  everywhere: 'passwords' | 'codes'
}

/** @param startsOver a success empties it; of the others it takes back its own count. */
type Counter = { limiter: RateLimiterPostgres; key: string; startsOver: boolean }

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
  const { userId, isKnownDevice } = attempt
  const counted: Counter[] = []
  let result: Result | null
  try {
    await countAttempt(req, attempt, counted)
    result = await check()
  } catch (error) {
    // An unfinished check is not a failure, and neither is a refused one.
    for (const { limiter, key } of counted) await limiter.reward(key)
    if (isTooMany(error))
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
  for (const { limiter, key, startsOver } of counted) await (startsOver ? limiter.delete(key) : limiter.reward(key))
  return result
}

/** @param counted receives every counter that was raised, also the one that refuses. */
async function countAttempt(req: Req, attempt: Attempt, counted: Counter[]): Promise<void> {
  const { network, wideNetwork, deviceKey } = originOf(req)
  const { name, isKnownDevice, everywhere } = attempt
  const limits = attemptLimits(req.pool)
  if (!isKnownDevice) {
    await spend({ limiter: limits.network, key: sha256(network), startsOver: false })
    if (wideNetwork !== network)
      await spend({ limiter: limits.wideNetwork, key: sha256(wideNetwork), startsOver: false })
  }

  const key = sha256(isKnownDevice ? `device ${deviceKey()} ${name}` : `network ${network} ${name}`)
  counted.push({ limiter: limits.streak, key, startsOver: true })
  const seconds = delayAfter((await limits.streak.penalty(key)).consumedPoints)
  if (seconds > 0) await spend({ limiter: limits.delay, key, startsOver: true }, seconds)
  if (isKnownDevice) return

  const account = { limiter: limits[everywhere], key: sha256(name), startsOver: everywhere === 'passwords' }
  await spend(account).catch((error: unknown) => {
    if (everywhere === 'codes' || !isTooMany(error)) throw error
    return spend({ ...account, limiter: limits.slowPasswords })
  })

  async function spend(counter: Counter, seconds?: number): Promise<void> {
    counted.push(counter)
    await count(counter.limiter, counter.key, seconds)
  }
}

const isTooMany = (error: unknown): error is AppError => error instanceof AppError && error.code === 'too_many_requests'

export async function forgetPasswordFailures(database: Database, name: string): Promise<void> {
  await attemptLimits(database).passwords.delete(sha256(name))
}

/** From unknown devices, in the hour or day that is counted now. */
export async function failuresEverywhere(req: Req, { name, everywhere }: Attempt): Promise<number> {
  const counted = await attemptLimits(req.pool)[everywhere].get(sha256(name))
  return counted?.consumedPoints ?? 0
}

const FREE_FAILURES = 5
const FIRST_DELAY = 30
const LONGEST_DELAY = 12 * 60 * 60

/** Seconds: five failures in a row are free, then it doubles up to 12 hours. */
export function delayAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - FREE_FAILURES))
}
