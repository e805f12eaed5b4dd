import { route } from '../route.ts'

export const readSeries = route('GET', '/series/:slug', {
  summary: 'Returns a series with its parts in order.',
  access: 'everyone',
  scope: 'posts:read',
  errors: ['series_not_found'],
  request: async () => ({
    params: (await import('../params.ts')).seriesParams,
    query: (await import('../queries.ts')).languageQuery,
  }),
  output: async () => (await import('../series.ts')).seriesSchema,
})
