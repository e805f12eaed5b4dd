import type { Cents } from '#contracts/shared/money.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { Merchandise } from '#contracts/shop/products.ts'
import { centsOf, centsToAmount } from '#contracts/shared/money.ts'
import { isSameSize, listSizes } from '#contracts/shop/sizeOrder.ts'
import { language } from '../../../lib/text.ts'
import { merchandiseCategoryLabel } from './merchandiseCategoryLabel.ts'
import { priceRangeOf, swatchesOf, type Swatch } from './merchandiseFacts.ts'

export const SORTS = [
  { value: 'relevance', label: msg('Relevance') },
  { value: 'price-asc', label: msg('Price: Low to High') },
  { value: 'price-desc', label: msg('Price: High to Low') },
  { value: 'newest', label: msg('Newest') },
] as const
export type Sort = (typeof SORTS)[number]['value']

export type MerchandiseFilters = {
  query: string
  category: string
  sizes: string[]
  colors: string[]
  priceRange: [min: Cents, max: Cents]
  sort: Sort
}

export type FilterChange = Partial<MerchandiseFilters> | ((now: MerchandiseFilters) => Partial<MerchandiseFilters>)

export type FilterChoices = {
  categories: string[]
  sizes: string[]
  colors: Swatch[]
  priceRange: [min: Cents, max: Cents]
}

export function choicesOf(items: Merchandise[]): FilterChoices {
  return {
    categories: sortCategories([...new Set(items.map(({ category }) => category))]),
    sizes: listSizes(items.flatMap(({ variants }) => variants.map(({ sizeName }) => sizeName))),
    colors: swatchesOf(items.flatMap(({ variants }) => variants)),
    priceRange: priceRangeOf(items),
  }
}

// English names are the stored ones, so English pages need no Intl, whose first sort takes a phone a tenth of a second.
const sortCategories = (categories: string[]): string[] =>
  language() === 'en'
    ? categories.toSorted()
    : categories.toSorted((one, other) =>
        merchandiseCategoryLabel(one).localeCompare(merchandiseCategoryLabel(other), language()),
      )

export function filtersFromSearchParams(parameters: URLSearchParams, choices: FilterChoices): MerchandiseFilters {
  const [least, most] = choices.priceRange
  const category = parameters.get('category') ?? 'all'
  const wanted = readList(parameters.get('sizes'))
  const min = readCents(parameters.get('priceMin')) ?? least
  const max = readCents(parameters.get('priceMax')) ?? most
  return {
    query: parameters.get('q') ?? '',
    category: choices.categories.includes(category) ? category : 'all',
    sizes: choices.sizes.filter((size) => wanted.some((one) => isSameSize(one, size))),
    colors: readList(parameters.get('colors')).filter((color) => choices.colors.some(({ name }) => name === color)),
    priceRange: min <= max ? [clamp(min, least, most), clamp(max, least, most)] : [least, most],
    sort: SORTS.find(({ value }) => value === parameters.get('sort'))?.value ?? 'relevance',
  }
}

/** How many `listActive` lists. */
export function countActive({ category, sizes, colors, priceRange }: MerchandiseFilters, choices: FilterChoices) {
  const isPriced = priceRange.some((cents, at) => cents !== choices.priceRange[at])
  return Number(category !== 'all') + sizes.length + colors.length + Number(isPriced)
}

export function searchParamsFromFilters(filters: MerchandiseFilters, choices: FilterChoices): URLSearchParams {
  const [least, most] = choices.priceRange
  const [min, max] = filters.priceRange
  const parameters = new URLSearchParams()
  if (filters.query.trim()) parameters.set('q', filters.query)
  if (filters.category !== 'all') parameters.set('category', filters.category)
  if (filters.sizes.length) parameters.set('sizes', writeList(filters.sizes))
  if (filters.colors.length) parameters.set('colors', writeList(filters.colors))
  if (min !== least) parameters.set('priceMin', centsToAmount(min))
  if (max !== most) parameters.set('priceMax', centsToAmount(max))
  if (filters.sort !== 'relevance') parameters.set('sort', filters.sort)
  return parameters
}

/** As `searchParamsFromFilters` writes it: at most two decimals; no sign, no exponent, no hexadecimal. */
const PRICE = /^\d{1,9}(\.\d{1,2})?$/

/** Separated by commas; a comma inside a name is percent-encoded. */
const writeList = (names: string[]) => names.map((name) => name.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',')
const readList = (text: string | null) =>
  (text ?? '')
    .split(',')
    .filter(Boolean)
    .map((name) => name.replaceAll('%2C', ',').replaceAll('%25', '%'))
const clamp = (value: Cents, least: Cents, most: Cents) => Math.min(most, Math.max(least, value))

function readCents(text: string | null): Cents | null {
  return text !== null && PRICE.test(text) ? centsOf(text) : null
}
