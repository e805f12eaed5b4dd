import * as routes from '#contracts/routes/people/auth.ts'
import { readChallenge } from '#domain/people/people/secondFactor/challenge.ts'
import { proveSecondFactor } from '#domain/people/people/secondFactor/proveSecondFactor.ts'
import { implement } from '../../implement.ts'
import { redirectAfterSignIn } from './redirectAfterSignIn.ts'
import { safeRedirect } from '../../safeRedirect.ts'
import { beginSession } from './beginSession.ts'
import { withFormRedirect } from './withFormRedirect.ts'
import { presentUser } from './presentUser.ts'

/** The second step: checks the code. The cookie of the first step says whose it is. */
export const loginCode = implement(
  routes.loginCode,
  (req, { input }) =>
    withFormRedirect(
      req,
      { page: ({ code }) => (code === 'sign_in_expired' ? '/api/login' : '/api/login/code') },
      async () => {
        const { account, redirect } = await readChallenge(req, req.web.challenge.read())
        await proveSecondFactor(req, account.id, input.code)
        req.web.challenge.clear()
        const user = await beginSession(req, account, { isProved: true })
        return req.web.isForm ? redirectAfterSignIn(req, user, safeRedirect(redirect)) : { user: presentUser(user) }
      },
    ),
  { rateLimit: { calls: 300, seconds: 600 } },
)
