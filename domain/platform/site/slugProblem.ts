import { SLUG } from '#contracts/platform/slug.ts'
import { isReservedSlug } from '#contracts/platform/sitePaths.ts'

/** Why a page cannot have this address; null when it can. */
export function slugProblem(slug: string): string | null {
  if (slug === '') return 'Please enter an address for this page, for example about.'
  if (slug.length > 60) return 'Use at most 60 characters.'
  if (!SLUG.test(slug)) return 'Use small letters from a to z, digits and single hyphens, for example opening-hours.'
  if (isReservedSlug(slug)) return `The site itself uses /${slug}. Choose another address.`
  return null
}
