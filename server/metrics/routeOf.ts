import type { IncomingMessage } from 'node:http'
import { endpoints } from '#endpoints/index.ts'
import { isSiteRoute, postIdOf } from '../ssr/screens.ts'

const API = new Set(endpoints.map(({ path }) => `/api${path}`))

/** What Express adds to a request, once a route has taken it. */
type Routed = IncomingMessage & { originalUrl?: string; baseUrl?: string; route?: { path: unknown } }

/** The route of a request as it was declared: one of few names, whatever visitors make up. */
export function routeOf(request: Routed): string {
  const path = (request.originalUrl ?? request.url ?? '').split('?', 1)[0] ?? ''
  if (/^\/(cms|_next)(\/|$)/.test(path)) return path.startsWith('/cms/api/') ? '/cms/api' : '/cms'
  const declared = request.route?.path
  if (typeof declared === 'string') return `${request.baseUrl ?? ''}${declared}`
  if (isSiteRoute(path) || API.has(path)) return path
  if (postIdOf(path) !== null) return '/content/:id'
  return /^\/assets\/[^/]+$/.test(path) ? '/assets/:file' : 'other'
}
