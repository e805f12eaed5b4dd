import { route } from '../../route.ts'

export const readMembershipOffer = route('GET', '/membership-offer', {
  summary: 'What a membership costs you with the code of an offer.',
  access: 'signedIn',
  errors: ['code_not_found', 'code_not_usable', 'too_many_requests'],
  request: async () => ({ query: (await import('../../membership/membershipOffers.ts')).offerQuery }),
  output: async () => (await import('../../membership/membershipOffers.ts')).membershipOfferSchema,
})
