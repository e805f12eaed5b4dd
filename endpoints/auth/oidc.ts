import * as routes from '#contracts/routes/auth.ts'
import { beginOidc, finishOidc } from '#domain/people/oidcFlow.ts'
import { signInWithOidc } from '#domain/people/signInWithOidc.ts'
import { ShopError } from '#domain/ShopError.ts'
import { implement } from '../implement.ts'
import { goInside } from './goInside.ts'
import { redirectTo } from '../HttpResult.ts'
import { safeRedirect } from '../safeRedirect.ts'
import { enter } from './enter.ts'
import { formFailure } from './formFailure.ts'

const limit = { calls: 60, seconds: 600 }

/** A link of the sign-in page: off to the other provider. */
export const oidcLogin = implement(
  routes.oidcLogin,
  async (req, { query }) => {
    const redirect = safeRedirect(query.redirect)
    try {
      const { address, token } = await beginOidc(req, redirect)
      req.web.outside.keep(token)
      return redirectTo(address)
    } catch (error) {
      return backToSignIn(error, redirect)
    }
  },
  { rateLimit: limit },
)

/** Where the other provider sends the browser back to. */
export const oidcCallback = implement(
  routes.oidcCallback,
  async (req, { query }) => {
    const token = req.web.outside.read()
    req.web.outside.clear()
    try {
      const { person, redirect } = await finishOidc(req, token, new URLSearchParams(query).toString())
      const user = await enter(req, await signInWithOidc(req, person), redirect)
      return goInside(user, safeRedirect(redirect))
    } catch (error) {
      return backToSignIn(error, '/')
    }
  },
  { rateLimit: limit },
)

function backToSignIn(error: unknown, redirect: string) {
  if (!(error instanceof ShopError) || error.code === 'not_found') throw error
  return formFailure('/api/login', error, redirect)
}
