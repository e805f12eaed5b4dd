import { splitLanguage } from '#contracts/shared/languages.ts'
import type { IncomingMessage } from 'node:http'
import { matchApi } from '../http/routeTable.ts'
import { screenAt } from '../ssr/findScreen.ts'

/** Set by Express once a route has matched. */
type Routed = IncomingMessage & { originalUrl?: string; baseUrl?: string; route?: { path: unknown } }

/** The declared route, which limits the number of labels. */
export function routeOf(request: Routed): string {
  const path = (request.originalUrl ?? request.url ?? '').split('?', 1)[0] ?? ''
  if (/^\/(cms|_next)(\/|$)/.test(path)) return path.startsWith('/cms/api/') ? '/cms/api' : '/cms'
  const api = path.startsWith('/api/') ? matchApi(path.slice('/api'.length)) : null
  if (api) return `/api${api.route.path}`
  const declared = request.route?.path
  if (typeof declared === 'string') return `${request.baseUrl ?? ''}${declared}`
  return screenAt(splitLanguage(path).path)?.screen.path ?? (/^\/assets\/[^/]+$/.test(path) ? '/assets/:file' : 'other')
}
