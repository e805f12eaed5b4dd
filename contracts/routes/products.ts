import { route } from '../route.ts'

export const readProducts = route('GET', '/products', {
  summary: 'Lists the products of the shop.',
  access: 'everyone',
  scope: 'catalog:read',
  output: async () => (await import('../products.ts')).productListSchema,
})

export const createProduct = route('POST', '/admin/products', {
  summary: 'Adds a product to the shop.',
  access: 'manageCatalogue',
  scope: 'catalog:write',
  status: 201,
  errors: ['invalid_upload', 'unsupported_file', 'too_large'],
  request: async () => ({ input: (await import('../products.ts')).createProductInput }),
  output: async () => (await import('../products.ts')).productSchema,
})
