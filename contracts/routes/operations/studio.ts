import { route } from '../../route.ts'

export const searchStudio = route('GET', '/admin/search', {
  summary:
    'Searches the studio for what your role may open: people, orders, posts, articles, places, settings, actions.',
  access: 'usePanel',
  errors: ['too_many_requests'],
  request: async () => ({ query: (await import('../../operations/studio.ts')).studioSearchQuery }),
  output: async () => (await import('../../operations/studio.ts')).studioAnswerSchema,
})

export const countWaiting = route('GET', '/admin/waiting', {
  summary: 'Returns how many things wait for you in the inbox of the studio.',
  access: 'usePanel',
  output: async () => (await import('../../operations/studio.ts')).waitingSchema,
})
