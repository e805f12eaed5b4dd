import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ArticleKind } from '#contracts/shop/articleAddress.ts'

export type FoundArticles = {
  /** What the site's search finds: other forms of a word, and what a mistyped one means. Empty until it answers. */
  ids: ReadonlySet<number>
  /** Whether a text has the words of a query. */
  matches: (query: string) => (text: string) => boolean
}

/** Until `matchesSearch` is loaded. */
export const PLAIN_SEARCH: FoundArticles = {
  ids: new Set(),
  matches: (query) => (text) => text.toLowerCase().includes(query.trim().toLowerCase()),
}

const load = () => import('./findArticles.ts')

/** Loads what searches when something is typed. Offline, and when the server fails, the words alone decide. */
export function useFoundArticles(kind: ArticleKind, typed: string): { found: FoundArticles; isSearching: boolean } {
  const query = typed.trim()
  const enabled = query !== ''
  const { data: matches = PLAIN_SEARCH.matches } = useQuery({
    queryKey: ['matches-search'],
    queryFn: async () => (await load()).matchesSearch,
    enabled,
  })
  const { data: ids = PLAIN_SEARCH.ids, isFetching } = useQuery({
    queryKey: ['found-articles', kind, query],
    queryFn: async ({ signal }) => (await load()).findArticles(kind, query, signal),
    enabled,
  })
  return { found: useMemo(() => ({ ids, matches }), [ids, matches]), isSearching: isFetching }
}
