import type { Merchandise, Variant } from '#contracts/products.ts'
import { variantCents } from './merchandiseFacts.ts'
import type { MerchandiseFilters, Sort } from './merchandiseFilters.ts'
import { plainText } from '#contracts/plainText.ts'
import { type FoundArticles, PLAIN_SEARCH } from '../../lib/useFoundArticles.ts'

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
    .filter(({ variants }) => variants.some((variant) => variantPasses(variant, filters)))
    .toSorted(comparison(filters.sort, query ? matches : null))
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

function comparison(
  sort: Sort,
  matches: ((text: string) => boolean) | null,
): (one: Merchandise, other: Merchandise) => number {
  if (sort === 'price-asc') return (one, other) => lowest(one) - lowest(other)
  if (sort === 'price-desc') return (one, other) => highest(other) - highest(one)
  if (sort === 'newest') return (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)
  return (one, other) => {
    const byTitle = matches ? Number(matches(other.title)) - Number(matches(one.title)) : 0
    return byTitle || lowest(one) - lowest(other)
  }
}

const textOf = ({ title, description, category, variants }: Merchandise): string =>
  [title, plainText(description), category, ...new Set(variants.map((variant) => variant.appearanceName))].join(' ')

const lowest = ({ variants }: Merchandise) => Math.min(...variants.map(variantCents))
const highest = ({ variants }: Merchandise) => Math.max(...variants.map(variantCents))
