import { returnsRow, statement } from '#database/sql.ts'
import type { SignedInReq } from '../Req.ts'
import { provePassword } from './provePassword.ts'

/**
 * Whoever changes how the account is opened shows that they know its password. An account that signs in elsewhere has
 * none to know.
 *
 * @throws ShopError `wrong_password`, `too_many_requests`.
 */
export async function refuseWrongPassword(req: SignedInReq, password: string): Promise<void> {
  const { pool, user } = req
  const account = await returnsRow(pool, statement`select 1 from users where id = ${user.id} and hash is not null`)
  if (account) await provePassword(req, password)
}
