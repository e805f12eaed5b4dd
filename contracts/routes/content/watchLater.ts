import { route } from '../../route.ts'

export const readWatchLater = route('GET', '/watch-later', {
  summary: 'Returns a page of the posts on your list to watch later, the last added first.',
  access: 'signedIn',
  request: async () => ({ query: (await import('../../shared/queries.ts')).watchLaterQuery }),
  output: async () => (await import('../../content/watchLater.ts')).watchLaterSchema,
})

export const readWatchLaterIds = route('GET', '/watch-later/ids', {
  summary: 'Returns the ids of the posts on your list to watch later.',
  access: 'signedIn',
  output: async () => (await import('../../content/watchLater.ts')).watchLaterIdsSchema,
})

export const addWatchLater = route('PUT', '/watch-later/:id', {
  summary: 'Puts a post on your list to watch later.',
  access: 'signedIn',
  status: 204,
  errors: ['post_not_found', 'watch_later_full', 'too_many_requests'],
  request: async () => ({ params: (await import('../../shared/params.ts')).postParams }),
})

export const removeWatchLater = route('DELETE', '/watch-later/:id', {
  summary: 'Takes a post off your list to watch later.',
  access: 'signedIn',
  status: 204,
  errors: ['too_many_requests'],
  request: async () => ({ params: (await import('../../shared/params.ts')).postParams }),
})
