import type { RequestListener } from 'node:http'
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import type { Payload } from 'payload'
import { endpoints } from '#endpoints/index.ts'
import { poolOf } from '#database/poolOf.ts'
import { sharePace } from '#domain/fulfilment/sharePace.ts'
import { env } from '#env'
import { apiDocs } from './apiDocs.ts'
import { apiRoutes } from './apiRoutes.ts'
import { bodyDeadline } from './bodyDeadline.ts'
import { cmsRoutes } from './cmsRoutes.ts'
import { discoveryRoutes } from './discoveryRoutes.ts'
import { fastDoor } from './fastDoor.ts'
import { fixedHeaders } from './fixedHeaders.ts'
import { fontRoutes } from './fontRoutes.ts'
import { healthRoutes } from './healthRoutes.ts'
import { mediaRoutes } from './mediaRoutes.ts'
import { adoptMessages, type Messages } from './messages.ts'
import { startMetrics } from './metrics/startMetrics.ts'
import { shedOverload } from './overload/shedOverload.ts'
import { accountPages } from './pages/accountPages.ts'
import { securityPages } from './pages/securityPages.ts'
import { requestLog } from './requestLog.ts'
import { dataHeaders, securityHeaders } from './securityHeaders.ts'
import { sendError } from './sendError.ts'
import type { Snapshots } from './snapshots/keepSnapshots.ts'
import { keptAnswers } from './snapshots/keptAnswers.ts'
import { warnForwarded } from './warnForwarded.ts'
import { page, type WebPage } from './webRoutes.ts'

type Parts = {
  payload: Payload
  /** The SPA, built or from its sources. */
  web: WebPage
  /** Folder of the panel's Next app. */
  cmsFolder: string
  /** What time it is; every request asks once. */
  now?: () => Date
  /** Keeps ready what many ask for; without it every answer is made anew. */
  snapshots?: Snapshots
  /** Of the server that the app answers for. */
  messages: Messages
  /** Whether this process has been told to stop. */
  isStopping?: () => boolean
}

/** Builds the site from its parts. It never listens; the caller does. */
export function createApp(parts: Parts): RequestListener {
  const { payload, web, cmsFolder, now = () => new Date(), snapshots, messages, isStopping = () => false } = parts
  sharePace(poolOf(payload))
  const app = express()
  adoptMessages(app, messages)
  app.locals['now'] = now
  app.disable('x-powered-by')
  app.set('trust proxy', env().TRUST_PROXY)
  app.set('query parser', 'simple')
  app.use(requestLog(payload))
  app.use(warnForwarded(payload))
  app.use(bodyDeadline)
  app.use(healthRoutes(payload, isStopping))
  const metrics = startMetrics(payload)
  if (metrics) app.use(metrics.routes)
  const settle = snapshots?.settle
  const overload = shedOverload(payload)
  app.use(overload)
  app.use(cmsRoutes(payload, cmsFolder, settle))
  const headers = siteHeaders(web)
  app.use(headers)
  app.use(fontRoutes())
  app.use(discoveryRoutes(payload))
  app.use('/api', apiRoutes(payload, endpoints, { ...accountPages, ...securityPages(payload), ...apiDocs() }, settle))
  app.use('/media', mediaRoutes(payload))
  const common = fixedHeaders(headers)
  const answerOf = keptAnswers({ payload, now, common: dataHeaders(common), snapshots })
  app.use(...web.middleware, page(payload, web.draw, answerOf))
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) =>
    sendError(payload, error, request, response, next),
  )

  const door = fastDoor({ payload, web, now, common, answerOf, snapshots, isShedding: overload.isShedding })
  return (request, response) => {
    metrics?.measure(request, response)
    const pass = () => void app(request, response)
    const answered = door(request, response)
    if (answered === false) pass()
    // What is wrong with the database is told by whoever asks it next.
    else if (answered !== true) answered.then((isAnswered) => isAnswered || pass(), pass)
  }
}

/** Hot reload brings scripts of its own. */
function siteHeaders(web: WebPage): RequestHandler {
  return env().NODE_ENV === 'development' ? (_request, _response, next) => next() : securityHeaders(web.inlineScripts)
}
