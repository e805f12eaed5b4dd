import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MIN_SEARCH_CHARACTERS } from '#contracts/content/searchKinds.ts'
import { searchAddress } from '#contracts/content/searchPages.ts'
import type { SearchAnswer } from '#contracts/content/search.ts'
import { useDebounced } from '../../../lib/useDebounced.ts'
import { searchResultsQuery } from './queries.ts'

const SETTLE_MS = 200
export const LIST_ID = 'search-options'
export const optionId = (index: number): string => `search-option-${index}`

/** The results for the typed text, and the one the arrow keys selected. */
export function useSearchOptions(text: string) {
  const q = useDebounced(text.trim(), SETTLE_MS)
  const isAsked = q.length >= MIN_SEARCH_CHARACTERS && text.trim().length >= MIN_SEARCH_CHARACTERS
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchResultsQuery({ q }),
    enabled: isAsked,
  })
  const answer = isAsked && !isError ? data : undefined
  const options = answer ? addressesOf(answer, q) : []
  const [choice, setChoice] = useState<{ q: string; index: number } | null>(null)
  // A selection among earlier results does not apply to these.
  const active = choice !== null && choice.q === q && choice.index < options.length ? choice.index : null
  return {
    q,
    answer,
    options,
    active,
    setActive: (index: number) => setChoice({ q, index }),
    isError: isAsked && isError,
    isBusy: isFetching || (isAsked && q !== text.trim()),
    isStale: isPlaceholderData,
    retry: () => void refetch(),
  }
}

export type SearchOptionsState = ReturnType<typeof useSearchOptions>

/** In display order. The last one opens all results. */
function addressesOf({ groups }: SearchAnswer, q: string): string[] {
  const results = groups.flatMap((group) => group.results.map(({ url }) => url))
  return results.length === 0 ? [] : [...results, searchAddress({ q })]
}
