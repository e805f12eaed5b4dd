import * as routes from '#contracts/routes/shop/merchandise.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import type { Merchandise } from '#contracts/shop/products.ts'
import { firstSentence } from '#contracts/shop/plainText.ts'
import { findMerchandisePage } from '#domain/shop/catalogue/findMerchandisePage.ts'
import { listMerchandise, type StoredMerchandise } from '#domain/shop/catalogue/listMerchandise.ts'
import { implement } from '../../implement.ts'

export const readMerchandise = implement(
  routes.readMerchandise,
  async (req, { query: { inStock, limit } }) =>
    (await listMerchandise(req, { isInStock: inStock !== undefined, limit })).map(presentMerchandise),
  { cache: { topics: ['merchandise'], by: 'everyone' } },
)

/** Filters on the server, so that a page costs the same in any catalog. */
export const readMerchandisePage = implement(
  routes.readMerchandisePage,
  async (req, { query }) => {
    const { items, ...page } = await findMerchandisePage(req, query)
    return { ...page, items: items.map(presentMerchandise) }
  },
  {
    // As for the search of the site.
    rateLimit: { calls: 1200, seconds: 600 },
    cache: { topics: ['merchandise'], by: 'everyone', params: ['category', 'sort', 'page'] },
  },
)

export function presentMerchandise({
  variants,
  rating,
  description,
  createdAt,
  ...item
}: StoredMerchandise): Merchandise {
  return {
    ...item,
    description: description ?? '',
    firstSentence: firstSentence(description ?? ''),
    createdAt: createdAt.toISOString(),
    rating: rating.toFixed(1),
    variants: variants.map(({ retailPriceCents, ...variant }) => ({
      ...variant,
      retailPrice: centsToAmount(retailPriceCents),
    })),
  }
}
