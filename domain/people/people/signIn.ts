import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { count, limiterOf } from '#domain/platform/limiterOf.ts'
import { sha256 } from '#domain/platform/sha256.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { Lane } from './fairQueue.ts'
import { findAccountAndDevice } from './knownDevice.ts'
import { serializeByKey } from './serializeByKey.ts'
import { originOf } from '#domain/platform/Origin.ts'
import { isRightPassword } from './password.ts'
import { withAttemptLimit } from './withAttemptLimit.ts'
import { mailFailedSignIns } from './mailFailedSignIns.ts'

export type Account = { id: number; email: string; isEmployee: boolean }

/** An unknown address takes the same time. @throws AppError `wrong_credentials`, `too_many_requests`. */
export async function signIn(req: Req, email: string, password: string): Promise<Account> {
  const name = email.trim().toLowerCase()
  const { network, wideNetwork, deviceKey } = originOf(req)
  const { userId, isKnownDevice } = await findAccountAndDevice(req, name)
  const attempt = { name, userId, isKnownDevice, everywhere: 'passwords' } as const
  const lane = { network: wideNetwork, account: name, isKnownDevice }
  // Serialized, so that simultaneous right passwords do not count as failures of each other.
  const account = await serializeByKey(`${isKnownDevice ? deviceKey() : network} ${name}`, () =>
    withAttemptLimit(req, attempt, () => checkPassword(req, lane, password)),
  )
  if (account) return account
  await mailFailedSignIns(req, attempt, 'password')
  throw new AppError('wrong_credentials')
}

async function checkPassword(req: Req, lane: Lane, password: string): Promise<Account | null> {
  const giveBack = await countSignIn(req, lane)
  let account: Account | null = null
  try {
    const found = await row(
      req.pool,
      sql<
        Account & { hash: string | null; salt: string | null }
      >`select id, email, is_employee as "isEmployee", hash, salt from users where email = ${lane.account} and closed_at is null`,
    )
    if ((await isRightPassword(password, found, lane)) && found)
      account = { id: found.id, email: found.email, isEmployee: found.isEmployee }
    return account
  } finally {
    if (!account) await giveBack()
  }
}

/**
 * Right passwords are limited, too: each costs CPU time. They are counted before they are checked.
 * @returns takes the count back when the password is wrong. @throws AppError `too_many_requests`.
 */
async function countSignIn(req: Req, { account, isKnownDevice }: Lane): Promise<() => Promise<void>> {
  const ofAccount = limiterOf(req.pool, { name: 'sign-in account', calls: 300, seconds: 600 })
  const ofNetwork = limiterOf(req.pool, { name: 'sign-in network', calls: 600, seconds: 600 })
  const limits = [{ limiter: ofAccount, key: sha256(account) }]
  if (!isKnownDevice) limits.push({ limiter: ofNetwork, key: sha256(originOf(req).network) })
  const counted: typeof limits = []
  const giveBack = async () => {
    for (const { limiter, key } of counted) await limiter.reward(key)
  }
  try {
    for (const limit of limits) {
      counted.push(limit)
      await count(limit.limiter, limit.key)
    }
  } catch (error) {
    await giveBack()
    throw error
  }
  return giveBack
}
