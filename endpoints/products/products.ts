import { centsToAmount } from '#contracts/money.ts'
import { createProductInput, type Product, productListSchema, productSchema } from '#contracts/products.ts'
import { addProduct, listProducts, type StoredProduct } from '#domain/catalogue/products.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { mediaAddress } from '../media/mediaAddress.ts'

export const readProducts = defineEndpoint({
  method: 'GET',
  path: '/products',
  who: 'everyone',
  cache: { topics: ['products'], by: 'everyone' },
  output: productListSchema,
  run: async (req) => (await listProducts(req)).map(presentProduct),
})

export const createProduct = defineEndpoint({
  method: 'POST',
  path: '/admin/products',
  who: 'employee',
  input: createProductInput,
  output: productSchema,
  status: 201,
  run: async (req, { input }) => presentProduct(await addProduct(req, input)),
})

function presentProduct({ imageKey, priceCents, rating, description, ...product }: StoredProduct): Product {
  return {
    ...product,
    description: description ?? '',
    imageUrl: imageKey ? mediaAddress(imageKey) : null,
    price: centsToAmount(priceCents),
    rating: rating.toFixed(1),
  }
}
