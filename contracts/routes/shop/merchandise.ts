import { route } from '../../route.ts'

export const readMerchandise = route('GET', '/merchandise', {
  summary: 'Lists merchandise with its images and variants.',
  access: 'everyone',
  scope: 'catalog:read',
  request: async () => ({ query: (await import('../../shared/queries.ts')).merchandiseListQuery }),
  output: async () => (await import('../../shop/products.ts')).merchandiseListSchema,
})

export const readMerchandisePage = route('GET', '/merchandise/page', {
  summary: 'Returns one page of merchandise that passes filters, and what there is to filter by.',
  access: 'everyone',
  scope: 'catalog:read',
  errors: ['too_many_requests'],
  request: async () => ({ query: (await import('../../shared/queries.ts')).merchandisePageQuery }),
  output: async () => (await import('../../shop/products.ts')).merchandisePageSchema,
})
