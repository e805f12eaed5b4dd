import { row, sql } from '#database/sql.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { oneAtATime } from './oneAtATime.ts'
import { isRightPassword } from './password.ts'
import { takeTry } from './signInTries.ts'

export type Account = { id: number; email: string; isEmployee: boolean }

/**
 * Checks an email and password. An unknown address costs the same time and gets the same answer.
 *
 * @throws ShopError `wrong_credentials`, `too_many_requests` with the seconds to wait.
 */
export async function signIn(req: Req, email: string, password: string, address: string): Promise<Account> {
  const plain = email.trim().toLowerCase()
  // One by one: eight good ones at once are no failures of each other.
  const account = await oneAtATime(`${address} ${plain}`, () =>
    takeTry(req, { name: plain, address }, async () => {
      const found = await row<Account & { hash: string; salt: string }>(
        req.pool,
        sql`select id, email, is_employee as "isEmployee", hash, salt from users where email = ${plain} and closed_at is null`,
      )
      if (!(await isRightPassword(password, found)) || !found) return null
      return { id: found.id, email: found.email, isEmployee: found.isEmployee }
    }),
  )
  if (!account) throw new ShopError('wrong_credentials')
  return account
}
