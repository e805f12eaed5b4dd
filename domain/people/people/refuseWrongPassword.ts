import { returnsRow, statement } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { provePassword } from './provePassword.ts'

/** Accepts an account without a password (OIDC). @throws AppError `wrong_password`, `too_many_requests`. */
export async function refuseWrongPassword(req: SignedInReq, password: string): Promise<void> {
  const { pool, user } = req
  const account = await returnsRow(pool, statement`select 1 from users where id = ${user.id} and hash is not null`)
  if (account) await provePassword(req, password)
}
