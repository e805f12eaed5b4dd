import { formatDollars } from '../../lib/dollars.ts'
import type { FilterChoices, MerchandiseFilters } from './merchandiseFilters.ts'
import { toggled } from './toggled.ts'

type ActiveFilter = { label: string; without: Partial<MerchandiseFilters> }

/** The filters in force beside the search, each with what takes it away. */
export function listActive(filters: MerchandiseFilters, choices: FilterChoices): ActiveFilter[] {
  const { category, sizes, colors, priceRange } = filters
  const [min, max] = priceRange
  const [least, most] = choices.priceRange
  return [
    ...(category === 'all' ? [] : [{ label: category, without: { category: 'all' } }]),
    ...sizes.map((size) => ({ label: size, without: { sizes: toggled(sizes, size) } })),
    ...colors.map((color) => ({ label: color, without: { colors: toggled(colors, color) } })),
    ...(min === least && max === most
      ? []
      : [{ label: `${formatDollars(min)} to ${formatDollars(max)}`, without: { priceRange: choices.priceRange } }]),
  ]
}
