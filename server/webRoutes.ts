import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { findPost, type StoredPost } from '#domain/posts/findPosts.ts'
import type { Req } from '#domain/Req.ts'
import { ShopError } from '#domain/ShopError.ts'
import { firstData } from './firstData.ts'
import { pageHead } from './pageHead.ts'
import { screenPreloads } from './screenPreloads.ts'
import { isSiteRoute, postIdOf } from './siteRoutes.ts'
import { visit } from './visit.ts'

export type WebPage = {
  /** Serves the SPA's files and its page on every path left over. */
  routes: (payload: Payload) => Router
  /** Of the scripts inside the page, for the security headers. */
  inlineScripts: string[]
}

/** The SPA as built: files with a hash in their name are kept for ever, the page itself is asked for each time. */
export async function builtWeb(folder: string): Promise<WebPage> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const preloads = await screenPreloads(folder)
  return {
    inlineScripts: hashInlineScripts(html),
    routes: (payload) => {
      const router = Router()
      router.use(
        '/assets',
        express.static(join(folder, 'assets'), { immutable: true, maxAge: '365d', index: false, redirect: false }),
      )
      router.use('/assets', (_request, response) => void response.status(404).type('txt').send('Not found'))
      router.use(express.static(folder, { index: false, redirect: false, maxAge: '1h' }))
      router.use(
        page(payload, (path, isSignedIn) =>
          Promise.resolve(html.replace('</head>', `${preloads(path, isSignedIn)}</head>`)),
        ),
      )
      return router
    },
  }
}

type DrawPage = (path: string, isSignedIn: boolean, url: string) => Promise<string>

/**
 * Answers with the page and its first data: 200 on the SPA's routes, 404 elsewhere, where the SPA draws
 * '404 Page Not Found'. The data is the visitor's own, so no cache may keep the page for another.
 */
export function page(payload: Payload, draw: DrawPage): RequestHandler {
  return async (request: Request, response: Response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const { path } = request
    const req = await visit(payload, request, response)
    const post = await postOf(req, path)
    const exists = isSiteRoute(path) || post !== null
    const html = await draw(path, req.user !== null, request.originalUrl)
    const data = exists
      ? `<script type="application/json" id="initial-data">${await firstData(req, path)}</script>`
      : ''
    response.status(exists ? 200 : 404).set({ 'Cache-Control': 'private, no-cache', Vary: 'Cookie' })
    const head = await pageHead(req, path, post)
    // By a function: what stands in the data is no pattern of replacement.
    response.type('html').send(html.replace('</head>', () => `${head}${data}</head>`))
  }
}

/** A post this visitor may not know of is no page either. */
async function postOf(req: Req, path: string): Promise<StoredPost | null> {
  const id = postIdOf(path)
  if (id === null) return null
  try {
    return await findPost(req, id)
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
}
