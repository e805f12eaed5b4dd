import { route } from '../../route.ts'

const load = () => import('../../content/watching.ts')

export const savePosition = route('PUT', '/posts/:id/position', {
  summary: 'Stores where you are in a video. Does nothing while you have turned this off.',
  access: 'signedIn',
  status: 204,
  errors: ['post_not_found', 'subscribers_only', 'too_many_requests'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).postParams,
    input: (await load()).positionInput,
  }),
})

export const dropPosition = route('DELETE', '/posts/:id/position', {
  summary: 'Deletes where you are in a video.',
  access: 'signedIn',
  status: 204,
  request: async () => ({ params: (await import('../../shared/params.ts')).postParams }),
})

export const readWatching = route('GET', '/watching', {
  summary: 'Returns what to continue watching, and what you have watched.',
  access: 'signedIn',
  request: async () => ({ query: (await import('../../shared/queries.ts')).languageQuery }),
  output: async () => (await load()).watchingSchema,
})

export const changeWatching = route('PUT', '/watching', {
  summary: 'Turns the memory of what you watch on or off. Turning it off deletes it.',
  access: 'signedIn',
  status: 204,
  request: async () => ({ input: (await load()).watchingInput }),
})
