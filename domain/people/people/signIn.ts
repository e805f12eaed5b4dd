import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { uncountSignIn, countSignIn } from './attempts/signIns.ts'
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
  const attempt = { name, userId, isKnownDevice, everywhere: 'turns' } as const
  const lane = { network: wideNetwork, account: name, isKnownDevice }
  // Serialized, so that simultaneous right passwords do not count as failures of each other.
  const account = await serializeByKey(`${isKnownDevice ? deviceKey() : network} ${name}`, () =>
    withAttemptLimit(req, attempt, () => checkPassword(req, lane, password)),
  )
  if (account) return account
  await mailFailedSignIns(req, { userId, name, step: 'password' })
  throw new AppError('wrong_credentials')
}

async function checkPassword(req: Req, lane: Lane, password: string): Promise<Account | null> {
  const counted = await countSignIn(req, lane.account, lane.isKnownDevice)
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
    if (!account) await uncountSignIn(req.pool, counted)
  }
}
