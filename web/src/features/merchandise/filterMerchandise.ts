import type { Merchandise, Variant } from '#contracts/products.ts'
import { variantCents } from './merchandiseFacts.ts'
import type { MerchandiseFilters, Sort } from './merchandiseFilters.ts'
import { plainText } from '#contracts/plainText.ts'
import { matchesSearch, type SearchText, searchText } from '../../lib/matchesSearch.ts'

/** @param foundIds what the site's search finds for the query, beside the items that contain its words. */
export function filterMerchandise(
  items: Merchandise[],
  filters: MerchandiseFilters,
  foundIds: ReadonlySet<number> = new Set(),
): Merchandise[] {
  const query = filters.query.trim()
  const matches = matchesSearch(query)
  return items
    .filter(({ category }) => filters.category === 'all' || category === filters.category)
    .filter((item) => !query || foundIds.has(Number(item.id)) || matches(textsOf(item).all))
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
  const matches = matchesSearch(query)
  const inTitle = (item: Merchandise) => matches(textsOf(item).title)
  return (one, other) => {
    const byTitle = query ? Number(inTitle(other)) - Number(inTitle(one)) : 0
    return byTitle || lowest(one) - lowest(other)
  }
}

type Texts = { title: SearchText; all: SearchText }
const known = new WeakMap<Merchandise, Texts>()

/** Folding a long description takes time, and every letter that is typed needs all of them. */
function textsOf(item: Merchandise): Texts {
  const texts = known.get(item) ?? {
    title: searchText(item.title),
    all: searchText(
      item.title,
      plainText(item.description),
      item.category,
      ...new Set(item.variants.map(({ appearanceName }) => appearanceName)),
    ),
  }
  known.set(item, texts)
  return texts
}

const lowest = ({ variants }: Merchandise) => Math.min(...variants.map(variantCents))
const highest = ({ variants }: Merchandise) => Math.max(...variants.map(variantCents))
