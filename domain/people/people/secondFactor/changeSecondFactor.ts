import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, sql, statement } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { lockSessions } from '../locks.ts'
import { refuseWithoutProof } from '../recentProof.ts'
import { refuseWrongPassword } from '../refuseWrongPassword.ts'
import { endSessions } from '../sessions.ts'
import { mailSecondFactorChange } from './mailSecondFactorChange.ts'
import { proveSecondFactor } from './proveSecondFactor.ts'
import { hasSecondFactor } from './readSecondFactor.ts'
import { recordPersonAudit } from '#domain/platform/auditLog/recordPersonAudit.ts'
import { issueRecoveryCodes } from './recoveryCodes.ts'

type Proof = { password: string; code: string }

/** @throws AppError `wrong_password`, `wrong_code`, `too_many_requests`, `second_factor_off`. */
export async function removeSecondFactor(req: SignedInReq, { password, code }: Proof): Promise<void> {
  const { id } = req.user
  await refuseWrongPassword(req, password)
  await proveSecondFactor(req, id, code)
  await inTransaction(req.pool, async (tx) => {
    await tx.query(sql`delete from second_factors where user_id = ${id}`)
    await mailSecondFactorChange(tx, req, id, 'off')
  })
  req.log.info({ userId: id, msg: 'Two-step sign-in was turned off' })
}

/** @throws AppError `wrong_password`, `wrong_code`, `too_many_requests`, `second_factor_off`. */
export async function renewRecoveryCodes(req: SignedInReq, { password, code }: Proof): Promise<string[]> {
  const { id } = req.user
  await refuseWrongPassword(req, password)
  await proveSecondFactor(req, id, code)
  return inTransaction(req.pool, async (tx) => {
    await mailSecondFactorChange(tx, req, id, 'new-codes')
    return issueRecoveryCodes(tx, req, id)
  })
}

/** @throws AppError `forbidden` for one's own, which needs a code; `second_factor_off`; `password_needed`. */
export async function resetSecondFactor(req: SignedInReq, userId: number): Promise<void> {
  if (userId === req.user.id) throw new AppError('forbidden.own_second_factor')
  if (!(await hasSecondFactor(req.pool, userId))) throw new AppError('second_factor_off')
  await refuseWithoutProof(req)
  await inTransaction(req.pool, async (tx) => {
    await lockSessions(tx, userId)
    const taken = await returnsRow(tx, statement`delete from second_factors where user_id = ${userId} returning 1`)
    if (!taken) throw new AppError('second_factor_off')
    await endSessions(tx, { userId, now: req.now })
    await mailSecondFactorChange(tx, req, userId, 'reset')
    await recordPersonAudit(tx, req, userId, 'Turned off two-step sign-in')
  })
  req.log.warn({ userId, employeeId: req.user.id, msg: 'An employee turned off two-step sign-in for an account' })
}
