import * as routes from '#contracts/routes/people/auth.ts'
import { requestPasswordReset, resetPassword } from '#domain/people/people/resetPassword.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { answer } from '../../answer.ts'
import { implement } from '../../implement.ts'
import { redirectTo } from '../../HttpResult.ts'
import { serverPageIn } from './serverPageIn.ts'

/** Answers the same whether the address has an account or not. */
export const forgotPassword = implement(
  routes.forgotPassword,
  async (req, { input }) => {
    await requestPasswordReset(req, input.email)
    if (req.web.isForm) return redirectTo(serverPageIn(req.language ?? 'en', '/api/forgot-password?sent=1'))
    return answer(req, 'If that address has an account, we’ve sent an email with a link.')
  },
  { rateLimit: { calls: 30, seconds: 900 } },
)

export const newPassword = implement(
  routes.newPassword,
  async (req, { input }) => {
    try {
      await resetPassword(req, input.token, input.password)
      req.web.device.keep()
    } catch (error) {
      if (!req.web.isForm || !(error instanceof AppError)) throw error
      return redirectTo(
        `/api/reset-password?${new URLSearchParams({ token: input.token, error: error.code }).toString()}`,
      )
    }
    return req.web.isForm ? redirectTo('/api/login?notice=password_changed') : answer(req, 'Your new password is set.')
  },
  { rateLimit: { calls: 20, seconds: 900 } },
)
