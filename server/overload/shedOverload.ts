import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'
import { ERRORS } from '#contracts/platform/errors.ts'
import { poolOf } from '#database/poolOf.ts'
import { busyPage } from '../auth-pages/cmsPages.ts'
import { textsIn } from '#texts/textsIn.ts'
import { languageOf } from '../http/languageOf.ts'
import { overloadOf } from './overloadOf.ts'
import { watchLag } from './watchLag.ts'
import { watchPool } from './watchPool.ts'

/** Providers retry later than visitors do. */
const WEBHOOKS = '/api/webhooks/'
/** Films, also those of a private feed; the feed itself is work. */
const FILES = /^\/(media|feeds\/[^/]+)\//i
/** Open for minutes without work. */
const EVENTS = '/comments/events'
const WEBHOOK_PATIENCE = 4
const RETRY_SECONDS = { least: 2, spread: 4 }

/** Rejects requests under overload before they wait and fail. Health checks, files and cached responses come first. */
export function shedOverload(payload: Payload): RequestHandler & { isShedding: () => boolean } {
  const lagMs = watchLag()
  const poolMs = watchPool(poolOf(payload))
  let inFlight = 0
  let isShedding = false
  const handler: RequestHandler = (request, response, next) => {
    const isFile = FILES.test(request.path) || request.path.endsWith(EVENTS)
    const patience = request.path.startsWith(WEBHOOKS) ? WEBHOOK_PATIENCE : 1
    const load = { lagMs: lagMs(), poolMs: poolMs(), inFlight: isFile ? 0 : inFlight }
    const reason = overloadOf(load, patience)
    if (reason === null && isShedding && patience === 1) {
      isShedding = false
      payload.logger.info({ msg: 'No longer overloaded: accepting all requests again' })
    }
    if (reason !== null) {
      if (!isShedding) payload.logger.warn({ ...load, reason, msg: 'Overloaded: rejecting requests' })
      isShedding = true
      return turnAway(request, response)
    }
    if (!isFile) {
      whenThere(request, () => {
        if (response.closed) return
        inFlight += 1
        response.once('close', () => (inFlight -= 1))
      })
    }
    next()
  }
  return Object.assign(handler, { isShedding: () => isShedding })
}

/** A slow upload costs nothing until its body has arrived. */
function whenThere(request: Request, begin: () => void): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
  if (request.complete || (length === '0' && coding === undefined)) begin()
  else request.once('end', begin)
}

function turnAway(request: Request, response: Response): void {
  const seconds = RETRY_SECONDS.least + Math.floor(Math.random() * RETRY_SECONDS.spread)
  response.status(503).set({ 'Retry-After': String(seconds), 'Cache-Control': 'no-store' })
  const isVisit = request.method === 'GET' && request.accepts('json', 'html') === 'html'
  if (isVisit) response.type('html').send(busyPage(languageOf(request)))
  else response.json({ message: textsIn(languageOf(request))(ERRORS.unavailable.message), code: 'unavailable' })
}
