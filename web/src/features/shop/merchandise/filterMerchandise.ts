import type { Merchandise, Variant } from '#contracts/shop/products.ts'
import { isSameSize } from '#contracts/shop/sizeOrder.ts'
import { variantCents } from './merchandiseFacts.ts'
import type { MerchandiseFilters, Sort } from './merchandiseFilters.ts'
import { plainText } from '#contracts/shop/plainText.ts'
import { type FoundArticles, PLAIN_SEARCH } from '../../../lib/useFoundArticles.ts'

export function filterMerchandise(
  items: Merchandise[],
  filters: MerchandiseFilters,
  found: FoundArticles = PLAIN_SEARCH,
): Merchandise[] {
  const query = filters.query.trim()
  const matches = found.matches(query)
  return items
    .filter(({ category }) => filters.category === 'all' || category === filters.category)
    .filter((item) => !query || found.ids.has(Number(item.id)) || matches(textOf(item)))
    .map((item) => ({ item, prices: fittingVariants(item, filters).map(variantCents) }))
    .filter(({ prices }) => prices.length > 0)
    .toSorted(comparison(filters.sort, query ? matches : null))
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

function comparison(sort: Sort, matches: ((text: string) => boolean) | null): (one: Priced, other: Priced) => number {
  if (sort === 'price-asc') return (one, other) => lowest(one) - lowest(other)
  if (sort === 'price-desc') return (one, other) => highest(other) - highest(one)
  if (sort === 'newest') return (one, other) => Date.parse(other.item.createdAt) - Date.parse(one.item.createdAt)
  return (one, other) => {
    const byTitle = matches ? Number(matches(other.item.title)) - Number(matches(one.item.title)) : 0
    return byTitle || lowest(one) - lowest(other)
  }
}

const textOf = ({ title, description, category, variants }: Merchandise): string =>
  [title, plainText(description), category, ...new Set(variants.map((variant) => variant.appearanceName))].join(' ')

const lowest = ({ prices }: Priced) => Math.min(...prices)
const highest = ({ prices }: Priced) => Math.max(...prices)
