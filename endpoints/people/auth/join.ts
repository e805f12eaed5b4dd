import * as routes from '#contracts/routes/people/emailSignIn.ts'
import { problem } from '#contracts/shared/problem.ts'
import { requestEmailCode } from '#domain/people/people/emailCode/requestEmailCode.ts'
import { signUp } from '#domain/people/people/signUp.ts'
import { AppError, isAppError } from '#domain/platform/AppError.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'
import { implement } from '../../implement.ts'
import { redirectTo } from '../../HttpResult.ts'
import { safeRedirect } from '../../safeRedirect.ts'
import { beginSession } from './beginSession.ts'
import { redirectAfterSignIn } from './redirectAfterSignIn.ts'
import { serverPageIn } from './serverPageIn.ts'
import { withFormRedirect } from './withFormRedirect.ts'

/** An address with an account continues with a code; whether it has one is told by `POST /api/signup`, too. */
export const join = implement(
  routes.join,
  (req, { input }) => {
    const redirect = safeRedirect(input.redirect)
    return withFormRedirect(req, { page: '/api/signup', redirect, visit: input.visit }, async () => {
      if ((await readSetting(req.pool, 'sign_up_with')) === 'password')
        throw new AppError('invalid_input', { errors: { password: problem('Please use at least 8 characters') } })
      try {
        const user = await beginSession(req, await signUp(req, { ...input, redirect }))
        return req.web.isForm ? await redirectAfterSignIn(req, user, redirect) : { next: 'signed_in' as const }
      } catch (error) {
        if (!isAppError(error) || error.code !== 'email_taken') throw error
        req.web.emailCode.keep(await requestEmailCode(req, { email: input.email, redirect }))
        if (req.web.isForm) return redirectTo(serverPageIn(req.language ?? 'en', '/api/login/email/code'))
        return { next: 'code' as const }
      }
    })
  },
  { rateLimit: { calls: 100, seconds: 900 } },
)
