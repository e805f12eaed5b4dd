import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express'
import { handleEndpoints, type Payload } from 'payload'
import { AppError } from '#domain/platform/AppError.ts'
import { addToEnv, env, projectRoot } from '#env'
import { employeesOnlyPage, gettingReadyPage } from '../auth-pages/cmsPages.ts'
import { siteLook } from '../auth-pages/siteLook.ts'
import type { WaitForInvalidation } from '../http/apiRoutes.ts'
import { createRequestContext } from '../http/createRequestContext.ts'
import { refuseCrossSite } from '../http/refuseCrossSite.ts'
import { requestIdOf } from '../http/requestLog.ts'
import { sendError } from '../http/sendError.ts'
import { openBody } from './panelBody.ts'
import { readyBuilds } from './panelBuilds.ts'
import { panelHeaders } from './panelHeaders.ts'
import { nameJson, readPanelJson, rejectInvalidRequest, rejectInvalidBody, readQueryFromBody } from './panelInput.ts'
import { readReorder } from './reorderInput.ts'

type NextHandler = (request: Request, response: Response) => Promise<void>

/** Routes of Payload's REST API that the site replaces. */
const CLOSED =
  /^\/cms\/api\/(users\/(first-register|forgot-password|reset-password|unlock|login|verify)|graphql|payload-jobs|payload-kv|payload-migrations)(\/|$)/i

export function cmsRoutes(payload: Payload, folder: string, waitForInvalidation?: WaitForInvalidation): Router {
  const router = Router()
  const paths = ['/cms', '/cms/{*rest}', '/_next/{*rest}']
  router.all(paths, panelHeaders(), guard(payload))
  router.all(['/cms/api', '/cms/api/{*rest}'], forwardToPayload(payload, waitForInvalidation))
  router.use('/cms/help/pictures', express.static(join(projectRoot, 'docs/owner/pictures'), { index: false, redirect: false }))
  router.all(paths, forwardToNext(folder))
  router.use((error: unknown, request: Request, response: Response, next: NextFunction) =>
    sendError(payload, error, request, response, next),
  )
  return router
}

function guard(payload: Payload): RequestHandler {
  return async (request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Request-Id': requestIdOf(response) })
    const { user } = await createRequestContext(payload, request, response)
    const isPage =
      request.method === 'GET' && !request.path.startsWith('/cms/api') && !request.path.startsWith('/_next')
    if (user?.owesSecondFactor) {
      if (!isPage) return next(new AppError('second_factor_missing'))
      return response.redirect(303, `/api/second-factor?redirect=${encodeURIComponent(request.originalUrl)}`)
    }
    if (user?.isEmployee) {
      refuseCrossSite(request)
      refuseOddPath(request)
      await readQueryFromBody(request)
      // Only the choice under Account changes the language of Payload's texts: ours stay in English.
      request.headers['accept-language'] = 'en'
      if (isBuilt(request)) response.set('Cache-Control', BUILT)
      return CLOSED.test(request.path) ? next(new AppError('not_found')) : next()
    }
    if (isPage)
      return void response
        .status(user ? 403 : 401)
        .type('html')
        .send(employeesOnlyPage(await siteLook(payload), request.originalUrl, user !== null))
    next(new AppError(user ? 'employees_only' : 'unauthorized'))
  }
}

/** Employees keep them for a year: a name has the hash of the contents. Next answers a name that isn't there with `no-store`. */
const BUILT = 'private, max-age=31536000, immutable'

const isBuilt = ({ path }: Request): boolean => path.startsWith('/_next/static/') && env().NODE_ENV !== 'development'

/** Payload would read these paths differently than the guard. */
function refuseOddPath(request: Request): void {
  const { pathname } = new URL(request.originalUrl, env().SITE_URL)
  if (pathname !== request.path || /%2e|%2f|%5c|\/\//i.test(pathname)) throw new AppError('not_found')
}

function forwardToPayload(payload: Payload, waitForInvalidation?: WaitForInvalidation): RequestHandler {
  return async (request, response) => {
    rejectInvalidRequest(payload, request)
    nameJson(request)
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    if (hasBody) rejectInvalidBody(request)
    const json = hasBody ? await readBody(request) : null
    const body = hasBody && json === null ? openBody(request) : null
    const answer = await handleEndpoints({
      config: payload.config,
      request: new globalThis.Request(new URL(request.originalUrl, env().SITE_URL), {
        method: request.method,
        headers: toHeaders(request, response),
        ...(hasBody && { body: json ?? body?.stream, duplex: 'half' }),
      } as RequestInit),
    })
    if (body?.isTooLarge()) throw new AppError('too_large')
    if (hasBody) await waitForInvalidation?.()
    response.status(answer.status)
    answer.headers.forEach((value, name) => void response.append(name, value))
    if (!answer.body) return void response.end()
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), response)
  }
}

async function readBody(request: Request): Promise<string | null> {
  const json = await readPanelJson(request)
  if (!/^\/cms\/api\/reorder\/?$/.test(request.path)) return json
  return readReorder(json)
}

function toHeaders(request: Request, response: Response): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of Array.isArray(value) ? value : [value]) if (single !== undefined) headers.append(name, single)
  }
  // Never the client's, so that records of this request can be found in the log.
  headers.set('x-request-id', requestIdOf(response))
  return headers
}

function forwardToNext(folder: string): RequestHandler {
  const isDevelopment = env().NODE_ENV === 'development'
  let panel: Promise<NextHandler> | undefined
  return async (request, response) => {
    const [build] = panel || isDevelopment ? [] : await readyBuilds(folder)
    if (!panel && !isDevelopment && !build) {
      return void response.status(503).set('Retry-After', '5').type('html').send(gettingReadyPage())
    }
    panel ??= startNext(folder, isDevelopment, build).catch((error: unknown) => {
      panel = undefined
      throw error
    })
    await (
      await panel
    )(request, response)
  }
}

async function startNext(folder: string, isDevelopment: boolean, build: string | undefined): Promise<NextHandler> {
  const { default: next } = await import('next')
  // `cms/next.config.mjs` reads which build to serve.
  if (build) addToEnv({ CMS_DIST: relative(folder, build) })
  // Next would accept upgrades before all of our checks, on this server or the one of a request. Only hot reload needs
  // them.
  const httpServer = isDevelopment ? undefined : createServer()
  const app = next({ dev: isDevelopment, dir: folder, hostname: 'localhost', port: env().PORT, httpServer })
  const ours = process.listeners('uncaughtException')
  await app.prepare()
  // Next would print an uncaught exception and continue; `server/index.ts` logs it and exits.
  for (const listener of process.listeners('uncaughtException')) {
    if (!ours.includes(listener)) process.off('uncaughtException', listener)
  }
  const handle = app.getRequestHandler()
  return (request, response) => handle(request, response)
}
