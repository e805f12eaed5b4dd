import * as routes from '#contracts/routes/people/account.ts'
import { cancelEmailChange as cancel } from '#domain/people/people/cancelEmailChange.ts'
import { requestEmailChange as request } from '#domain/people/people/requestEmailChange.ts'
import { answer } from '../../answer.ts'
import { implement } from '../../implement.ts'

/** Answers the same whether the new address has an account or not. */
export const requestEmailChange = implement(
  routes.requestEmailChange,
  async (req, { input }) => {
    await request(req, input)
    return answer(req, 'We’ve sent a link to {email}. Open it to change your address.', { email: input.email })
  },
  { rateLimit: { calls: 20, seconds: 3600 } },
)

export const cancelEmailChange = implement(routes.cancelEmailChange, async ({ pool, user, now }) => {
  await cancel(pool, user.id, now)
})
