import { row, sql } from '#database/sql.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { oneAtATime } from './oneAtATime.ts'
import { isRightPassword } from './password.ts'
import { forgetFailures, noteFailure, refuseTooManyTries } from './signInTries.ts'

export type Account = { id: number; email: string; isEmployee: boolean }

/**
 * Checks an e-mail and password. An unknown address costs the same time and gets the same answer.
 *
 * @throws ShopError `wrong_credentials`, `too_many_requests` with the seconds to wait.
 */
export async function signIn(req: Req, email: string, password: string, address: string): Promise<Account> {
  const plain = email.trim().toLowerCase()
  // Many tries at once are looked at one by one: each sees the failures before it.
  return oneAtATime(`${address} ${plain}`, async () => {
    await refuseTooManyTries(req, plain, address)
    const found = await row<Account & { hash: string; salt: string }>(
      req.pool,
      sql`select id, email, is_employee as "isEmployee", hash, salt from users where email = ${plain} and closed_at is null`,
    )
    if (!(await isRightPassword(password, found)) || !found) {
      await noteFailure(req, plain, address)
      throw new ShopError('wrong_credentials')
    }
    await forgetFailures(req, plain, address)
    return { id: found.id, email: found.email, isEmployee: found.isEmployee }
  })
}
