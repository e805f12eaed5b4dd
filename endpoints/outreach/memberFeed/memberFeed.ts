import * as routes from '#contracts/routes/outreach/memberFeed.ts'
import { createFeed, readOwnFeed, removeFeed } from '#domain/people/account/ownFeed.ts'
import { implement } from '../../implement.ts'

export const readMemberFeed = implement(routes.readMemberFeed, (req) => readOwnFeed(req))

export const createMemberFeed = implement(
  routes.createMemberFeed,
  async (req) => ({ path: `/feeds/${await createFeed(req)}.xml` }),
  { rateLimit: { calls: 20, seconds: 3600 } },
)

export const removeMemberFeed = implement(routes.removeMemberFeed, ({ pool, user }) => removeFeed(pool, user.id))
