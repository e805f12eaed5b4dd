import { z } from 'zod'
import { requestPasswordReset, resetPassword } from '#domain/people/resetPassword.ts'
import { messageAnswer } from '#contracts/products.ts'
import { ShopError } from '#domain/ShopError.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { goTo } from '../Reply.ts'

/** The answer is the same whether the address has an account or not. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/forgot-password',
  who: 'everyone',
  form: true,
  limit: { calls: 30, seconds: 900 },
  input: z.strictObject({ email: z.string().max(254) }),
  output: messageAnswer,
  status: 202,
  run: async (req, { input }) => {
    await requestPasswordReset(req, input.email)
    if (req.web.isForm) return goTo('/api/forgot-password?sent=1')
    return { message: 'If that address has an account, we’ve sent an email with a link.' }
  },
})

export const newPassword = defineEndpoint({
  method: 'POST',
  path: '/reset-password',
  who: 'everyone',
  form: true,
  limit: { calls: 20, seconds: 900 },
  input: z.strictObject({ token: z.string().max(100), password: z.string().max(1024) }),
  output: messageAnswer,
  run: async (req, { input }) => {
    try {
      await resetPassword(req, input.token, input.password)
      req.web.device.keep()
    } catch (error) {
      if (!req.web.isForm || !(error instanceof ShopError)) throw error
      return goTo(`/api/reset-password?${new URLSearchParams({ token: input.token, error: error.code }).toString()}`)
    }
    return req.web.isForm ? goTo('/api/login?notice=password_changed') : { message: 'Your new password is set.' }
  },
})
