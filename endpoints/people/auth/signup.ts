import * as routes from '#contracts/routes/people/auth.ts'
import { signUp } from '#domain/people/people/signUp.ts'
import { implement } from '../../implement.ts'
import { redirectAfterSignIn } from './redirectAfterSignIn.ts'
import { safeRedirect } from '../../safeRedirect.ts'
import { beginSession } from './beginSession.ts'
import { withFormRedirect } from './withFormRedirect.ts'
import { presentUser } from './presentUser.ts'

export const signup = implement(
  routes.signup,
  (req, { input }) => {
    const redirect = safeRedirect(input.redirect)
    return withFormRedirect(req, { page: '/api/signup', redirect, visit: input.visit }, async () => {
      const account = await signUp(req, input)
      const user = await beginSession(req, account)
      return req.web.isForm ? redirectAfterSignIn(req, user, redirect) : { user: presentUser(user) }
    })
  },
  { rateLimit: { calls: 300, seconds: 600 } },
)
