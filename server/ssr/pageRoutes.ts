import { parse } from 'cookie'
import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'
import { LANGUAGE_COOKIE, splitLanguage } from '#contracts/shared/languages.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { CachedEndpoints } from '../cache/cachedEndpoints.ts'
import { createRequestContext } from '../http/createRequestContext.ts'
import { setHeaders, type SiteHeaders } from '../http/securityHeaders.ts'
import { sendCompressed } from '../http/sendCompressed.ts'
import { viewedAs, viewerOf } from '../http/viewedAs.ts'
import type { BuiltFile } from './builtFiles.ts'
import { renderDocument, type RenderApp } from './renderDocument.ts'
import { type OwnPathsReader, redirectOf } from './ownPaths.ts'
import { type FoundScreen, findScreen, screenAt } from './findScreen.ts'
import { viewAsBar } from './viewAsBar.ts'

export type SpaBuild = {
  files: Map<string, BuiltFile>
  middleware: RequestHandler[]
  renderApp: RenderApp
  inlineScripts: string[]
  /** False while the sources change. */
  isCacheable: boolean
}

export function pageHandler(
  payload: Payload,
  renderApp: RenderApp,
  cached: CachedEndpoints,
  ownPaths: OwnPathsReader,
  headers: SiteHeaders,
): RequestHandler {
  return async (request: Request, response: Response) => {
    const { language, path } = splitLanguage(request.path)
    const own = screenAt(path) ? null : await ownPaths.read()
    const found = findScreen(path, own)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(found, request, response)
    const redirect = found ? null : redirectOf(request, own)
    if (redirect) return response.set('Cache-Control', 'no-cache').redirect(redirect.status, redirect.target)
    const asked = await createRequestContext(payload, request, response)
    const req = viewedAs(asked, 'everyone')
    const isRendered = !found?.screen.hasOwnView?.(parse(request.headers.cookie ?? ''))
    const page = { language, path, found, url: request.originalUrl, isRendered }
    const { status, html, movedTo } = await renderDocument(req, page, { renderApp, cached })
    if (movedTo) {
      const search = request.originalUrl.slice(request.path.length)
      // The site is no longer in the language that somebody chose.
      if (language !== splitLanguage(movedTo).language) response.clearCookie(LANGUAGE_COOKIE, { path: '/' })
      return response.set('Cache-Control', 'no-cache').redirect(status, movedTo + search)
    }
    response.status(status).set({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }).type('html')
    if (asked.user?.isEmployee) setHeaders(response, headers.framablePage)
    const viewer = viewerOf(asked)
    const isInPanel = asked.user?.isEmployee && request.get('sec-fetch-dest') === 'iframe'
    const hasBar = viewer !== null || isInPanel
    const shown = hasBar ? withBar(html, viewAsBar({ language, url: request.originalUrl, viewer })) : html
    await sendCompressed(request, response, shown)
  }
}

/** A function, because an address may contain patterns of `replace`. */
const withBar = (html: string, bar: string): string => html.replace('</body>', () => `${bar}</body>`)

function refuseMethod(found: FoundScreen | null, request: Request, response: Response): void {
  if (!found) throw new AppError('not_found')
  response.set('Allow', 'GET, HEAD')
  if (request.method !== 'OPTIONS') throw new AppError('method_not_allowed')
  response.status(204).end()
}
