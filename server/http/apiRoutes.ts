import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type NextFunction, raw, type Request, type RequestHandler, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { inLanguage } from '#contracts/shared/languages.ts'
import { poolOf } from '#database/poolOf.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import { HttpResult, PageResult } from '#endpoints/HttpResult.ts'
import type { Endpoint } from '#endpoints/implement.ts'
import { carriedFields, rememberForm } from '../auth-pages/formMemory.ts'
import { isFormField } from '../auth-pages/messages.ts'
import { answerTexts, chooseLanguage } from '../auth-pages/pageTexts.ts'
import { redirectIn } from '../auth-pages/redirectIn.ts'
import { renderPageResult } from '../auth-pages/securityPages.ts'
import { siteLook } from '../auth-pages/siteLook.ts'
import { bearerOf } from './bearerOf.ts'
import { createRequestContext } from './createRequestContext.ts'
import { languageOf } from './languageOf.ts'
import { rateLimit, rateLimitKey } from './rateLimit.ts'
import { requestReader } from './readRequest.ts'
import { refuseCrossSite } from './refuseCrossSite.ts'
import { requestIdOf } from './requestLog.ts'
import { matchApi } from './routeTable.ts'
import { asData } from './securityHeaders.ts'
import { sendError } from './sendError.ts'
import { viewedAs } from './viewedAs.ts'

const readBody = raw({ type: () => true, limit: '100kb' })
const readWebhook = raw({ type: () => true, limit: '1mb' })
/** Its text may have 1 MB; the rest is for the form around it. */
const readLongBody = raw({ type: () => true, limit: '1200kb' })
/** An export of posts with its pictures, in base64. */
const readFileBody = raw({ type: () => true, limit: '12mb' })

const PRIVATE = { 'Cache-Control': 'no-store', Vary: 'Cookie, Authorization' }

export type WaitForInvalidation = () => Promise<void>

/** A request whose access is checked and whose call is counted. */
type Admitted = { req: HttpReq; prepare: ReturnType<Endpoint['authorize']> }

/** @param pages GET handlers of pages below /api, by path. */
export function apiRoutes(
  payload: Payload,
  pages: Record<string, RequestHandler>,
  waitForInvalidation?: WaitForInvalidation,
): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.use((request, response, next) => {
    const match = matchApi(request.path)
    const page = pages[request.path]
    if (!match && !page) throw new AppError('not_found')
    const endpoints = match?.route.endpoints ?? []
    respond(endpoints, match?.params ?? {}, page, request, response, next).catch(next)
  })
  router.use((error: unknown, request: Request, response: Response, next: NextFunction) =>
    sendError(payload, error, request, response, next),
  )
  return router

  async function respond(
    endpoints: Endpoint[],
    params: Record<string, string>,
    page: RequestHandler | undefined,
    request: Request,
    response: Response,
    next: NextFunction,
  ): Promise<void> {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const endpoint = endpoints.find((candidate) => candidate.method === method)
    if (endpoint?.mayBeLong === 'file') {
      // Only those who may send it fill the memory with it.
      const admitted = await admit(endpoint, request, response)
      await read(readFileBody, request, response)
      return answer(endpoint, admitted, params, request, response)
    }
    await read(readerFor(endpoints, endpoint), request, response)
    if (endpoint) return answer(endpoint, await admit(endpoint, request, response), params, request, response)
    if (page && method === 'GET') {
      if (await chooseLanguage(poolOf(payload), request, response)) return
      const redirect = signInPages.has(request.path) && (await redirectIfSignedIn(request, response))
      if (redirect) return response.redirect(303, redirect)
      await page(request, response, next)
      return
    }
    const allowed = [...endpoints.map((one) => one.method), ...(page ? ['GET'] : [])]
    response.set('Allow', (allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed).join(', '))
    if (method !== 'OPTIONS') throw new AppError('method_not_allowed')
    response.status(204).end()
  }

  async function redirectIfSignedIn(request: Request, response: Response): Promise<string | null> {
    if (request.query['notice'] || request.query['error']) return null
    const { user } = await createRequestContext(payload, request, response)
    const home = inLanguage(languageOf(request), '/')
    const redirect = redirectIn(languageOf(request), request.query['redirect'])
    // A redirect back to sign-out would end the new session.
    return user && (redirect.startsWith('/api/logout') ? home : redirect)
  }

  /** Pages of other sites can't send a key, and a request with one has no cookies. Providers have their own secrets. */
  async function contextOf({ access }: Endpoint, request: Request, response: Response): Promise<HttpReq> {
    if (access === 'provider') return createRequestContext(payload, request, response)
    const key = bearerOf(request)
    if (key === null) refuseCrossSite(request)
    return createRequestContext(payload, request, response, key)
  }

  async function admit(endpoint: Endpoint, request: Request, response: Response): Promise<Admitted> {
    response.set({ ...PRIVATE, 'X-Request-Id': requestIdOf(response) })
    const req = await contextOf(endpoint, request, response)
    await rateLimitKey(req)
    const shown = viewedAs(req, openAccess(endpoint))
    const prepare = endpoint.authorize(shown)
    if (endpoint.rateLimit) await rateLimit(req, endpoint, endpoint.rateLimit)
    return { req, prepare }
  }

  async function answer(
    endpoint: Endpoint,
    { req, prepare }: Admitted,
    params: Record<string, string>,
    request: Request,
    response: Response,
  ): Promise<void> {
    let work: () => Promise<unknown>
    try {
      work = await prepare(requestReader(endpoint, params, request))
    } catch (error) {
      // A form is redirected to its page, which shows the error.
      if (!endpoint.form || !req.web.isForm || !(error instanceof AppError)) throw error
      const field = Object.keys(error.errors ?? {})[0] ?? ''
      if (!isFormField(field)) throw error
      rememberForm(request, response)
      const query = new URLSearchParams({ error: error.code, field, ...carriedFields(request) })
      return response.redirect(303, `/api${endpoint.path}?${query.toString()}`)
    }
    const result = await work()
    // The writer's next request must see the change, even from the cache.
    if (endpoint.method !== 'GET' && endpoint.access !== 'everyone' && endpoint.access !== 'provider')
      await waitForInvalidation?.()
    if (result instanceof PageResult)
      return void response.type('html').send(renderPageResult(await siteLook(payload), answerTexts(request), result))
    if (result instanceof HttpResult) {
      if (endpoint.form && req.web.isForm && /[?&]error=/.test(result.headers['Location'] ?? ''))
        rememberForm(request, response)
      response.status(result.status).set({ ...result.headers, ...(req.user?.apiKey && PRIVATE) })
      if (typeof result.body === 'string' || Buffer.isBuffer(result.body)) return void response.send(result.body)
      const body = Readable.from(result.body)
      if (!req.web.isHead) return pipeline(body, response).catch(unlessReceiverLeft)
      body.destroy()
      return void response.end()
    }
    if (endpoint.status === 204) return void response.status(204).send('')
    asData(response).status(endpoint.status).json(result)
  }
}

/** Of a page's data; null for all else. A GET that redirects does something. */
const openAccess = ({ method, access, status }: Endpoint) =>
  method === 'GET' && status === 200 && (access === 'everyone' || access === 'signedIn') ? access : null

function readerFor(endpoints: Endpoint[], endpoint: Endpoint | undefined): RequestHandler {
  if (endpoints.some(({ access }) => access === 'provider')) return readWebhook
  return endpoint?.mayBeLong ? readLongBody : readBody
}

const read = (reader: RequestHandler, request: Request, response: Response): Promise<void> =>
  new Promise(
    (resolve, reject) =>
      void reader(request, response, (error?: unknown) => (error instanceof Error ? reject(error) : resolve())),
  )

/** Not an error when the page was closed or a download canceled. */
function unlessReceiverLeft(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}

const signInPages = new Set(['/login', '/login/email', '/signup', '/join'])
