import type { Actor } from '#domain/people/findActor.ts'
import { beginChallenge } from '#domain/people/secondFactor/challenge.ts'
import type { Account } from '#domain/people/signIn.ts'
import { ShopError } from '#domain/ShopError.ts'
import type { HttpReq } from '../authorize.ts'
import { beginSession } from './beginSession.ts'

/**
 * Lets in whoever has shown who they are, or has them give a code first.
 *
 * @param redirect where they go after the code.
 * @throws ShopError `second_factor_required`: no session yet, and a cookie that waits for `POST /api/login/code`.
 */
export async function enter(req: HttpReq, account: Account, redirect: string): Promise<Actor> {
  try {
    return await beginSession(req, account)
  } catch (error) {
    if (error instanceof ShopError && error.code === 'second_factor_required')
      req.web.challenge.keep(await beginChallenge(req, account.id, redirect))
    throw error
  }
}
