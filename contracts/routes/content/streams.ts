import { route } from '../../route.ts'

export const watchHere = route('POST', '/streams', {
  summary: 'Plays on this device, if need be instead of another one. Lasts a minute; call it again while playing.',
  access: 'signedIn',
  status: 204,
  errors: ['too_many_streams', 'too_many_requests'],
  request: async () => ({ input: (await import('../../content/streams.ts')).watchHereInput }),
})
