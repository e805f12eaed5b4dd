import * as routes from '#contracts/routes/people/auth.ts'
import { denySignIn as deny } from '#domain/people/people/denySignIn.ts'
import { answer } from '../../answer.ts'
import { implement } from '../../implement.ts'
import { redirectTo } from '../../HttpResult.ts'
import { withFormRedirect } from './withFormRedirect.ts'

const PAGE = '/api/deny-sign-in'

/** The button on the page of the emailed link. Opening the link changes nothing, because mail scanners open links too. */
export const denySignIn = implement(
  routes.denySignIn,
  (req, { input }) =>
    withFormRedirect(req, { page: PAGE }, async () => {
      const userId = await deny(req, input.token)
      if (req.user?.id === userId) req.web.clearSession()
      if (req.web.isForm) return redirectTo(`${PAGE}?notice=sign_in_denied`)
      return answer(req, 'Everyone is signed out. Check your email for a link to choose a new password.')
    }),
  { rateLimit: { calls: 300, seconds: 600 } },
)
