import type { FilterChoices, MerchandiseFilters } from '#contracts/merchandiseFilters.ts'

export type FilterChange = Partial<MerchandiseFilters> | ((now: MerchandiseFilters) => Partial<MerchandiseFilters>)

/** How many `listActive` lists. */
export function countActive({ category, sizes, colors, priceRange }: MerchandiseFilters, choices: FilterChoices) {
  const isPriced = priceRange.some((cents, at) => cents !== choices.priceRange[at])
  return Number(category !== 'all') + sizes.length + colors.length + Number(isPriced)
}
