import type { PasswordChange } from '#contracts/people/account.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { laneOf } from './laneOf.ts'
import { lockSessions } from './locks.ts'
import { mailAccountChange } from './mailAccountChange.ts'
import { hashPassword } from './password.ts'
import { provePassword } from './provePassword.ts'
import { refuseWeakPassword } from './refuseWeakPassword.ts'
import { endSessions } from './sessions.ts'

/**
 * Ends every other session of the account, and every mailed link that sets a password.
 * @throws AppError `wrong_password`, `weak_password`, `too_many_requests`.
 */
export async function changePassword(req: SignedInReq, { currentPassword, password }: PasswordChange): Promise<void> {
  const { id, email, sessionId } = req.user
  refuseWeakPassword(password, email)
  await provePassword(req, currentPassword)
  const { hash, salt } = await hashPassword(password, laneOf(req))
  await inTransaction(req.pool, async (tx) => {
    await lockSessions(tx, id)
    await tx.query(sql`update users set hash = ${hash}, salt = ${salt}, updated_at = ${req.now} where id = ${id}`)
    await tx.query(
      sql`update mailed_links set used_at = ${req.now} where user_id = ${id} and purpose = 'reset-password' and used_at is null`,
    )
    await endSessions(tx, { userId: id, now: req.now, except: sessionId })
    await mailAccountChange(tx, id, 'password', req)
  })
}
