export const QUESTION_SORTS = ['votes', 'newest'] as const
export type QuestionSort = (typeof QUESTION_SORTS)[number]
export const MAX_QUESTION_PAGE = 1000
export const QUESTIONS_PER_PAGE = 20
export const ROUNDS_PER_PAGE = 12

export const MIN_QUESTION_CHARACTERS = 10
export const MAX_QUESTION_CHARACTERS = 500
export const MAX_ANSWER_CHARACTERS = 4000
export const QUESTIONS_PER_ROUND = 5

export type QuestionListing = { sort: QuestionSort; page: number }

/** What a round's address asks for: `?sort=newest&page=2`. */
export function questionListingOf(search: URLSearchParams): QuestionListing {
  const sort = QUESTION_SORTS.find((known) => known === search.get('sort')) ?? 'votes'
  return { sort, page: pageOf(search) }
}

export function pageOf(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), MAX_QUESTION_PAGE) : 1
}

/** The query of the API; empty for the first page of the most voted. */
export const questionQueryOf = ({ sort, page }: QuestionListing) => ({
  ...(sort !== 'votes' && { sort }),
  ...(page > 1 && { page }),
})

export function questionSearchOf(listing: QuestionListing): string {
  const text = new URLSearchParams(
    Object.entries(questionQueryOf(listing)).map(([name, value]) => [name, String(value)]),
  ).toString()
  return text && `?${text}`
}
