import * as routes from '#contracts/routes/account.ts'
import { proveIdentity } from '#domain/people/recentProof.ts'
import { orBackToForm } from '../auth/orBackToForm.ts'
import { implement } from '../implement.ts'
import { redirectTo } from '../HttpResult.ts'
import { safeRedirect } from '../safeRedirect.ts'

/** Gives the password or code again, before something that decides how accounts are opened. */
export const confirmPassword = implement(
  routes.confirmPassword,
  (req, { input }) => {
    const redirect = safeRedirect(input.redirect)
    return orBackToForm(req, { page: '/api/confirm-password', redirect }, async () => {
      await proveIdentity(req, input)
      return req.web.isForm ? redirectTo(redirect) : { message: 'Thank you. You can continue for 10 minutes.' }
    })
  },
  { rateLimit: { calls: 60, seconds: 3600 } },
)
