import { route } from '../route.ts'

export const readProducts = route('GET', '/products', {
  summary: 'Lists the products of the shop.',
  access: 'everyone',
  schemas: async () => {
    const { productListSchema } = await import('../products.ts')
    return { output: productListSchema }
  },
})

export const createProduct = route('POST', '/admin/products', {
  summary: 'Adds a product to the shop.',
  access: 'employee',
  status: 201,
  errors: ['invalid_upload', 'unsupported_file', 'too_large'],
  schemas: async () => {
    const { createProductInput, productSchema } = await import('../products.ts')
    return { input: createProductInput, output: productSchema }
  },
})
