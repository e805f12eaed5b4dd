import { queryOptions, useQuery } from '@tanstack/react-query'
import { articleIdOf, type ArticleKind } from '#contracts/articleAddress.ts'
import { call } from '#contracts/call.ts'
import { search } from '#contracts/routes/search.ts'
import { MIN_SEARCH_CHARACTERS, RESULTS_PER_PAGE } from '#contracts/searchKinds.ts'
import { useDebounced } from './useDebounced.ts'

const SETTLE_MS = 200
const MAX_PAGES = 25

/**
 * What the site's search finds: other forms of a word, and what a mistyped one means. The ids are empty until it answers,
 * and when it can't.
 */
export function useFoundArticles(kind: ArticleKind, typed: string): { ids: ReadonlySet<number>; isSearching: boolean } {
  const query = useDebounced(typed.trim(), SETTLE_MS)
  const isWanted = query.length >= MIN_SEARCH_CHARACTERS
  const { data, isPending } = useQuery({ ...foundArticlesQuery(kind, query), enabled: isWanted })
  return { ids: (isWanted && data) || NONE, isSearching: typed.trim() !== query || (isWanted && isPending) }
}

const NONE: ReadonlySet<number> = new Set()

const foundArticlesQuery = (kind: ArticleKind, q: string) =>
  queryOptions({
    queryKey: ['found-articles', kind, q],
    queryFn: async ({ signal }) => {
      const ids = new Set<number>()
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const { total, groups } = await call(search, { query: { q, kind, limit: RESULTS_PER_PAGE, page } }, signal)
        for (const { url } of groups.flatMap(({ results }) => results))
          ids.add(articleIdOf(url.split('/')[2] ?? '') ?? 0)
        if (page * RESULTS_PER_PAGE >= total) break
      }
      return ids
    },
  })
