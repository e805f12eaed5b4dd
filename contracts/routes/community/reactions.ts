import { route } from '../../route.ts'

const params = async () => (await import('../../shared/params.ts')).postParams
const output = async () => (await import('../../community/reactions.ts')).reactionSchema

export const readReaction = route('GET', '/posts/:id/reaction', {
  summary: 'Returns how many people called a post a great find, and whether you did.',
  access: 'signedIn',
  errors: ['post_not_found'],
  request: async () => ({ params: await params() }),
  output,
})

export const addReaction = route('PUT', '/posts/:id/reaction', {
  summary: 'Calls a post a great find. You are counted once.',
  access: 'signedIn',
  errors: ['post_not_found', 'subscribers_only', 'too_many_requests'],
  request: async () => ({ params: await params() }),
  output,
})

export const removeReaction = route('DELETE', '/posts/:id/reaction', {
  summary: 'Takes your reaction to a post back.',
  access: 'signedIn',
  errors: ['post_not_found', 'too_many_requests'],
  request: async () => ({ params: await params() }),
  output,
})
