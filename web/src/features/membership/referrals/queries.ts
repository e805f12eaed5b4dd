import { readOwnReferrals } from '#contracts/routes/membership/referrals.ts'
import { readQuery } from '../../../lib/readQuery.ts'

export const ownReferralsQuery = readQuery(readOwnReferrals, {})
