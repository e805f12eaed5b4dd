import * as routes from '#contracts/routes/people/account.ts'
import { proveIdentity } from '#domain/people/people/recentProof.ts'
import { withFormRedirect } from '../auth/withFormRedirect.ts'
import { answer } from '../../answer.ts'
import { implement } from '../../implement.ts'
import { redirectTo } from '../../HttpResult.ts'
import { safeRedirect } from '../../safeRedirect.ts'

/** Checks the password or code again before a change to how accounts are protected. */
export const confirmPassword = implement(
  routes.confirmPassword,
  (req, { input }) => {
    const redirect = safeRedirect(input.redirect)
    return withFormRedirect(req, { page: '/api/confirm-password', redirect }, async () => {
      await proveIdentity(req, input)
      return req.web.isForm ? redirectTo(redirect) : answer(req, 'Thank you. You can continue for 10 minutes.')
    })
  },
  { rateLimit: { calls: 60, seconds: 3600 } },
)
