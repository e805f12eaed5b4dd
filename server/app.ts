import type { RequestListener } from 'node:http'
import express, { type NextFunction, type Request, type Response } from 'express'
import type { Payload } from 'payload'
import { endpoints } from '#endpoints/index.ts'
import { env } from '#env'
import { accountPages } from './auth-pages/accountPages.ts'
import { securityPages } from './auth-pages/securityPages.ts'
import { cachedEndpoints } from './cache/cachedEndpoints.ts'
import { cachedPages } from './cache/cachedPages.ts'
import { cacheMiddleware } from './cache/cacheMiddleware.ts'
import type { ResponseCache } from './cache/createCache.ts'
import { encodedResponse } from './cache/encode.ts'
import { cmsRoutes } from './cms/cmsRoutes.ts'
import { announceDeprecation } from './http/announceDeprecation.ts'
import { apiDocs } from './http/apiDocs.ts'
import { apiRoutes } from './http/apiRoutes.ts'
import { bodyDeadline } from './http/bodyDeadline.ts'
import { discoveryRoutes } from './http/discoveryRoutes.ts'
import { feedRoutes } from './http/feedRoutes.ts'
import { fontRoutes } from './http/fontRoutes.ts'
import { healthRoutes } from './http/healthRoutes.ts'
import { linkRoutes } from './http/linkRoutes.ts'
import { manifestRoutes } from './http/manifestRoutes.ts'
import { mediaRoutes } from './http/mediaRoutes.ts'
import { logRequest } from './http/requestLog.ts'
import { noHeaders, setSiteHeaders, type SiteHeaders, siteHeaders } from './http/securityHeaders.ts'
import { sendError } from './http/sendError.ts'
import { warnForwarded } from './http/warnForwarded.ts'
import { startMetrics } from './metrics/startMetrics.ts'
import { shedOverload } from './overload/shedOverload.ts'
import { ownPathsReader } from './ssr/ownPaths.ts'
import { pageHandler, type SpaBuild } from './ssr/pageRoutes.ts'
import { screens } from './ssr/screens.ts'

type Deps = {
  payload: Payload
  web: SpaBuild
  cmsFolder: string
  now?: () => Date
  /** Without it nothing is cached. */
  cache?: ResponseCache
  isStopping?: () => boolean
}

export function createApp(deps: Deps): RequestListener {
  const { payload, web, cmsFolder, now = () => new Date(), cache, isStopping = () => false } = deps
  const headers = env().NODE_ENV === 'development' ? noHeaders : siteHeaders(web.inlineScripts)
  const metrics = startMetrics(payload)
  const overload = shedOverload(payload)
  const answers = cachedEndpoints({ payload, now, cache, common: headers.data })
  const pageCache = web.isCacheable ? cache : undefined
  const ownPaths = ownPathsReader(payload, cache)
  const pages = cachedPages({ payload, now, cache: pageCache, headers, renderApp: web.renderApp, ownPaths })
  const files = encodeFiles(web, headers)
  const respondFromCache = cacheMiddleware({ payload, now, files, answers, pages, isShedding: overload.isShedding })

  const announce = announceDeprecation(endpoints)

  const app = express()
  app.locals['now'] = now
  app.disable('x-powered-by')
  app.set('trust proxy', env().TRUST_PROXY)
  app.set('query parser', 'simple')
  app.use(warnForwarded(payload))
  app.use(bodyDeadline)
  app.use(healthRoutes(payload, isStopping))
  app.use('/l', linkRoutes(payload))
  if (metrics) app.use(metrics.routes)
  app.use(overload)
  app.use(cmsRoutes(payload, cmsFolder, cache?.waitForInvalidation))
  app.use(setSiteHeaders(headers))
  const fullPages = { ...accountPages(payload), ...securityPages(payload), ...apiDocs() }
  app.use('/api', apiRoutes(payload, fullPages, cache?.waitForInvalidation))
  app.use('/media', mediaRoutes(payload))
  app.use('/feeds', feedRoutes(payload))
  app.use(fontRoutes())
  app.use(discoveryRoutes(payload))
  app.use(manifestRoutes(payload))
  app.use(...web.middleware, pageHandler(payload, web.renderApp, answers, ownPaths, headers))
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) =>
    sendError(payload, error, request, response, next),
  )

  // Loads the schemas before the first visitor.
  for (const { path, cache: rule } of endpoints) {
    for (const address of rule?.only ?? (path.includes(':') ? [] : [path])) answers(address)?.entryFor('guest').get()
  }
  for (const { path } of screens) pages(path, {})?.get()
  return (request, response) => {
    metrics?.measure(request, response)
    logRequest(payload.logger, request, response)
    announce(request, response)
    respondFromCache(request, response, () => void app(request, response))
  }
}

const encodeFiles = (web: SpaBuild, headers: SiteHeaders) =>
  new Map(
    [...web.files].map(([path, { bodies, ...facts }]) => {
      const isAsset = /^(text\/javascript|text\/css|font\/)/.test(facts.type)
      return [path, encodedResponse(bodies, { ...facts, common: isAsset ? headers.asset : headers.page })]
    }),
  )
