import type { Endpoint } from '#endpoints/implement.ts'
import { endpoints } from '#endpoints/index.ts'

export type Match<Route> = { route: Route; params: Record<string, string> }

/**
 * `:name` matches one non-empty segment; param values stay percent-encoded. Also used for addresses that no
 * request has, such as those of cached responses and of a page's data, which Express's router can't look up.
 */
export function routeTable<Route extends { path: string }>(routes: readonly Route[]) {
  const fixed = new Map(routes.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route]))
  const patterns = routes
    .filter(({ path }) => path.includes(':'))
    .map((route) => ({ route, segments: route.path.split('/') }))
  return (path: string): Match<Route> | null => {
    const route = fixed.get(path)
    if (route) return { route, params: {} }
    const given = path.split('/')
    const found = patterns.find(
      ({ segments }) =>
        segments.length === given.length &&
        segments.every((segment, index) => (segment.startsWith(':') ? given[index] !== '' : segment === given[index])),
    )
    if (!found) return null
    const params: Record<string, string> = {}
    found.segments.forEach((segment, index) => {
      if (segment.startsWith(':')) params[segment.slice(1)] = given[index] ?? ''
    })
    return { route: found.route, params }
  }
}

type ApiRoute = { path: string; endpoints: Endpoint[] }

const paths = [...new Set(endpoints.map(({ path }) => path))]
const apiRoutes = paths.map((path): ApiRoute => ({ path, endpoints: endpoints.filter((one) => one.path === path) }))

/** @param path below /api. */
export const matchApi: (path: string) => Match<ApiRoute> | null = routeTable(apiRoutes)

/** Params are still percent-encoded. */
export type Call = { endpoint: Endpoint; params: Record<string, string>; search: string }

/** @param address below /api. */
export function callOf(address: string): Call | null {
  const at = address.indexOf('?')
  const match = matchApi(at < 0 ? address : address.slice(0, at))
  const endpoint = match?.route.endpoints.find(({ method }) => method === 'GET')
  return match && endpoint ? { endpoint, params: match.params, search: at < 0 ? '' : address.slice(at + 1) } : null
}
