import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'
import { composePage, type DrawPage } from './composePage.ts'
import type { ReadyFile } from './builtFiles.ts'
import type { KeptAnswers } from './snapshots/keptAnswers.ts'
import { packOnce } from './snapshots/readyBytes.ts'
import { encodingFor } from './snapshots/sendReady.ts'
import { isShownOtherwise } from './snapshots/sharedPages.ts'
import { visit } from './visit.ts'

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
  return async (request: Request, response: Response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const req = await visit(payload, request, response)
    const isDrawn = !isShownOtherwise(request.path, request.headers.cookie)
    const wish = { path: request.path, url: request.originalUrl, isDrawn }
    const { status, html } = await composePage(req, wish, draw, answerOf)
    const encoding = encodingFor(request.headers['accept-encoding'])
    response.status(status).set({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' }).type('html')
    if (encoding !== 'identity') response.set('Content-Encoding', encoding)
    response.send(await packOnce(html, encoding))
  }
}
