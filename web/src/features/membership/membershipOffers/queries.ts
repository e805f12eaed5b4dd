import { readMembershipOffer } from '#contracts/routes/membership/membershipOffers.ts'
import { readQuery } from '../../../lib/readQuery.ts'

/** What the code makes of the prices. A wrong code stays wrong, so it is not tried again. */
export const membershipOfferQuery = (code: string) => ({
  ...readQuery(readMembershipOffer, { query: { code } }),
  retry: false,
})
