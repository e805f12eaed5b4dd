import * as routes from '#contracts/routes/shop/products.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import type { Product } from '#contracts/shop/products.ts'
import { addProduct, listProducts, type StoredProduct } from '#domain/shop/catalogue/products.ts'
import { implement } from '../../implement.ts'
import { adjustStock, readStock } from '#domain/shop/stock/adjustStock.ts'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'

export const readProducts = implement(
  routes.readProducts,
  async (req) => (await listProducts(req)).map((product) => presentProduct(product, req.now)),
  { cache: { topics: ['products', 'merchandise'], by: 'everyone' } },
)

export const createProduct = implement(routes.createProduct, async (req, { input }) =>
  presentProduct(await addProduct(req, input), req.now),
)

export const readProductStock = implement(routes.readProductStock, (req, { params: { id } }) => readStock(req.pool, id))

export const adjustProductStock = implement(routes.adjustProductStock, (req, { params: { id }, input }) =>
  adjustStock(req, id, input),
)

export function presentProduct(
  { imageKey, imageUrl, priceCents, rating, description, publicAt, ...product }: StoredProduct,
  now: Date,
): Product {
  return {
    ...product,
    description: description ?? '',
    membersUntil: publicAt && publicAt > now ? publicAt.toISOString() : null,
    imageUrl: imageUrl ?? (imageKey ? mediaAddress(imageKey) : null),
    price: centsToAmount(priceCents),
    rating: rating.toFixed(1),
  }
}
