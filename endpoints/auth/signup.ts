import { z } from 'zod'
import { currentUserSchema, signupInput } from '#contracts/people.ts'
import { signUp } from '#domain/people/signUp.ts'
import { ShopError } from '#domain/ShopError.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { goTo } from '../Reply.ts'
import { safeRedirect } from '../safeRedirect.ts'
import { beginSession } from './beginSession.ts'
import { formFailure } from './formFailure.ts'
import { presentUser } from './presentUser.ts'

export const signup = defineEndpoint({
  method: 'POST',
  path: '/signup',
  who: 'everyone',
  form: true,
  limit: { calls: 300, seconds: 600 },
  input: signupInput,
  output: z.object({ user: currentUserSchema }),
  status: 201,
  run: async (req, { input }) => {
    const redirect = safeRedirect(input.redirect)
    try {
      const account = await signUp(req, input)
      const user = await beginSession(req, account)
      return req.web.isForm ? goTo(redirect) : { user: presentUser(user) }
    } catch (error) {
      if (req.web.isForm && error instanceof ShopError) return formFailure('/api/signup', error, redirect)
      throw error
    }
  },
})
