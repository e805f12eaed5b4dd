import { route } from '../../route.ts'

export const readFilmStones = route('GET', '/posts/:id/stones', {
  summary: 'Lists stones that came out in a film and are for sale, or were sold.',
  access: 'everyone',
  scope: 'catalog:read',
  request: async () => ({ params: (await import('../../shared/params.ts')).postParams }),
  output: async () => (await import('../../shop/stones.ts')).filmStonesSchema,
})
