import { row, sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isKnownDevice } from './knownDevice.ts'
import { laneOf } from './laneOf.ts'
import { isRightPassword } from './password.ts'
import { withAttemptLimit } from './withAttemptLimit.ts'
import { mailFailedSignIns } from './mailFailedSignIns.ts'

/**
 * Failures are limited like failed sign-ins: a session may be stolen.
 * @throws AppError `wrong_password`, also for an account without a password; `too_many_requests`.
 */
export async function provePassword(req: SignedInReq, password: string): Promise<void> {
  const { id } = req.user
  const name = `password ${id}`
  const attempt = { name, userId: id, isKnownDevice: await isKnownDevice(req, id), everywhere: 'codes' } as const
  const isRight = await withAttemptLimit(req, attempt, async () => {
    const stored = await row(
      req.pool,
      sql<{ hash: string | null; salt: string | null }>`select hash, salt from users where id = ${id}`,
    )
    return (await isRightPassword(password, stored, laneOf(req))) || null
  })
  if (isRight) return
  await mailFailedSignIns(req, attempt, 'password')
  throw new AppError('wrong_password')
}
