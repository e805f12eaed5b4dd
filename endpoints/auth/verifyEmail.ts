import * as routes from '#contracts/routes/auth.ts'
import { mailVerifyLink, verifyEmail } from '#domain/people/verifyEmail.ts'
import { ShopError } from '#domain/ShopError.ts'
import { implement } from '../implement.ts'
import { redirectTo } from '../HttpResult.ts'
import { formFailure } from './formFailure.ts'

const PAGE = '/api/verify-email'

/** The button of the page a mailed link leads to. Visiting the link alone confirms nothing: mail scanners do that too. */
export const confirmEmail = implement(
  routes.confirmEmail,
  async (req, { input, query }) => {
    try {
      await verifyEmail(req, input.token ?? query.token ?? '', req.web.device.key())
    } catch (error) {
      if (!req.web.isForm || !(error instanceof ShopError)) throw error
      return formFailure(PAGE, error, '/')
    }
    if (req.web.isForm)
      return redirectTo(`/api/${req.user?.owesSecondFactor ? 'second-factor' : 'login'}?notice=email_confirmed`)
    return { message: 'Your email address is confirmed.' }
  },
  { rateLimit: { calls: 300, seconds: 600 } },
)

/** A new link, for whoever lost the first one. */
export const sendVerifyLink = implement(
  routes.sendVerifyLink,
  async (req) => {
    try {
      await mailVerifyLink(req)
    } catch (error) {
      if (!req.web.isForm || !(error instanceof ShopError)) throw error
      return formFailure(PAGE, error, '/')
    }
    return req.web.isForm
      ? redirectTo(`${PAGE}?notice=verify_link_sent`)
      : { message: 'Check your email for a new link.' }
  },
  { rateLimit: { calls: 10, seconds: 3600 } },
)
