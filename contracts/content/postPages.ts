import { cutText } from '../shared/cutText.ts'
import { POST_KINDS, type PostKind } from './postKinds.ts'

/** Filters of a list of posts. `popular` also sorts by views. */
export const POST_FILTERS = ['all', 'videos', 'galleries', 'subscribers', 'public', 'popular'] as const
export type PostFilter = (typeof POST_FILTERS)[number]

/** The posts of a list: by filter, kind and archive. */
export type PostListing = {
  filter: PostFilter
  kind?: PostKind | null
  year?: number | null
  /** In lower case. */
  stone?: string | null
}

export const POSTS_PER_PAGE = 24
export const MAX_POST_PAGE = 100_000

/** Where a page of posts begins: at a page number, or after the post with the id `before`. */
export type PostPlace = { page: number } | { before: number | string }

/** The query of a page of posts, normalized so that the server can cache it. */
export function postPageQueryOf({ filter, kind, year, stone }: PostListing, place: PostPlace = { page: 1 }) {
  const listing = { filter, ...(kind && { kind }), ...(year && { year }), ...(stone && { stone }) }
  if ('before' in place) return { ...listing, before: place.before }
  return place.page > 1 ? { ...listing, page: place.page } : listing
}

const CONTENT_FILTERS: readonly PostFilter[] = ['videos', 'galleries', 'subscribers', 'public']

/** The list of `/content?type=videos&kind=hunt`; by default all posts. */
export function contentListingOf(search: URLSearchParams): PostListing {
  const [type, kind] = [search.get('type'), search.get('kind')]
  return {
    filter: CONTENT_FILTERS.find((filter) => filter === type) ?? 'all',
    kind: POST_KINDS.find((known) => known === kind) ?? null,
    year: yearOf(search),
    stone: stoneOf(search),
  }
}

/** The year of an address such as `/content?year=2026`. */
export function yearOf(search: URLSearchParams): number | null {
  const year = search.get('year') ?? ''
  return /^(19|2\d)\d\d$/.test(year) ? Number(year) : null
}

const MAX_STONE_CHARACTERS = 80

/** The stone of an address such as `/content?stone=agate`. */
export const stoneOf = (search: URLSearchParams): string | null =>
  cutText(search.get('stone')?.trim().toLowerCase() ?? '', MAX_STONE_CHARACTERS).trim() || null

/** The site's address of a page of `/content`. */
export function contentAddress({ filter, kind, year, stone }: PostListing, page = 1): string {
  const search = new URLSearchParams()
  if (filter !== 'all') search.set('type', filter)
  if (kind) search.set('kind', kind)
  if (year) search.set('year', String(year))
  if (stone) search.set('stone', stone)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/content?${search.toString()}` : '/content'
}

/** `/content?view=map&state=MI` shows the map of the hunts, all of it or one state. */
export const isMapView = (search: URLSearchParams): boolean => search.get('view') === 'map'

export const mapAddress = (state?: string | null): string =>
  state ? `/content?view=map&state=${state}` : '/content?view=map'

/** The filter of the signed-in home feed, `/?show=popular`; `all` when it names none. */
export function feedFilterOf(search: URLSearchParams): PostFilter {
  const show = search.get('show')
  return show === 'popular' || show === 'subscribers' ? show : 'all'
}
