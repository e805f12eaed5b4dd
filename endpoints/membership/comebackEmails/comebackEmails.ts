import * as routes from '#contracts/routes/membership/comebackEmails.ts'
import {
  changeComebackEmails as change,
  stopComebackEmails as stop,
  wantsComebackEmails,
} from '#domain/membership/comebackEmails/comebackEmails.ts'
import { implement } from '../../implement.ts'

export const readComebackEmails = implement(routes.readComebackEmails, async ({ pool, user }) => ({
  on: await wantsComebackEmails(pool, user.id),
}))

export const changeComebackEmails = implement(
  routes.changeComebackEmails,
  async ({ pool, user, now }, { input: { on } }) => {
    await change(pool, user.id, { isWanted: on, now })
    return { on }
  },
  { rateLimit: { calls: 60, seconds: 3600 } },
)

export const stopComebackEmails = implement(
  routes.stopComebackEmails,
  async (req, { query: { token } }) => {
    await stop(req, token)
  },
  { rateLimit: { calls: 300, seconds: 600 } },
)
