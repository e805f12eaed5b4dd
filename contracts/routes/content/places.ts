import { route } from '../../route.ts'

export const readPlaces = route('GET', '/places', {
  summary: 'Returns the map of published posts: cells of about 20 km for members, states for everyone else.',
  access: 'everyone',
  scope: 'posts:read',
  output: async () => (await import('../../content/places.ts')).placesSchema,
})
