import { problem } from '#contracts/shared/problem.ts'
import { returnsRow, statement } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { provePassword } from './provePassword.ts'
import { refuseOldSession } from './recentProof.ts'
import { proveSecondFactor } from './secondFactor/proveSecondFactor.ts'
import { hasSecondFactor } from './secondFactor/readSecondFactor.ts'

type Proof = { password: string; code?: string }

/**
 * The password, and a code where two-step sign-in is on. The form that asks for both learns about the code from the first refusal.
 * An account without a password proves itself by a recent sign-in. One that never confirmed its address has only its session:
 * with a mistyped address it could not sign in again.
 * @throws AppError `invalid_input` for a wrong password or code, `sign_in_needed`, `too_many_requests`.
 */
export async function proveForForm(req: SignedInReq, { password, code = '' }: Proof): Promise<void> {
  if (await hasPassword(req)) {
    if (password === '')
      throw new AppError('invalid_input', { errors: { password: problem('Please enter your password') } })
    await asFieldError('password', provePassword(req, password))
  } else if (!req.user.emailUnconfirmed) await refuseOldSession(req)
  if (!(await hasSecondFactor(req.pool, req.user.id))) return
  if (code === '') throw new AppError('invalid_input', { errors: { code: problem('Please enter a code') } })
  await asFieldError('code', proveSecondFactor(req, req.user.id, code))
}

const hasPassword = ({ pool, user }: SignedInReq): Promise<boolean> =>
  returnsRow(pool, statement`select 1 from users where id = ${user.id} and hash is not null`)

/** Reports a wrong password as a field error: a 401 would look like an expired session. */
async function asFieldError(field: 'password' | 'code', proof: Promise<void>): Promise<void> {
  try {
    await proof
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== `wrong_${field}`) throw error
    const said = field === 'password' ? problem('That isn’t your password') : error.said
    throw new AppError('invalid_input', { errors: { [field]: said } })
  }
}
