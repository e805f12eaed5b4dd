import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'
import { ERRORS } from '#contracts/platform/errors.ts'
import { poolOf } from '#database/poolOf.ts'
import { busyPage } from '../auth-pages/cmsPages.ts'
import { textsIn } from '#texts/textsIn.ts'
import { languageOf } from '../http/languageOf.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Pool } from 'pg'

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

type Load = {
  lagMs: number
  /** Running requests, except file downloads. */
  inFlight: number
  /** How long the next request has waited for a database connection. */
  poolMs: number
}

/** Bursts end within a second. */
const LIMITS: Load = { lagMs: 700, inFlight: 400, poolMs: 1000 }

/** The exceeded limit, or null. @param patience multiplies the limits, for webhooks, which should not be rejected. */
export function overloadOf(load: Load, patience = 1): keyof Load | null {
  const names = Object.keys(LIMITS) as (keyof Load)[]
  return names.find((name) => load[name] > LIMITS[name] * patience) ?? null
}

const OVER_MS = 500
const NANOSECONDS = 1e6

/** @returns the recent delay of the event loop in milliseconds. */
function watchLag(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let lagMs = 0
  let before = 0
  const read = setInterval(() => {
    const mean = Number.isNaN(delay.mean) ? 0 : delay.mean / NANOSECONDS
    delay.reset()
    // The smaller of two, because a single long pause is over.
    lagMs = Math.min(before, mean)
    before = mean
  }, OVER_MS)
  read.unref()
  return () => lagMs
}

const LOOK_EVERY_MS = 100

/**
 * While requests wait for a connection, a probe waits in the same queue. Its length says less: a burst is served in
 * milliseconds. @returns the probe's waiting time in milliseconds.
 */
function watchPool(pool: Pool): () => number {
  let since: number | null = null
  let isProbing = false

  async function probe(): Promise<void> {
    isProbing = true
    since ??= performance.now()
    try {
      const client = await pool.connect()
      client.release()
      since = null
    } catch (error) {
      // A database that is down fails immediately; after a timeout the probe keeps waiting.
      if (!(error instanceof Error && error.message.startsWith('timeout exceeded'))) since = null
    } finally {
      isProbing = false
    }
  }

  const look = setInterval(() => {
    if (!isProbing && (since !== null || pool.waitingCount > 0)) void probe()
  }, LOOK_EVERY_MS)
  look.unref()
  return () => (since === null ? 0 : performance.now() - since)
}
