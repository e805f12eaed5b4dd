import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type NextFunction, raw, type Request, type RequestHandler, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { ShopError } from '#domain/ShopError.ts'
import { authorize } from '#endpoints/authorize.ts'
import { HttpResult, PageResult } from '#endpoints/HttpResult.ts'
import type { Endpoint } from '#endpoints/implement.ts'
import { safeRedirect } from '#endpoints/safeRedirect.ts'
import { rememberForm } from './formMemory.ts'
import { isFormField } from './pages/messages.ts'
import { drawReply } from './pages/securityPages.ts'
import { spendCall, tollOf } from './rateLimits.ts'
import { requestReader } from './readRequest.ts'
import { refuseCrossSite } from './refuseCrossSite.ts'
import { asData } from './securityHeaders.ts'
import { requestIdOf, visit } from './visit.ts'
import { sendError } from './sendError.ts'

const BODY_LIMIT = '100kb'
const WEBHOOK_LIMIT = '1mb'

/**
 * Express's part of the API: translation only. An address that no endpoint declares does not exist.
 *
 * @param pages full pages that live below /api as well: path → its handler for GET.
 * @param settle waited for after somebody has written.
 */
export function apiRoutes(
  payload: Payload,
  endpoints: Endpoint[],
  pages: Record<string, RequestHandler>,
  settle?: Settle,
): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const paths = new Set([...endpoints.map(({ path }) => path), ...Object.keys(pages)])
  for (const path of paths) {
    const own = endpoints.filter((endpoint) => endpoint.path === path)
    const limit = own.some(({ access }) => access === 'provider') ? WEBHOOK_LIMIT : BODY_LIMIT
    router.all(path, raw({ type: () => true, limit }), answer(payload, own, pages[path], settle))
  }
  router.use(() => {
    throw new ShopError('not_found')
  })
  router.use((error: unknown, request: Request, response: Response, next: NextFunction) =>
    sendError(payload, error, request, response, next),
  )
  return router
}

function answer(
  payload: Payload,
  own: Endpoint[],
  page: RequestHandler | undefined,
  settle: Settle | undefined,
): RequestHandler {
  const allowed = [...own.map(({ method }) => method), ...(page ? ['GET'] : [])]
  if (allowed.includes('GET')) allowed.push('HEAD')
  return async (request, response, next) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const endpoint = own.find((candidate) => candidate.method === method)
    if (endpoint) return run(payload, endpoint, request, response, settle)
    if (page && method === 'GET') {
      const redirect = DOORS.has(request.path) && (await wayPast(payload, request, response))
      return redirect ? response.redirect(303, redirect) : page(request, response, next)
    }
    response.set('Allow', allowed.join(', '))
    if (method === 'OPTIONS') response.status(204).end()
    else throw new ShopError('method_not_allowed')
  }
}

/** Resolves when this process knows of everything that was written so far. */
export type Settle = () => Promise<void>

/** Pages that are of no use to whoever is signed in already. */
const DOORS = new Set(['/login', '/signup'])

async function wayPast(payload: Payload, request: Request, response: Response): Promise<string | null> {
  if (request.query['notice'] || request.query['error']) return null
  const { user } = await visit(payload, request, response)
  const redirect = safeRedirect(request.query['redirect'])
  // Signing out is never where somebody wanted to go.
  return user && (redirect.startsWith('/api/logout') ? '/' : redirect)
}

async function run(
  payload: Payload,
  endpoint: Endpoint,
  request: Request,
  response: Response,
  settle: Settle | undefined,
): Promise<void> {
  response.set({ 'Cache-Control': 'no-store', Vary: 'Cookie', 'X-Request-Id': requestIdOf(response) })
  if (endpoint.access !== 'provider') refuseCrossSite(request)
  const req = await visit(payload, request, response)
  authorize(endpoint.access, req)
  const { rateLimit } = endpoint
  if (rateLimit?.countedBy === 'domain') req.web.toll = tollOf(req, endpoint, rateLimit)
  else if (rateLimit) await spendCall(req, endpoint, rateLimit)

  let work: () => Promise<unknown>
  try {
    work = await endpoint.prepare(req, requestReader(endpoint, request))
  } catch (error) {
    // A form goes back to its page, which says what was wrong; a program gets the error itself.
    if (!endpoint.form || !req.web.isForm || !(error instanceof ShopError)) throw error
    const field = Object.keys(error.errors ?? {})[0] ?? ''
    if (!isFormField(field)) throw error
    rememberForm(request, response)
    return response.redirect(
      303,
      `/api${endpoint.path}?${new URLSearchParams({ error: error.code, field }).toString()}`,
    )
  }
  const result = await work()
  // Whoever has written reads it at once, also where answers are kept ready.
  if (endpoint.method !== 'GET' && endpoint.access !== 'everyone' && endpoint.access !== 'provider') await settle?.()
  if (result instanceof PageResult) return void response.type('html').send(drawReply(result))
  if (result instanceof HttpResult) {
    if (endpoint.form && req.web.isForm && /[?&]error=/.test(result.headers['Location'] ?? ''))
      rememberForm(request, response)
    response.status(result.status).set(result.headers)
    if (typeof result.body === 'string') response.send(result.body)
    else await pipeline(Readable.from(result.body), response)
    return
  }
  if (endpoint.status === 204) return void response.status(204).send('')
  asData(response).status(endpoint.status).json(result)
}
