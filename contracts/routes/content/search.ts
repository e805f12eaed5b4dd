import { route } from '../../route.ts'

export const search = route('GET', '/search', {
  summary: 'Searches posts, stories, films, comments and the shop for what you may read. Tolerates typing errors.',
  access: 'everyone',
  scope: 'posts:read',
  errors: ['too_many_requests'],
  request: async () => ({ query: (await import('../../shared/queries.ts')).searchQuery }),
  output: async () => (await import('../../content/search.ts')).searchAnswerSchema,
})
