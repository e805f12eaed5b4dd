import { route } from '../../route.ts'

export const readSeries = route('GET', '/series/:slug', {
  summary: 'Returns a series with its parts in order.',
  access: 'everyone',
  scope: 'posts:read',
  errors: ['series_not_found'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).seriesParams,
    query: (await import('../../shared/queries.ts')).languageQuery,
  }),
  output: async () => (await import('../../content/series.ts')).seriesSchema,
})
