import { route } from '../../route.ts'

export const readOwnReferrals = route('GET', '/account/referrals', {
  summary: 'Returns your link for friends, how many joined with it, and the months you got for them.',
  access: 'signedIn',
  errors: ['too_many_requests'],
  output: async () => (await import('../../membership/referrals.ts')).ownReferralsSchema,
})
