/** What can be found, in the order of the groups. */
export const SEARCH_KINDS = [
  'post',
  'chapter',
  'find',
  'story',
  'caption',
  'comment',
  'question',
  'merchandise',
  'product',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export const SEARCH_ACCESS = ['open', 'members'] as const
export type SearchAccess = (typeof SEARCH_ACCESS)[number]

export const MIN_SEARCH_CHARACTERS = 2
export const MAX_SEARCH_CHARACTERS = 200
/** The newest matches of a kind that are ranked and counted. */
export const MAX_RANKED = 500
export const RESULTS_PER_PAGE = 20
export const RESULTS_PER_GROUP = 4
