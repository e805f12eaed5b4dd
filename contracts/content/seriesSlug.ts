import { SLUG } from '../platform/slug.ts'
export const MAX_SLUG_CHARACTERS = 80

export const isSeriesSlug = (slug: string): boolean => slug.length <= MAX_SLUG_CHARACTERS && SLUG.test(slug)

/** The series of `/content?series=laguna-2026`; null when it names none. */
export function seriesSlugOf(search: URLSearchParams): string | null {
  const slug = search.get('series')
  return slug !== null && isSeriesSlug(slug) ? slug : null
}
