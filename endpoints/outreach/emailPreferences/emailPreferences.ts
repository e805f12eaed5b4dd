import * as routes from '#contracts/routes/outreach/emailPreferences.ts'
import {
  changeEmailPreferences as change,
  readEmailPreferences as read,
} from '#domain/outreach/emailPreferences/emailPreferences.ts'
import { implement } from '../../implement.ts'

const rateLimit = { calls: 300, seconds: 600 }

export const readEmailPreferences = implement(
  routes.readEmailPreferences,
  (req, { query: { key } }) => read(req, key),
  {
    rateLimit,
  },
)

export const changeEmailPreferences = implement(
  routes.changeEmailPreferences,
  async (req, { query: { key }, input }) => {
    await change(req, key, input)
    return read(req, key)
  },
  { rateLimit },
)
