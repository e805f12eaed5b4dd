import type { IncomingMessage, ServerResponse } from 'node:http'
import { deprecationHeaders } from '#contracts/platform/deprecation.ts'
import type { RouteFacts } from '#contracts/route.ts'
import { routeTable } from './routeTable.ts'

type Facts = Pick<RouteFacts, 'method' | 'path' | 'deprecated'>

/** Adds headers to every response of a deprecated call, also to errors and to those from the cache. */
export function announceDeprecation(
  routes: readonly Facts[],
): (request: IncomingMessage, response: ServerResponse) => void {
  const deprecated = routes.filter((route) => route.deprecated)
  if (deprecated.length === 0) return () => undefined
  const methods = [...new Set(deprecated.map(({ method }) => method))]
  const tables = new Map<string, ReturnType<typeof routeTable<Facts>>>(
    methods.map((method) => [method, routeTable(deprecated.filter((route) => route.method === method))]),
  )
  return ({ method = '', url = '' }, response) => {
    const [, path = ''] = /^\/api(\/[^?]*)/.exec(url) ?? []
    const found = tables.get(method === 'HEAD' ? 'GET' : method)?.(path)?.route.deprecated
    if (!found) return
    for (const [name, value] of Object.entries(deprecationHeaders(found, '/api/docs'))) response.setHeader(name, value)
  }
}
