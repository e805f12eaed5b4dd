import { use, useMemo } from 'react'
import type { Location } from './location.ts'
import { type Navigate, type NavigateOptions, ParamsContext, type Router, RouterContext } from './RouterContext.ts'

export function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('There is no router around this component')
  return router
}

export const useLocation = (): Location => useRouter().location
export const useNavigate = (): Navigate => useRouter().navigate
/** The values of the shown route, decoded. */
export const useParams = (): Record<string, string | undefined> => use(ParamsContext)

type Change = (before: URLSearchParams) => URLSearchParams | Record<string, string>
type SetSearchParams = (next: URLSearchParams | Record<string, string> | Change, options?: NavigateOptions) => void

/** The query of the address. Setting it is a navigation, and drops the hash. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { location, navigate } = useRouter()
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
