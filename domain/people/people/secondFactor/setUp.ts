import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, sql, statement } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { lockSessions } from '../locks.ts'
import { requiredProof, refuseOldSession } from '../recentProof.ts'
import { refuseUnconfirmed } from '../refuseUnconfirmed.ts'
import { refuseWrongPassword } from '../refuseWrongPassword.ts'
import { endSessions, refuseEndedSession } from '../sessions.ts'
import { openSecret, sealSecret } from './keys.ts'
import { mailSecondFactorChange } from './mailSecondFactorChange.ts'
import { isBegunBy, readSecondFactor } from './readSecondFactor.ts'
import { issueRecoveryCodes } from './recoveryCodes.ts'
import { createTotpSecret, totpStep } from './totp.ts'

/** Changes nothing until `confirmSecondFactor`. @throws AppError `email_unconfirmed`, `second_factor_on`. */
export async function beginSecondFactor(req: SignedInReq): Promise<string> {
  await refuseUnconfirmed(req.pool, req.user.id)
  const secret = createTotpSecret()
  const begun = await returnsRow(
    req.pool,
    statement`
      insert into second_factors as f (user_id, secret, begun_at, session_id)
      values (${req.user.id}, ${sealSecret(req, req.user.id, secret)}, ${req.now}, ${req.user.sessionId})
      on conflict (user_id) do update set secret = excluded.secret, begun_at = excluded.begun_at, session_id = excluded.session_id
      where f.confirmed_at is null returning 1`,
  )
  if (!begun) throw new AppError('second_factor_on')
  return secret
}

/**
 * Ends all other sessions. @returns the recovery codes, which can't be read again.
 * @throws AppError `email_unconfirmed`, `wrong_password`, `wrong_code`, `second_factor_on`, `second_factor_off` when
 * no setup was started.
 */
export async function confirmSecondFactor(
  req: SignedInReq,
  { code, password }: { code: string; password: string },
): Promise<string[]> {
  const { id, sessionId } = req.user
  // An account without a password proves itself by a recent OIDC sign-in.
  if ((await requiredProof(req.pool, id)) === 'sign-in') await refuseOldSession(req)
  else await refuseWrongPassword(req, password)
  return inTransaction(req.pool, async (tx) => {
    await lockSessions(tx, id)
    await refuseEndedSession(tx, req.user)
    await refuseUnconfirmed(tx, id)
    const begun = await readSecondFactor(tx, id)
    if (begun?.isOn) throw new AppError('second_factor_on')
    if (!isBegunBy(begun, sessionId, req.now)) throw new AppError('second_factor_off')
    const secret = openSecret(req, id, begun.secret)
    const step = secret === null ? null : totpStep(secret, code.replace(/\s/g, ''), req.now)
    if (step === null) throw new AppError('wrong_code')
    await tx.query(
      sql`update second_factors set confirmed_at = ${req.now}, mailbox_proved = true, last_step = ${step} where user_id = ${id}`,
    )
    await endSessions(tx, { userId: id, now: req.now, except: sessionId })
    await mailSecondFactorChange(tx, req, id, 'on')
    req.log.info({ userId: id, msg: 'Two-step sign-in was turned on' })
    return issueRecoveryCodes(tx, req, id)
  })
}
