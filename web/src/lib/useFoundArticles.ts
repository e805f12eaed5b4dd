import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ArticleKind } from '#contracts/articleAddress.ts'
import { useDebounced } from './useDebounced.ts'

export type FoundArticles = {
  /** What the site's search finds: other forms of a word, and what a mistyped one means. Empty until it answers. */
  ids: ReadonlySet<number>
  /** Whether a text has the words of a query. */
  matches: (query: string) => (text: string) => boolean
}

/** Until `matchesSearch` is loaded. */
export const PLAIN_SEARCH: FoundArticles = {
  ids: new Set(),
  matches: (query) => {
    const typed = query.trim().toLowerCase()
    return (text) => text.toLowerCase().includes(typed)
  },
}

const SETTLE_MS = 200

/** Loads what searches when something is typed. Offline, and when the server fails, the words alone decide. */
export function useFoundArticles(kind: ArticleKind, typed: string): { found: FoundArticles; isSearching: boolean } {
  const query = useDebounced(typed.trim(), SETTLE_MS)
  const isWanted = query !== ''
  const [matches, setMatches] = useState(() => PLAIN_SEARCH.matches)
  const { data, isPending } = useQuery({
    queryKey: ['found-articles', kind, query],
    queryFn: async ({ signal }) => (await import('./findArticles.ts')).findArticles(kind, query, signal),
    enabled: isWanted,
  })
  useEffect(() => {
    if (!isWanted) return
    // Without it, the plain search goes on.
    void import('./findArticles.ts').then(
      (loaded) => setMatches(() => loaded.matchesSearch),
      () => undefined,
    )
  }, [isWanted])
  const ids = (isWanted && data) || PLAIN_SEARCH.ids
  const found = useMemo(() => ({ ids, matches }), [ids, matches])
  return { found, isSearching: typed.trim() !== query || (isWanted && isPending) }
}
