export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
export const MAX_REVIEW_PAGE = 1000

export type ReviewListing = { sort: ReviewSort; page: number }

/** What an article's address asks for: `?reviews=lowest&reviewPage=2`. */
export function reviewListingOf(search: URLSearchParams): ReviewListing {
  const sort = REVIEW_SORTS.find((known) => known === search.get('reviews')) ?? 'newest'
  const page = search.get('reviewPage') ?? ''
  const number = /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
  return { sort, page: Math.min(number, MAX_REVIEW_PAGE) }
}

/** The query of the API; empty for the first page of the newest. */
export const reviewQueryOf = ({ sort, page }: ReviewListing) => ({
  ...(sort !== 'newest' && { sort }),
  ...(page > 1 && { page }),
})

/** The same address with another listing. */
export function withReviewListing(search: URLSearchParams, { sort, page }: ReviewListing): string {
  const next = new URLSearchParams(search)
  next.delete('reviews')
  next.delete('reviewPage')
  if (sort !== 'newest') next.set('reviews', sort)
  if (page > 1) next.set('reviewPage', String(page))
  const text = next.toString()
  return `${text && `?${text}`}#reviews`
}
