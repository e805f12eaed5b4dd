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

export type SpaBuild = {
  files: Map<string, BuiltFile>
  middleware: RequestHandler[]
  renderApp: RenderApp
  inlineScripts: string[]
  /** False while the sources change. */
  isCacheable: boolean
}

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
