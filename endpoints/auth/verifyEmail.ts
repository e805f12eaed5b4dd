import { z } from 'zod'
import { messageAnswer } from '#contracts/products.ts'
import { mailVerifyLink, verifyEmail } from '#domain/people/verifyEmail.ts'
import { ShopError } from '#domain/ShopError.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { goTo } from '../Reply.ts'
import { formFailure } from './formFailure.ts'

const PAGE = '/api/verify-email'
const token = z.string().max(100).optional()

/** The button of the page a mailed link leads to. Visiting the link alone confirms nothing: mail scanners do that too. */
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/verify-email',
  who: 'everyone',
  form: true,
  limit: { calls: 300, seconds: 600 },
  query: z.object({ token }),
  input: z.strictObject({ token }).prefault({}),
  output: messageAnswer,
  run: async (req, { input, query }) => {
    try {
      await verifyEmail(req, input.token ?? query.token ?? '', req.web.device.key())
    } catch (error) {
      if (!req.web.isForm || !(error instanceof ShopError)) throw error
      return formFailure(PAGE, error, '/')
    }
    if (req.web.isForm)
      return goTo(`/api/${req.user?.owesSecondFactor ? 'second-factor' : 'login'}?notice=email_confirmed`)
    return { message: 'Your email address is confirmed.' }
  },
})

/** A new link, for whoever lost the first one. */
export const sendVerifyLink = defineEndpoint({
  method: 'POST',
  path: '/verify-email/send',
  who: 'signedIn',
  form: true,
  limit: { calls: 10, seconds: 3600 },
  input: z.strictObject({}).prefault({}),
  output: messageAnswer,
  status: 202,
  run: async (req) => {
    try {
      await mailVerifyLink(req)
    } catch (error) {
      if (!req.web.isForm || !(error instanceof ShopError)) throw error
      return formFailure(PAGE, error, '/')
    }
    return req.web.isForm ? goTo(`${PAGE}?notice=verify_link_sent`) : { message: 'Check your email for a new link.' }
  },
})
