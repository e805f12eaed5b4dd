import * as routes from '#contracts/routes/membership/referrals.ts'
import { readOwnReferrals as read } from '#domain/membership/referrals/readOwnReferrals.ts'
import { implement } from '../../implement.ts'

export const readOwnReferrals = implement(routes.readOwnReferrals, (req) => read(req), {
  rateLimit: { calls: 120, seconds: 600 },
})
