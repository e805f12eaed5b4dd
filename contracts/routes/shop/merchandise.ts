import { route } from '../../route.ts'

export const readMerchandise = route('GET', '/merchandise', {
  summary: 'Lists merchandise with its images and variants.',
  access: 'everyone',
  scope: 'catalog:read',
  request: async () => ({ query: (await import('../../shared/queries.ts')).merchandiseListQuery }),
  output: async () => (await import('../../shop/products.ts')).merchandiseListSchema,
})
