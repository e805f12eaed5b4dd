import { route } from '../../route.ts'

export const readMemberFeed = route('GET', '/account/feed', {
  summary: 'Returns whether you have a private feed, without its address.',
  access: 'signedIn',
  output: async () => (await import('../../outreach/memberFeed.ts')).memberFeedSchema,
})

export const createMemberFeed = route('POST', '/account/feed', {
  summary: 'Makes a new address for your private feed and returns it, once. A previous address stops working.',
  access: 'signedIn',
  status: 201,
  errors: ['subscribers_only', 'too_many_requests'],
  output: async () => (await import('../../outreach/memberFeed.ts')).newMemberFeedSchema,
})

export const removeMemberFeed = route('DELETE', '/account/feed', {
  summary: 'Ends your private feed. Its address stops working immediately.',
  access: 'signedIn',
  status: 204,
})
