import { centsOf } from '#contracts/shared/money.ts'
import type { Merchandise } from '#contracts/shop/products.ts'
import type { StoredMerchandise } from '#domain/shop/catalogue/listMerchandise.ts'

/** The article as the server stores it. */
export const storedMerchandise = (item: Merchandise): StoredMerchandise => ({
  ...item,
  id: Number(item.id),
  rating: Number(item.rating),
  createdAt: new Date(item.createdAt),
  variants: item.variants.map(({ retailPrice, ...variant }) => ({
    ...variant,
    id: Number(variant.id),
    retailPriceCents: centsOf(retailPrice),
  })),
})
