import type { Actor } from '#domain/platform/Actor.ts'
import { beginChallenge } from '#domain/people/people/secondFactor/challenge.ts'
import type { Account } from '#domain/people/people/signIn.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { HttpReq } from '../../authorize.ts'
import { beginSession } from './beginSession.ts'

/**
 * Starts a session, or asks for a code first.
 *
 * @param redirect where to go after the code.
 * @throws AppError `second_factor_required`: sets a cookie for `POST /api/login/code` instead of starting a session.
 */
export async function completeSignIn(req: HttpReq, account: Account, redirect: string): Promise<Actor> {
  try {
    return await beginSession(req, account)
  } catch (error) {
    if (error instanceof AppError && error.code === 'second_factor_required')
      req.web.challenge.keep(await beginChallenge(req, account.id, redirect))
    throw error
  }
}
