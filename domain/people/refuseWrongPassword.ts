import { row, sql } from '#database/sql.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { laneOf } from './laneOf.ts'
import { isRightPassword } from './password.ts'

/**
 * Whoever changes how the account is opened shows that they know its password. An account that signs in elsewhere has
 * none to know.
 *
 * @throws ShopError `wrong_password`.
 */
export async function refuseWrongPassword(req: SignedInReq, password: string): Promise<void> {
  const { pool, user } = req
  const stored = await row<{ hash: string | null; salt: string | null }>(
    pool,
    sql`select hash, salt from users where id = ${user.id}`,
  )
  if (stored?.hash && !(await isRightPassword(password, stored, laneOf(req)))) throw new ShopError('wrong_password')
}
