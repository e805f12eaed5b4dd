import { route } from '../../route.ts'

export const readProducts = route('GET', '/products', {
  summary: 'Lists the products of the shop.',
  access: 'everyone',
  scope: 'catalog:read',
  output: async () => (await import('../../shop/products.ts')).productListSchema,
})

export const createProduct = route('POST', '/admin/products', {
  summary: 'Adds a product to the shop.',
  access: 'manageCatalogue',
  scope: 'catalog:write',
  status: 201,
  errors: ['invalid_upload', 'unsupported_file', 'too_large'],
  request: async () => ({ input: (await import('../../shop/products.ts')).createProductInput }),
  output: async () => (await import('../../shop/products.ts')).productSchema,
})

export const readProductStock = route('GET', '/admin/products/:id/stock', {
  summary: 'Says how many pieces of a product are left, held and sold.',
  access: 'manageCatalogue',
  scope: 'catalog:read',
  errors: ['not_found'],
  request: async () => ({ params: (await import('../../shared/params.ts')).articleParams }),
  output: async () => (await import('../../shop/stock.ts')).stockSchema,
})

export const adjustProductStock = route('POST', '/admin/products/:id/stock', {
  summary: 'Adds pieces to the stock of a product, takes some away, or stops counting them.',
  access: 'manageCatalogue',
  scope: 'catalog:write',
  errors: ['not_found'],
  request: async () => ({
    params: (await import('../../shared/params.ts')).articleParams,
    input: (await import('../../shop/stock.ts')).adjustStockInput,
  }),
  output: async () => (await import('../../shop/stock.ts')).stockSchema,
})
