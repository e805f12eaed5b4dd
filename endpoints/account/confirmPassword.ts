import { confirmPasswordInput } from '#contracts/account.ts'
import { messageAnswer } from '#contracts/products.ts'
import { proveAgain } from '#domain/people/recentProof.ts'
import { ShopError } from '#domain/ShopError.ts'
import { formFailure } from '../auth/formFailure.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { goTo } from '../Reply.ts'
import { safeRedirect } from '../safeRedirect.ts'

/** Gives the password or code again, before something that decides how accounts are opened. */
export const confirmPassword = defineEndpoint({
  method: 'POST',
  path: '/confirm-password',
  who: 'signedIn',
  form: true,
  limit: { calls: 60, seconds: 3600 },
  input: confirmPasswordInput,
  output: messageAnswer,
  run: async (req, { input }) => {
    const redirect = safeRedirect(input.redirect)
    try {
      await proveAgain(req, input)
    } catch (error) {
      if (!req.web.isForm || !(error instanceof ShopError)) throw error
      return formFailure('/api/confirm-password', error, redirect)
    }
    return req.web.isForm ? goTo(redirect) : { message: 'Thank you. You can continue for 10 minutes.' }
  },
})
