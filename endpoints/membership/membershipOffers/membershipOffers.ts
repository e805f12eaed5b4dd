import * as routes from '#contracts/routes/membership/membershipOffers.ts'
import { readOffer } from '#domain/membership/membershipOffers/readOffer.ts'
import { implement } from '../../implement.ts'

/** Few calls, so that codes can’t be guessed. */
export const readMembershipOffer = implement(
  routes.readMembershipOffer,
  (req, { query }) => readOffer(req, query.code),
  { rateLimit: { calls: 60, seconds: 600 } },
)
