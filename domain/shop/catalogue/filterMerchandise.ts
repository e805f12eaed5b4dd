import type { FilterChoices, MerchandiseFilters, MerchandiseSort, Swatch } from '#contracts/shop/merchandiseFilters.ts'
import { plainText } from '#contracts/shop/plainText.ts'
import { isSameSize, listSizes } from '#contracts/shop/sizeOrder.ts'
import type { StoredMerchandise, StoredVariant } from './listMerchandise.ts'

export type FoundArticles = {
  /** What the site's search finds: other forms of a word, and what a mistyped one means. */
  ids: ReadonlySet<number>
  /** Whether a text has the words of the query. */
  matches: (text: string) => boolean
}

/** @param found null without a search. */
export function filterMerchandise<Item extends StoredMerchandise>(
  items: Item[],
  filters: MerchandiseFilters,
  found: FoundArticles | null = null,
): Item[] {
  return items
    .filter(({ category }) => filters.category === 'all' || category === filters.category)
    .filter((item) => !found || found.ids.has(item.id) || found.matches(textOf(item)))
    .map((item) => ({ item, prices: pricesOf(item, filters) }))
    .filter(({ prices }) => prices.length > 0)
    .toSorted(comparison(filters.sort, found))
    .map(({ item }) => item)
}

/** Whether what was chosen is sold out, although other sizes or colors may be left. */
export function isChoiceSoldOut(item: StoredMerchandise, filters: MerchandiseFilters): boolean {
  const isChosen = filters.sizes.length > 0 || filters.colors.length > 0
  return isChosen && fittingVariants(item, filters).every(({ inStock }) => !inStock)
}

export function choicesOf(items: StoredMerchandise[]): FilterChoices {
  const variants = items.flatMap((item) => item.variants)
  const prices = variants.map(({ retailPriceCents }) => retailPriceCents)
  return {
    categories: [...new Set(items.map(({ category }) => category))].toSorted(),
    sizes: listSizes(variants.map(({ sizeName }) => sizeName)),
    colors: swatchesOf(variants),
    priceRange: prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [0, 0],
  }
}

type Priced = { item: StoredMerchandise; prices: number[] }

const pricesOf = (item: StoredMerchandise, filters: MerchandiseFilters): number[] =>
  fittingVariants(item, filters).map(({ retailPriceCents }) => retailPriceCents)

/** Variants with a chosen size, color and price. */
const fittingVariants = (
  { variants }: StoredMerchandise,
  { sizes, colors, priceRange: [min, max] }: MerchandiseFilters,
): StoredVariant[] =>
  variants.filter(
    ({ sizeName, appearanceName, retailPriceCents }) =>
      (sizes.length === 0 || sizes.some((size) => isSameSize(size, sizeName))) &&
      (colors.length === 0 || colors.includes(appearanceName)) &&
      retailPriceCents >= min &&
      retailPriceCents <= max,
  )

function comparison(sort: MerchandiseSort, found: FoundArticles | null): (one: Priced, other: Priced) => number {
  if (sort === 'price-asc') return (one, other) => lowest(one) - lowest(other)
  if (sort === 'price-desc') return (one, other) => highest(other) - highest(one)
  if (sort === 'newest') return (one, other) => other.item.createdAt.getTime() - one.item.createdAt.getTime()
  return (one, other) => {
    const byTitle = found ? Number(found.matches(other.item.title)) - Number(found.matches(one.item.title)) : 0
    return byTitle || lowest(one) - lowest(other)
  }
}

const textOf = ({ title, description, category, variants }: StoredMerchandise): string =>
  [
    title,
    plainText(description ?? ''),
    category,
    ...new Set(variants.map(({ appearanceName }) => appearanceName)),
  ].join(' ')

const lowest = ({ prices }: Priced) => Math.min(...prices)
const highest = ({ prices }: Priced) => Math.max(...prices)

function swatchesOf(variants: StoredVariant[]): Swatch[] {
  const byName = new Map<string, Swatch>()
  for (const { appearanceName, appearanceColorValue } of variants) {
    if (!byName.has(appearanceName)) byName.set(appearanceName, { name: appearanceName, color: appearanceColorValue })
  }
  return [...byName.values()]
}
