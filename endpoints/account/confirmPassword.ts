import * as routes from '#contracts/routes/account.ts'
import { proveAgain } from '#domain/people/recentProof.ts'
import { ShopError } from '#domain/ShopError.ts'
import { formFailure } from '../auth/formFailure.ts'
import { implement } from '../implement.ts'
import { redirectTo } from '../HttpResult.ts'
import { safeRedirect } from '../safeRedirect.ts'

/** Gives the password or code again, before something that decides how accounts are opened. */
export const confirmPassword = implement(
  routes.confirmPassword,
  async (req, { input }) => {
    const redirect = safeRedirect(input.redirect)
    try {
      await proveAgain(req, input)
    } catch (error) {
      if (!req.web.isForm || !(error instanceof ShopError)) throw error
      return formFailure('/api/confirm-password', error, redirect)
    }
    return req.web.isForm ? redirectTo(redirect) : { message: 'Thank you. You can go on for 10 minutes.' }
  },
  { rateLimit: { calls: 60, seconds: 3600 } },
)
