import * as routes from '#contracts/routes/people/auth.ts'
import { mailVerifyLink, verifyEmail } from '#domain/people/people/verifyEmail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { answer } from '../../answer.ts'
import { implement } from '../../implement.ts'
import { redirectTo } from '../../HttpResult.ts'
import { safeRedirect } from '../../safeRedirect.ts'
import { withFormRedirect } from './withFormRedirect.ts'

const PAGE = '/api/verify-email'

/** The button on the page of a mailed link. Opening the link confirms nothing, because mail scanners open links too. */
export const confirmEmail = implement(
  routes.confirmEmail,
  (req, { input, query }) =>
    withFormRedirect(req, { page: PAGE }, async () => {
      const redirect = safeRedirect(input.redirect)
      await verifyEmail(req, input.token ?? query.token ?? '', {
        deviceKey: req.web.device.key(),
        postEmails: input.postEmails,
      })
      if (req.web.isForm) return redirectTo(pageAfterConfirming(req, redirect))
      return answer(req, 'Your email address is confirmed.')
    }),
  { rateLimit: { calls: 300, seconds: 600 } },
)

/** Nobody who is signed in signs in again: their page says that it worked, and leads on. */
function pageAfterConfirming({ user }: Req, redirect: string): string {
  const query = new URLSearchParams({ notice: 'email_confirmed', ...(redirect !== '/' && { redirect }) })
  const page = user?.owesSecondFactor ? '/api/second-factor' : user ? PAGE : '/api/login'
  return `${page}?${query.toString()}`
}

/** Sends a new link. */
export const sendVerifyLink = implement(
  routes.sendVerifyLink,
  (req, { input }) =>
    withFormRedirect(req, { page: PAGE }, async () => {
      await mailVerifyLink(req, safeRedirect(input.redirect))
      return req.web.isForm
        ? redirectTo(`${PAGE}?notice=verify_link_sent`)
        : answer(req, 'Check your email for a new link.')
    }),
  { rateLimit: { calls: 10, seconds: 3600 } },
)
