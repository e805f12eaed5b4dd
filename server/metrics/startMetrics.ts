import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type RequestHandler, Router } from 'express'
import type { Payload } from 'payload'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { poolOf } from '#database/poolOf.ts'
import { env } from '#env'
import { shopGauges } from './shopGauges.ts'
import { splitLanguage } from '#contracts/shared/languages.ts'
import { matchApi } from '../http/routeTable.ts'
import { screenAt } from '../ssr/findScreen.ts'

type Metrics = {
  routes: RequestHandler
  measure: (request: IncomingMessage, response: ServerResponse) => void
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Null without METRICS_TOKEN. */
export function startMetrics(payload: Payload): Metrics | null {
  const { METRICS_TOKEN } = env()
  if (!METRICS_TOKEN) return null
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'stonehunt_http_request_duration_seconds',
    help: 'Duration of requests by route and status. Status 499: the client disconnected first.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const underWay = new Gauge({
    name: 'stonehunt_http_requests_under_way',
    help: 'Requests in progress.',
    registers,
  })
  gaugePool(payload, registers)
  const readShop = shopGauges(poolOf(payload), registers)

  return {
    routes: Router().get('/metrics', async (request, response) => {
      response.set('Cache-Control', 'no-store')
      if (!isToken(request.get('authorization'), METRICS_TOKEN))
        return void response.status(401).set('WWW-Authenticate', 'Bearer').type('text').send('Unauthorized\n')
      await readShop()
      response.set('Content-Type', registry.contentType).send(await registry.metrics())
    }),
    measure: (request, response) => {
      const began = performance.now()
      underWay.inc()
      response.on('close', () => {
        underWay.dec()
        const method = METHODS.includes(request.method ?? '') ? request.method : 'other'
        const status = response.writableFinished ? response.statusCode : 499
        durations.observe({ method, route: routeOf(request), status }, (performance.now() - began) / 1000)
      })
    },
  }
}

function gaugePool(payload: Payload, registers: Registry[]): void {
  new Gauge({
    name: 'stonehunt_pool_connections',
    help: 'Database connections of this process; "waiting" counts requests without one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount, options } = poolOf(payload)
      this.set({ state: 'used' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
      this.set({ state: 'most' }, options.max)
    },
  })
}

function isToken(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}

/** Set by Express once a route has matched. */
type Routed = IncomingMessage & { originalUrl?: string; baseUrl?: string; route?: { path: unknown } }

/** The declared route, which limits the number of labels. */
function routeOf(request: Routed): string {
  const path = (request.originalUrl ?? request.url ?? '').split('?', 1)[0] ?? ''
  if (/^\/(cms|_next)(\/|$)/.test(path)) return path.startsWith('/cms/api/') ? '/cms/api' : '/cms'
  const api = path.startsWith('/api/') ? matchApi(path.slice('/api'.length)) : null
  if (api) return `/api${api.route.path}`
  const declared = request.route?.path
  if (typeof declared === 'string') return `${request.baseUrl ?? ''}${declared}`
  return screenAt(splitLanguage(path).path)?.screen.path ?? (/^\/assets\/[^/]+$/.test(path) ? '/assets/:file' : 'other')
}
