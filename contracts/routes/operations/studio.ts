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

export const viewAs = route('POST', '/admin/view-as', {
  summary:
    'Shows you the site as a visitor, a member or a subscriber sees it, for an hour or until you choose yourself.',
  access: 'usePanel',
  status: 303,
  form: true,
  request: async () => ({ input: (await import('../../operations/viewAs.ts')).viewAsInput }),
})
