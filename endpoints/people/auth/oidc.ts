import * as routes from '#contracts/routes/people/auth.ts'
import { beginOidc, finishOidc } from '#domain/people/people/oidcFlow.ts'
import { signInWithOidc } from '#domain/people/people/signInWithOidc.ts'
import { isAppError } from '#domain/platform/AppError.ts'
import { implement } from '../../implement.ts'
import { redirectAfterSignIn } from './redirectAfterSignIn.ts'
import { redirectTo } from '../../HttpResult.ts'
import { safeRedirect } from '../../safeRedirect.ts'
import { completeSignIn } from './completeSignIn.ts'
import { formFailure } from './formFailure.ts'

const limit = { calls: 60, seconds: 600 }

/** A link on the sign-in page that redirects to the other provider. */
export const oidcLogin = implement(
  routes.oidcLogin,
  async (req, { query }) => {
    const redirect = safeRedirect(query.redirect)
    try {
      const { address, token } = await beginOidc(req, { redirect, visit: query.visit })
      req.web.oidcState.keep(token)
      return redirectTo(address)
    } catch (error) {
      return backToSignIn(error, redirect)
    }
  },
  { rateLimit: limit },
)

/** The other provider redirects the browser here. */
export const oidcCallback = implement(
  routes.oidcCallback,
  async (req, { query }) => {
    const token = req.web.oidcState.read()
    req.web.oidcState.clear()
    try {
      const { person, ...arrival } = await finishOidc(req, token, new URLSearchParams(query).toString())
      const user = await completeSignIn(req, await signInWithOidc(req, person, arrival), arrival.redirect)
      return redirectAfterSignIn(req, user, safeRedirect(arrival.redirect))
    } catch (error) {
      return backToSignIn(error, '/')
    }
  },
  { rateLimit: limit },
)

function backToSignIn(error: unknown, redirect: string) {
  if (!isAppError(error) || error.code === 'not_found') throw error
  return formFailure('/api/login', error, redirect)
}
