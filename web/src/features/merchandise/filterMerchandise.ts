import type { Merchandise, Variant } from '#contracts/products.ts'
import { variantCents } from './merchandiseFacts.ts'
import type { MerchandiseFilters, Sort } from './merchandiseFilters.ts'
import { plainText } from '#contracts/plainText.ts'

export function filterMerchandise(items: Merchandise[], filters: MerchandiseFilters): Merchandise[] {
  const query = filters.query.trim().toLowerCase()
  return items
    .filter(({ category }) => filters.category === 'all' || category === filters.category)
    .filter((item) => !query || titleMatches(item, query) || plainText(item.description).toLowerCase().includes(query))
    .filter(({ variants }) => variants.some((variant) => variantPasses(variant, filters)))
    .toSorted(comparison(filters.sort, query))
}

function variantPasses(variant: Variant, { sizes, colors, priceRange: [min, max] }: MerchandiseFilters): boolean {
  const cents = variantCents(variant)
  return (
    (sizes.length === 0 || sizes.includes(variant.sizeName)) &&
    (colors.length === 0 || colors.includes(variant.appearanceName)) &&
    cents >= min &&
    cents <= max
  )
}

function comparison(sort: Sort, query: string): (one: Merchandise, other: Merchandise) => number {
  if (sort === 'price-asc') return (one, other) => lowest(one) - lowest(other)
  if (sort === 'price-desc') return (one, other) => highest(other) - highest(one)
  if (sort === 'newest') return (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)
  return (one, other) => {
    const byTitle = query ? Number(titleMatches(other, query)) - Number(titleMatches(one, query)) : 0
    return byTitle || lowest(one) - lowest(other)
  }
}

const titleMatches = ({ title }: Merchandise, query: string) => title.toLowerCase().includes(query)
const lowest = ({ variants }: Merchandise) => Math.min(...variants.map(variantCents))
const highest = ({ variants }: Merchandise) => Math.max(...variants.map(variantCents))
