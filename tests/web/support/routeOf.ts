import { allRoutes } from '#contracts/allRoutes.ts'
import type { Route } from '#contracts/route.ts'

/** @returns the route of a call, as the server finds it, and its params, still percent-encoded. */
export function routeOf(method: string, pathname: string): { route: Route; params: Record<string, string> } | null {
  const own = allRoutes.filter((route) => route.method === method)
  const segments = pathname.slice('/api'.length).split('/')
  const route =
    own.find(({ path }) => `/api${path}` === pathname) ??
    own.find(({ path }) => {
      const pattern = path.split('/')
      return (
        pattern.length === segments.length &&
        pattern.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
      )
    })
  if (!route) return null
  const params = route.path
    .split('/')
    .flatMap((part, index): [string, string][] =>
      part.startsWith(':') ? [[part.slice(1), segments[index] ?? '']] : [],
    )
  return { route, params: Object.fromEntries(params) }
}
