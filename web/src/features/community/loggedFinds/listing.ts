import { cutText } from '#contracts/shared/cutText.ts'
import type { FindListing } from './queries.ts'
import { listingQuery } from './queries.ts'

const LONGEST_SEARCH = 80
const MAX_PAGE = 500

/** What the page's address asks for: `?q=agate&page=2`. */
export function findListingOf(search: URLSearchParams): FindListing {
  const page = search.get('page') ?? ''
  return {
    q: cutText((search.get('q') ?? '').trim(), LONGEST_SEARCH),
    page: /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  }
}

export function findListingAddress(path: string, listing: FindListing): string {
  const entries = Object.entries(listingQuery(listing)).map(([name, value]) => [name, String(value)])
  const text = new URLSearchParams(entries).toString()
  return text ? `${path}?${text}` : path
}
