import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import type { Payload } from 'payload'
import { endpoints } from '#endpoints/index.ts'
import { poolOf } from '#database/poolOf.ts'
import { sharePace } from '#domain/fulfilment/sharePace.ts'
import { env } from '#env'
import { apiRoutes } from './apiRoutes.ts'
import { bodyDeadline } from './bodyDeadline.ts'
import { cmsRoutes } from './cmsRoutes.ts'
import { discoveryRoutes } from './discoveryRoutes.ts'
import { fontRoutes } from './fontRoutes.ts'
import { healthRoutes } from './healthRoutes.ts'
import { mediaRoutes } from './mediaRoutes.ts'
import { accountPages } from './pages/accountPages.ts'
import { requestLog } from './requestLog.ts'
import { securityHeaders } from './securityHeaders.ts'
import { sendError } from './sendError.ts'
import type { WebPage } from './webRoutes.ts'

type Parts = {
  payload: Payload
  /** The SPA, built or from its sources. */
  web: WebPage
  /** Folder of the panel's Next app. */
  cmsFolder: string
  /** What time it is; every request asks once. */
  now?: () => Date
}

/** Builds the site from its parts. It never listens; the caller does. */
export function createApp({ payload, web, cmsFolder, now = () => new Date() }: Parts): Express {
  sharePace(poolOf(payload))
  const app = express()
  app.locals['now'] = now
  app.disable('x-powered-by')
  app.set('trust proxy', env().TRUST_PROXY)
  app.set('query parser', 'simple')
  app.use(requestLog(payload))
  app.use(bodyDeadline)
  app.use(healthRoutes(payload))
  app.use(cmsRoutes(payload, cmsFolder))
  if (env().NODE_ENV !== 'development') app.use(securityHeaders(web.inlineScripts))
  app.use(fontRoutes())
  app.use(discoveryRoutes(payload))
  app.use('/api', apiRoutes(payload, endpoints, accountPages))
  app.use('/media', mediaRoutes(payload))
  app.use(web.routes(payload))
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) =>
    sendError(payload, error, request, response, next),
  )
  return app
}
