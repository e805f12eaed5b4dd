/** What a list of posts can be narrowed to. `popular` also changes the order: most viewed first. */
export const POST_FILTERS = ['all', 'videos', 'galleries', 'subscribers', 'public', 'popular'] as const
export type PostFilter = (typeof POST_FILTERS)[number]

export const POSTS_PER_PAGE = 24
export const MAX_POST_PAGE = 100_000

/** Where a page of posts begins: at a numbered page, or right after the post with the id `before`. */
export type PostPlace = { page: number } | { before: number | string }

/** What a page of posts is asked for with, always written the same way so that the server can cache it. */
export function postPageQueryOf(filter: PostFilter, place: PostPlace = { page: 1 }) {
  if ('before' in place) return { filter, before: place.before }
  return place.page > 1 ? { filter, page: place.page } : { filter }
}

/** The number of the page an address such as `/content?page=3` asks for; 1 when it asks for none. */
export function pageNumberOf(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

const CONTENT_FILTERS: readonly PostFilter[] = ['videos', 'galleries', 'subscribers', 'public']

/** The filter of `/content?type=videos`; `all` when it names none. */
export function contentFilterOf(search: URLSearchParams): PostFilter {
  const type = search.get('type')
  return CONTENT_FILTERS.find((filter) => filter === type) ?? 'all'
}

/** The site's address of a page of `/content`. */
export function contentAddress(filter: PostFilter, page = 1): string {
  const search = new URLSearchParams()
  if (filter !== 'all') search.set('type', filter)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/content?${search.toString()}` : '/content'
}

/** The filter of the signed-in home feed, `/?show=popular`; `all` when it names none. */
export function feedFilterOf(search: URLSearchParams): PostFilter {
  const show = search.get('show')
  return show === 'popular' || show === 'subscribers' ? show : 'all'
}
