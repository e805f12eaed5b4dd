import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { ApiError } from '#contracts/platform/ApiError.ts'

type TaxQuery<Tax> = Pick<UseQueryOptions<Tax, Error, Tax, string[]>, 'queryKey' | 'queryFn'>

/** Going back to an earlier choice asks for nothing. The server calculates again before anything is charged. */
const STALE_MS = 300_000

/** @param isPlaceKnown the tax is asked for once the place is complete: each look costs one calculation. */
export function useShownTax<Tax>(query: TaxQuery<Tax>, isPlaceKnown: boolean) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    enabled: isPlaceKnown,
    retry: false,
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
  })
  const failure = isPlaceKnown && !isFetching ? error : null
  const { postalCode } = failure instanceof ApiError ? failure.fieldErrors : {}
  return {
    /** Null until it is known. */
    shown: isPlaceKnown && data !== undefined && !isFetching ? data : null,
    isLoading: isPlaceKnown && isFetching,
    error: failure,
    /** Set if the server doesn’t know the place. */
    problems: postalCode ? { postalCode } : undefined,
    retry: () => void refetch(),
  }
}

export type TaxState = ReturnType<typeof useShownTax>
