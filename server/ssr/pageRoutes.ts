import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'
import { ShopError } from '#domain/ShopError.ts'
import { composePage, type DrawPage } from './renderDocument.ts'
import type { ReadyFile } from './builtFiles.ts'
import { sendPacked } from '../http/sendCompressed.ts'
import { isSiteRoute, postIdOf } from './screens.ts'
import type { KeptAnswers } from '../cache/keptAnswers.ts'
import { isShownOtherwise } from '../cache/sharedPages.ts'
import { visit } from '../http/createRequestContext.ts'

/** The SPA, built or from its sources. */
export type WebPage = {
  /** Its files by their address, whole in memory. */
  files: Map<string, ReadyFile>
  /** What answers before the page is drawn. */
  middleware: RequestHandler[]
  draw: DrawPage
  /** Of the scripts inside the page, for the security headers. */
  inlineScripts: string[]
  /** Whether what is drawn may be kept; not while its sources change. */
  isKept: boolean
}

/** Answers with the page and its first data. The data is the visitor's own, so no cache may keep the page for another. */
export function page(payload: Payload, draw: DrawPage, answerOf: KeptAnswers): RequestHandler {
  return async (request: Request, response: Response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response)
    const req = await visit(payload, request, response)
    const isDrawn = !isShownOtherwise(request.path, request.headers.cookie)
    const wish = { path: request.path, url: request.originalUrl, isDrawn }
    const { status, html } = await composePage(req, wish, draw, answerOf)
    response.status(status).set({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }).type('html')
    await sendPacked(request, response, html)
  }
}

function refuseMethod(request: Request, response: Response): void {
  if (!isSiteRoute(request.path) && postIdOf(request.path) === null) throw new ShopError('not_found')
  response.set('Allow', 'GET, HEAD')
  if (request.method !== 'OPTIONS') throw new ShopError('method_not_allowed')
  response.status(204).end()
}
