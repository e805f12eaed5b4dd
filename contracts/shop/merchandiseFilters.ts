import { MAX_SEARCH_CHARACTERS } from '../content/searchKinds.ts'
import type { Cents } from '../shared/money.ts'
import { centsOf, centsToAmount } from '../shared/money.ts'

/** How many articles a page of `/merchandise` has. Each card has a select with all variants, so pages are small. */
export const MERCHANDISE_PER_PAGE = 24

export const MERCHANDISE_SORTS = ['relevance', 'price-asc', 'price-desc', 'newest'] as const
export type MerchandiseSort = (typeof MERCHANDISE_SORTS)[number]

export type MerchandiseFilters = {
  query: string
  category: string
  sizes: string[]
  colors: string[]
  priceRange: [min: Cents, max: Cents]
  sort: MerchandiseSort
}

export type Swatch = { name: string; color: string | null }

/** What the whole catalog offers to filter by. */
export type FilterChoices = {
  categories: string[]
  sizes: string[]
  colors: Swatch[]
  priceRange: [min: Cents, max: Cents]
}

/**
 * Values that the catalog doesn’t have are ignored.
 *
 * @param isSameSize for sizes that are only written differently. Browsers leave that to the server.
 */
export function filtersFromSearchParams(
  parameters: URLSearchParams,
  choices: FilterChoices,
  isSameSize: (one: string, other: string) => boolean = Object.is,
): MerchandiseFilters {
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
    sort: MERCHANDISE_SORTS.find((sort) => sort === parameters.get('sort')) ?? 'relevance',
  }
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

export const MAX_FILTER_CHARACTERS = 1000
/** As `searchParamsFromFilters` writes it: at most two decimals; no sign, no exponent, no hexadecimal. */
export const PRICE = /^\d{1,9}(\.\d{1,2})?$/

export type MerchandisePageQuery = Partial<
  Record<'q' | 'category' | 'sizes' | 'colors' | 'priceMin' | 'priceMax', string>
> & { sort?: MerchandiseSort; page?: number; item?: number }

/** The API’s query for an address of `/merchandise`, always in the same order. Leaves out what the API would refuse. */
export function merchandisePageQueryOf(search: URLSearchParams, page = 1): MerchandisePageQuery {
  const query: MerchandisePageQuery = {}
  const q = search.get('q')?.trim()
  if (q && q.length <= MAX_SEARCH_CHARACTERS) query.q = q
  for (const name of ['category', 'sizes', 'colors'] as const) {
    const value = search.get(name)
    if (value && value !== 'all' && value.length <= MAX_FILTER_CHARACTERS) query[name] = value
  }
  for (const name of ['priceMin', 'priceMax'] as const) {
    const value = search.get(name)
    if (value && PRICE.test(value)) query[name] = value
  }
  const sort = MERCHANDISE_SORTS.find((known) => known === search.get('sort'))
  if (sort && sort !== 'relevance') query.sort = sort
  if (page > 1) query.page = page
  return query
}

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
