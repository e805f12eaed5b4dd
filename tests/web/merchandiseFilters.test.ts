import { describe, expect, it } from 'vitest'
import { matchesSearch } from '#contracts/shared/matchesSearch.ts'
import { isSameSize } from '#contracts/shop/sizeOrder.ts'
import {
  type FilterChoices,
  filtersFromSearchParams,
  merchandisePageQueryOf,
  type MerchandiseFilters,
  searchParamsFromFilters,
} from '#contracts/shop/merchandiseFilters.ts'
import { choicesOf, filterMerchandise, type FoundArticles } from '#domain/shop/catalogue/filterMerchandise.ts'
import { merchandisePageOf } from '#domain/shop/catalogue/merchandisePageOf.ts'
import { SHOP_CASES } from '../cases/searchTexts.ts'
import { buildMerchandise, buildVariant } from './support/fixtures.ts'
import { storedMerchandise } from './support/storedMerchandise.ts'

const build = (...overrides: Parameters<typeof buildMerchandise>) => storedMerchandise(buildMerchandise(...overrides))
const readFilters = (search: URLSearchParams, choices: FilterChoices) =>
  filtersFromSearchParams(search, choices, isSameSize)
/** Before the site’s search adds other forms of words. */
const words = (query: string, ids: number[] = []): FoundArticles | null =>
  query === '' ? null : { ids: new Set(ids), matches: matchesSearch(query) }

const tee = build({
  id: 1,
  title: 'Tee with a geode',
  createdAt: '2026-01-01T00:00:00.000Z',
  variants: [
    buildVariant({ sizeName: 'M', appearanceName: 'Ash', retailPrice: '20.00' }),
    buildVariant({ sizeName: 'L', appearanceName: 'Rust', retailPrice: '40.00' }),
  ],
})
const mug = build({
  id: 2,
  title: 'Mug',
  description: '<p>Shows a <b>geode</b></p>',
  category: 'Mugs',
  createdAt: '2026-06-01T00:00:00.000Z',
  variants: [buildVariant({ sizeName: '11 oz', appearanceName: 'Ash', retailPrice: '15.00' })],
})
const choices = choicesOf([tee, mug])
const start = readFilters(new URLSearchParams(), choices)
const found = (filters: Partial<MerchandiseFilters>) =>
  filterMerchandise([tee, mug], { ...start, ...filters }, words(filters.query ?? '')).map(({ id }) => id)

describe('the merchandise filters', () => {
  it('start with all items, from the lowest to the highest price', () => {
    expect(start).toMatchObject({ category: 'all', sort: 'relevance', priceRange: [1500, 4000], sizes: [], colors: [] })
  })

  it('match when one variant has the size, the color and the price', () => {
    expect(found({ sizes: ['M'], colors: ['Ash'] })).toEqual([1])
    expect(found({ sizes: ['M'], colors: ['Rust'] })).toEqual([])
    expect(found({ colors: ['Ash'], priceRange: [1500, 1600] })).toEqual([2])
  })

  it('search titles and descriptions without markup, titles first', () => {
    expect(found({ query: 'GEODE' })).toEqual([1, 2])
    expect(found({ query: '<b>' })).toEqual([])
  })

  it.each(SHOP_CASES)('find “$title” as the site’s search does', ({ title, color, typed, onlyOnSite = [] }) => {
    const item = build({ id: 7, title, variants: [buildVariant({ appearanceName: color })] })
    const all = { ...start, priceRange: [0, 1_000_000] as [number, number] }
    for (const query of typed) {
      expect(filterMerchandise([item], { ...all, query }, words(query)).length, query).toBe(
        onlyOnSite.includes(query) ? 0 : 1,
      )
      expect(filterMerchandise([item], { ...all, query }, words(query, [7])), query).toEqual([item])
    }
  })

  it('sort by lowest price, highest price and age', () => {
    expect(found({ sort: 'price-asc' })).toEqual([2, 1])
    expect(found({ sort: 'price-desc' })).toEqual([1, 2])
    expect(found({ sort: 'newest' })).toEqual([2, 1])
    expect(found({ sort: 'relevance' })).toEqual([2, 1])
  })

  it('sort by the prices of what passes the other filters', () => {
    const variants = [
      buildVariant({ sizeName: 'S', appearanceName: 'Ash', retailPrice: '10.00' }),
      buildVariant({ sizeName: 'XXL', appearanceName: 'Ash', retailPrice: '40.00' }),
    ]
    const wide = build({ id: 3, variants })
    const narrow = build({ id: 4, variants: [buildVariant({ sizeName: '2XL', retailPrice: '30.00' })] })
    const items = [wide, narrow]
    const all = readFilters(new URLSearchParams('sizes=XXL'), choicesOf(items))
    const sorted = (change: Partial<MerchandiseFilters>) =>
      filterMerchandise(items, { ...all, ...change }).map(({ id }) => id)
    expect(sorted({ sort: 'price-asc' })).toEqual([4, 3])
    expect(sorted({ sort: 'price-desc' })).toEqual([3, 4])
    expect(sorted({ sort: 'price-desc', priceRange: [1000, 3500] })).toEqual([4])
    expect(sorted({ sort: 'price-asc', sizes: [] })).toEqual([3, 4])
    expect(sorted({ sort: 'price-desc', sizes: [], priceRange: [1000, 3500] })).toEqual([4, 3])
  })

  it('ignore values that the catalog does not have', () => {
    const odd = new URLSearchParams('category=Boats&sizes=M,XXS&priceMin=abc&priceMax=9999&sort=random')
    expect(readFilters(odd, choices)).toEqual({ ...start, sizes: ['M'] })
  })

  it.each(['priceMin=-5', 'priceMax=1e2', 'priceMin=0x10', 'priceMin=50&priceMax=16'])(
    'ignore the price of %s',
    (odd) => {
      expect(readFilters(new URLSearchParams(odd), choices).priceRange).toEqual([1500, 4000])
    },
  )

  it('list sizes in order: clothing, children by age, posters by area, the rest', () => {
    const sizes = [
      'XS',
      'S',
      'M',
      'XL',
      '2XL',
      '3XL',
      '5XL',
      '3-4 yrs',
      '9-11 yrs',
      '12-14 yrs',
      '30×40 cm',
      '50×70 cm',
      '0.33 l',
      '0.5 l',
      '9 oz',
      '11 oz',
      'iPhone 8',
      'iPhone 15',
      'iPhone 15 Plus',
      'One size',
    ]
    const variants = sizes.toSorted().map((sizeName) => buildVariant({ sizeName }))
    expect(choicesOf([build({ variants })]).sizes).toEqual(sizes)
  })

  it('round-trip through the URL', () => {
    const filters: MerchandiseFilters = { ...start, query: 'geode', colors: ['Ash'], priceRange: [1600, 4000] }
    const address = searchParamsFromFilters(filters, choices)
    expect(address.toString()).toBe('q=geode&colors=Ash&priceMin=16.00')
    expect(readFilters(address, choices)).toEqual(filters)
  })
})

describe('names with commas', () => {
  it('round-trip through the URL', () => {
    const items = [build({ variants: [buildVariant({ appearanceName: 'Black, 50% washed' }), buildVariant()] })]
    const choices = choicesOf(items)
    const start = readFilters(new URLSearchParams(), choices)
    const address = searchParamsFromFilters({ ...start, colors: ['Black, 50% washed', 'Forest Green'] }, choices)
    expect(readFilters(new URLSearchParams(address.toString()), choices).colors).toEqual([
      'Black, 50% washed',
      'Forest Green',
    ])
  })
})

describe('a page of merchandise', () => {
  const items = Array.from({ length: 50 }, (_, index) => ({ id: index + 1 }))

  it.each([
    [{}, 1, 1],
    [{ page: 2 }, 2, 25],
    [{ page: 9 }, 3, 49],
    [{ item: 30 }, 2, 25],
    [{ page: 3, item: 999 }, 3, 49],
  ])('at %o is page %i and begins with article %i', (place, page, first) => {
    const shown = merchandisePageOf(items, place)
    expect(shown).toMatchObject({ page, total: 50 })
    expect(shown.items[0]?.id).toBe(first)
  })

  it('is asked for by what the API accepts of an address', () => {
    const search = new URLSearchParams(
      `sort=price-asc&q= geode &category=all&priceMin=1e3&priceMax=20&utm=x&colors=${'a'.repeat(1001)}`,
    )
    expect(merchandisePageQueryOf(search, 2)).toEqual({ q: 'geode', priceMax: '20', sort: 'price-asc', page: 2 })
  })
})
