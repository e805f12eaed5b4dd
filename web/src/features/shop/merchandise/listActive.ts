import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { merchandiseCategoryLabel } from './merchandiseCategoryLabel.ts'
import type { FilterChoices, MerchandiseFilters } from '#contracts/shop/merchandiseFilters.ts'
import type { FilterChange } from './merchandiseFilters.ts'

type ActiveFilter = { label: string; without: FilterChange }

export function listActive(filters: MerchandiseFilters, choices: FilterChoices): ActiveFilter[] {
  const { category, sizes, colors, priceRange } = filters
  const [min, max] = priceRange
  const [least, most] = choices.priceRange
  return [
    ...(category === 'all' ? [] : [{ label: merchandiseCategoryLabel(category), without: { category: 'all' } }]),
    ...sizes.map((size) => ({
      label: size,
      without: (now: MerchandiseFilters) => ({ sizes: now.sizes.filter((one) => one !== size) }),
    })),
    ...colors.map((color) => ({
      label: color,
      without: (now: MerchandiseFilters) => ({ colors: now.colors.filter((one) => one !== color) }),
    })),
    ...(min === least && max === most
      ? []
      : [
          {
            label: t('{least} to {most}', { least: formatMoney(min), most: formatMoney(max) }),
            without: { priceRange: choices.priceRange },
          },
        ]),
  ]
}
