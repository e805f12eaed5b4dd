import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { row, sql } from '#database/sql.ts'
import { poolOf } from '#database/poolOf.ts'
import { isSiteRoute, postIdOf } from './siteRoutes.ts'

export type WebPage = {
  /** Serves the SPA's files and its page on every path left over. */
  routes: (payload: Payload) => Router
  /** Of the scripts inside the page, for the security headers. */
  inlineScripts: string[]
}

/** The SPA as built: files with a hash in their name are kept for ever, the page itself is asked for each time. */
export async function builtWeb(folder: string): Promise<WebPage> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
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
      router.use(page(payload, () => Promise.resolve(html)))
      return router
    },
  }
}

/** Answers with the page: 200 on the SPA's routes, 404 elsewhere, where the SPA draws '404 Page Not Found'. */
export function page(payload: Payload, draw: (url: string) => Promise<string>): RequestHandler {
  return async (request: Request, response: Response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const exists = isSiteRoute(request.path) || (await isPost(payload, request.path))
    const html = await draw(request.originalUrl)
    response
      .status(exists ? 200 : 404)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(html)
  }
}

async function isPost(payload: Payload, path: string): Promise<boolean> {
  const id = postIdOf(path)
  if (id === null) return false
  return (await row(poolOf(payload), sql`select 1 from posts where id = ${id} and deleted_at is null`)) !== null
}

export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
}
