import { route } from '../../route.ts'

export const readPage = route('GET', '/pages/:slug', {
  summary: 'Returns a published page of the owner’s, such as /about.',
  access: 'everyone',
  errors: ['not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).pageParams }),
  output: async () => (await import('../../content/pages.ts')).pageSchema,
})
