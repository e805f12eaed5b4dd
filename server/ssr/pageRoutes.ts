import { parse } from 'cookie'
import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'
import { ShopError } from '#domain/ShopError.ts'
import type { CachedEndpoints } from '../cache/cachedEndpoints.ts'
import { hasOwnView } from '../cache/cachedPages.ts'
import { createRequestContext } from '../http/createRequestContext.ts'
import { sendCompressed } from '../http/sendCompressed.ts'
import type { BuiltFile } from './builtFiles.ts'
import { renderDocument, type RenderApp } from './renderDocument.ts'
import { screenAt } from './screens.ts'

/** The SPA, built or from its sources. */
export type SpaBuild = {
  /** Its files by path, in memory. */
  files: Map<string, BuiltFile>
  /** What runs before a page is rendered. */
  middleware: RequestHandler[]
  renderApp: RenderApp
  /** Hashes of the scripts inside the page, for the security headers. */
  inlineScripts: string[]
  /** Whether its pages may be cached; not while the sources change. */
  isCacheable: boolean
}

/** Answers with a page and its first data, both for this visitor alone. */
export function pageHandler(payload: Payload, renderApp: RenderApp, answers: CachedEndpoints): RequestHandler {
  return async (request: Request, response: Response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response)
    const req = await createRequestContext(payload, request, response)
    const isRendered = !hasOwnView(request.path, parse(request.headers.cookie ?? ''))
    const page = { path: request.path, url: request.originalUrl, isRendered }
    const { status, html } = await renderDocument(req, page, { renderApp, answers })
    response.status(status).set({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }).type('html')
    await sendCompressed(request, response, html)
  }
}

function refuseMethod(request: Request, response: Response): void {
  if (!screenAt(request.path)) throw new ShopError('not_found')
  response.set('Allow', 'GET, HEAD')
  if (request.method !== 'OPTIONS') throw new ShopError('method_not_allowed')
  response.status(204).end()
}
