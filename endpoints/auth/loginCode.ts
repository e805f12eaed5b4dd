import { z } from 'zod'
import { codeInput } from '#contracts/account.ts'
import { currentUserSchema } from '#contracts/people.ts'
import { readChallenge } from '#domain/people/secondFactor/challenge.ts'
import { proveSecondFactor } from '#domain/people/secondFactor/proveSecondFactor.ts'
import { ShopError } from '#domain/ShopError.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { goTo } from '../Reply.ts'
import { safeRedirect } from '../safeRedirect.ts'
import { beginSession } from './beginSession.ts'
import { formFailure } from './formFailure.ts'
import { presentUser } from './presentUser.ts'

/** The second step: whoever comes from the first, with a cookie that says so, gives the code. */
export const loginCode = defineEndpoint({
  method: 'POST',
  path: '/login/code',
  who: 'everyone',
  form: true,
  limit: { calls: 300, seconds: 600 },
  input: codeInput,
  output: z.object({ user: currentUserSchema }),
  run: async (req, { input }) => {
    try {
      const { account, redirect } = await readChallenge(req, req.web.challenge.read())
      await proveSecondFactor(req, account.id, input.code)
      req.web.challenge.clear()
      const user = await beginSession(req, account, { isProved: true })
      return req.web.isForm ? goTo(safeRedirect(redirect)) : { user: presentUser(user) }
    } catch (error) {
      if (!req.web.isForm || !(error instanceof ShopError)) throw error
      return formFailure(error.code === 'sign_in_expired' ? '/api/login' : '/api/login/code', error, '/')
    }
  },
})
