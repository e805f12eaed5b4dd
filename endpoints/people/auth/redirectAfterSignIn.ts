import type { Actor } from '#domain/platform/Actor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { redirectTo, type HttpResult } from '../../HttpResult.ts'
import { pageAfterSignIn } from './pageAfterSignIn.ts'

/** Redirects a form after sign-in. */
export const redirectAfterSignIn = async (req: Req, user: Actor, redirect: string): Promise<HttpResult> =>
  redirectTo(await pageAfterSignIn(req, user, redirect))
