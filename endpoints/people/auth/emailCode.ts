import * as routes from '#contracts/routes/people/emailSignIn.ts'
import { requestEmailCode } from '#domain/people/people/emailCode/requestEmailCode.ts'
import { signInWithEmailCode } from '#domain/people/people/emailCode/signInWithEmailCode.ts'
import { answer } from '../../answer.ts'
import { implement } from '../../implement.ts'
import { redirectTo } from '../../HttpResult.ts'
import { safeRedirect } from '../../safeRedirect.ts'
import { completeSignIn } from './completeSignIn.ts'
import { presentUser } from './presentUser.ts'
import { redirectAfterSignIn } from './redirectAfterSignIn.ts'
import { serverPageIn } from './serverPageIn.ts'
import { withFormRedirect } from './withFormRedirect.ts'

const PAGE = '/api/login/email'

/** Answers the same whether the address has an account or not. */
export const emailSignInCode = implement(
  routes.emailSignInCode,
  (req, { input }) => {
    const redirect = safeRedirect(input.redirect)
    return withFormRedirect(req, { page: PAGE, redirect }, async () => {
      req.web.emailCode.keep(await requestEmailCode(req, { email: input.email, redirect }))
      if (req.web.isForm) return redirectTo(serverPageIn(req.language ?? 'en', `${PAGE}/code`))
      return answer(req, 'If that address has an account, we’ve sent it a code.')
    })
  },
  { rateLimit: { calls: 30, seconds: 900 } },
)

export const loginEmailCode = implement(
  routes.loginEmailCode,
  (req, { input }) =>
    withFormRedirect(req, { page: ({ code }) => (code === 'email_code_expired' ? PAGE : `${PAGE}/code`) }, async () => {
      const { account, redirect } = await signInWithEmailCode(req, req.web.emailCode.read(), input.code)
      req.web.emailCode.clear()
      const user = await completeSignIn(req, account, redirect)
      return req.web.isForm ? redirectAfterSignIn(req, user, safeRedirect(redirect)) : { user: presentUser(user) }
    }),
  { rateLimit: { calls: 300, seconds: 600 } },
)
