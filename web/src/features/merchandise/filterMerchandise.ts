import type { Merchandise, Variant } from '#contracts/products.ts'
import { isSameSize } from '#contracts/sizeOrder.ts'
import { variantCents } from './merchandiseFacts.ts'
import type { MerchandiseFilters, Sort } from './merchandiseFilters.ts'
import { plainText } from '#contracts/plainText.ts'

export function filterMerchandise(items: Merchandise[], filters: MerchandiseFilters): Merchandise[] {
  const query = filters.query.trim().toLowerCase()
  return items
    .filter(({ category }) => filters.category === 'all' || category === filters.category)
    .filter((item) => !query || titleMatches(item, query) || plainText(item.description).toLowerCase().includes(query))
    .map((item) => ({ item, prices: fittingVariants(item, filters).map(variantCents) }))
    .filter(({ prices }) => prices.length > 0)
    .toSorted(comparison(filters.sort, query))
    .map(({ item }) => item)
}

/** Variants with a chosen size, color and price. */
export const fittingVariants = ({ variants }: Merchandise, filters: MerchandiseFilters): Variant[] =>
  variants.filter((variant) => variantPasses(variant, filters))

/** Whether what was chosen is sold out, although other sizes or colors may be left. */
export function isChoiceSoldOut(item: Merchandise, filters: MerchandiseFilters): boolean {
  const isChosen = filters.sizes.length > 0 || filters.colors.length > 0
  return isChosen && fittingVariants(item, filters).every(({ inStock }) => !inStock)
}

type Priced = { item: Merchandise; prices: number[] }

function variantPasses(variant: Variant, { sizes, colors, priceRange: [min, max] }: MerchandiseFilters): boolean {
  const cents = variantCents(variant)
  return (
    (sizes.length === 0 || sizes.some((size) => isSameSize(size, variant.sizeName))) &&
    (colors.length === 0 || colors.includes(variant.appearanceName)) &&
    cents >= min &&
    cents <= max
  )
}

function comparison(sort: Sort, query: string): (one: Priced, other: Priced) => number {
  if (sort === 'price-asc') return (one, other) => lowest(one) - lowest(other)
  if (sort === 'price-desc') return (one, other) => highest(other) - highest(one)
  if (sort === 'newest') return (one, other) => Date.parse(other.item.createdAt) - Date.parse(one.item.createdAt)
  return (one, other) => {
    const byTitle = query ? Number(titleMatches(other.item, query)) - Number(titleMatches(one.item, query)) : 0
    return byTitle || lowest(one) - lowest(other)
  }
}

const titleMatches = ({ title }: Merchandise, query: string) => title.toLowerCase().includes(query)
const lowest = ({ prices }: Priced) => Math.min(...prices)
const highest = ({ prices }: Priced) => Math.max(...prices)
