import * as routes from '#contracts/routes/auth.ts'
import { signUp } from '#domain/people/signUp.ts'
import { ShopError } from '#domain/ShopError.ts'
import { implement } from '../implement.ts'
import { redirectTo } from '../HttpResult.ts'
import { safeRedirect } from '../safeRedirect.ts'
import { beginSession } from './beginSession.ts'
import { formFailure } from './formFailure.ts'
import { presentUser } from './presentUser.ts'

export const signup = implement(
  routes.signup,
  async (req, { input }) => {
    const redirect = safeRedirect(input.redirect)
    try {
      const account = await signUp(req, input)
      const user = await beginSession(req, account)
      return req.web.isForm ? redirectTo(redirect) : { user: presentUser(user) }
    } catch (error) {
      if (req.web.isForm && error instanceof ShopError) return formFailure('/api/signup', error, redirect)
      throw error
    }
  },
  { rateLimit: { calls: 300, seconds: 600 } },
)
