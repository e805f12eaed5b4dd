import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isKnownDevice } from '../knownDevice.ts'
import { serializeByKey } from '../serializeByKey.ts'
import { withAttemptLimit } from '../withAttemptLimit.ts'
import { mailFailedSignIns } from '../mailFailedSignIns.ts'
import { openSecret } from './keys.ts'
import { mailSecondFactorChange } from './mailSecondFactorChange.ts'
import { readSecondFactor } from './readSecondFactor.ts'
import { normalizeCode, redeemRecoveryCode } from './recoveryCodes.ts'
import { totpStep } from './totp.ts'

/**
 * Consumes the code. From unknown devices only thirty failures an hour across all networks, because the caller knows the
 * password.
 * @throws AppError `wrong_code`, `too_many_requests`, `second_factor_off`.
 */
export async function proveSecondFactor(req: Req, userId: number, typed: string): Promise<void> {
  const name = `code ${userId}`
  const attempt = { name, userId, isKnownDevice: await isKnownDevice(req, userId), everywhere: 'codes' } as const
  const code = normalizeCode(typed)
  const isRight = await serializeByKey(name, () =>
    withAttemptLimit(
      req,
      attempt,
      async () => (await inTransaction(req.pool, (tx) => spendCode(tx, req, userId, code))) || null,
    ),
  )
  if (isRight) return
  await mailFailedSignIns(req, attempt, 'code')
  throw new AppError('wrong_code')
}

async function spendCode(tx: Database, req: Req, userId: number, code: string): Promise<boolean> {
  const factor = await readSecondFactor(tx, userId)
  if (!factor?.isOn) throw new AppError('second_factor_off')
  if (/^\d{6}$/.test(code)) {
    const secret = openSecret(req, userId, factor.secret)
    const step = secret === null ? null : totpStep(secret, code, req.now)
    return step !== null && spendStep(tx, userId, step)
  }
  const isRight = await redeemRecoveryCode(tx, req, userId, code)
  if (isRight) await mailSecondFactorChange(tx, req, userId, 'recovery-code')
  return isRight
}

/** Each code once, and none older than the last one used. */
async function spendStep(tx: Database, userId: number, step: number): Promise<boolean> {
  return returnsRow(
    tx,
    statement`update second_factors set last_step = ${step} where user_id = ${userId} and last_step < ${step} returning 1`,
  )
}
