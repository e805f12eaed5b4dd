import { useMemo } from 'react'
import { useParams } from 'wouter'
import type { Location } from './location.ts'
import { type Navigate, type NavigateOptions, usePlace } from './place.ts'

export { useParams }
export const useLocation = (): Location => usePlace().location
export const useNavigate = (): Navigate => usePlace().navigate

type Change = (before: URLSearchParams) => URLSearchParams | Record<string, string>
type SetSearchParams = (next: URLSearchParams | Record<string, string> | Change, options?: NavigateOptions) => void

/**
 * The query of the address. Setting it is a navigation, and drops the hash. wouter's decodes twice, so that `%2541` is `A`, and
 * of two changes at once it loses one.
 */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { location, navigate } = usePlace()
  const parameters = useMemo(() => new URLSearchParams(location.search), [location.search])
  const set = useMemo(
    (): SetSearchParams => (next, options) => {
      const value = typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next
      navigate(`?${new URLSearchParams(value).toString()}`, options)
    },
    [navigate],
  )
  return [parameters, set]
}
