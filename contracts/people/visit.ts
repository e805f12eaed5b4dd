import { postIdOf } from './joinTarget.ts'

/** The parameters of an address that say where its link was published. */
export const CAMPAIGN_PARAMETERS = { source: 'utm_source', medium: 'utm_medium', campaign: 'utm_campaign' } as const

/** The parameter of a member's referral link. */
export const REFERRAL_PARAMETER = 'ref'

/**
 * A page without what could identify its reader: the canonical address of a post or an article, else the first part of the path.
 * Null for what isn't a path of the site.
 */
export function visitedPage(path: string): string | null {
  const post = postIdOf(path)
  if (post !== null) return `/content/${post}`
  const article = /^(\/(?:merchandise|shop)\/[1-9]\d{0,9})(?:[-?#]|$)/.exec(path)
  if (article) return article[1] ?? null
  const [, folder] = /^(\/(?:[a-z0-9-]{1,40})?)(?:[/?#]|$)/.exec(path) ?? []
  return folder === undefined || path.startsWith('//') ? null : folder
}
