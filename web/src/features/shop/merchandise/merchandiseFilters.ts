import type { FilterChoices, MerchandiseFilters, MerchandiseSort } from '#contracts/shop/merchandiseFilters.ts'
import { msg } from '#contracts/shared/msg.ts'

export const SORTS: { value: MerchandiseSort; label: string }[] = [
  { value: 'relevance', label: msg('Relevance') },
  { value: 'price-asc', label: msg('Price: Low to High') },
  { value: 'price-desc', label: msg('Price: High to Low') },
  { value: 'newest', label: msg('Newest') },
]

export type FilterChange = Partial<MerchandiseFilters> | ((now: MerchandiseFilters) => Partial<MerchandiseFilters>)

/** How many `listActive` lists. */
export function countActive({ category, sizes, colors, priceRange }: MerchandiseFilters, choices: FilterChoices) {
  const isPriced = priceRange.some((cents, at) => cents !== choices.priceRange[at])
  return Number(category !== 'all') + sizes.length + colors.length + Number(isPriced)
}
