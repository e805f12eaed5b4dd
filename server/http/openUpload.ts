import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import * as routes from '#contracts/routes/platform/uploads.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { authorizeCall, type HttpReq } from '#endpoints/authorize.ts'
import { findTicket, type FoundTicket } from '#media/tickets.ts'
import { bearerOf } from './bearerOf.ts'
import { createRequestContext } from './createRequestContext.ts'
import { rateLimitKey } from './rateLimit.ts'
import { refuseCrossSite } from './refuseCrossSite.ts'

export type OpenUpload = { req: HttpReq; ticket: FoundTicket }

/**
 * An upload address is no proof: it works only for the account that asked for it, with a session or an API key, and for
 * a guest only in the browser that asked. Anyone else learns nothing and changes nothing.
 * @throws AppError `unauthorized` without session, key or cookie, `not_found` for another's address, `cross_site`, and
 * those of API keys.
 */
export async function openUpload(payload: Payload, request: Request, response: Response): Promise<OpenUpload> {
  const key = bearerOf(request)
  if (key === null) refuseCrossSite(request)
  const req = await createRequestContext(payload, request, response, key)
  await rateLimitKey(req)
  const code = String(request.params['ticket'])
  const isOfGuest = req.web.upload.isAskers(code)
  if (!isOfGuest) authorizeCall(routes.requestUpload, req)
  const ticket = /^[\w-]{32}$/.test(code) ? await findTicket(req.pool, code) : null
  const isAskers = ticket?.ownerId === null ? isOfGuest : ticket?.ownerId === req.user?.id
  if (!ticket || !isAskers) throw new AppError('not_found')
  return { req, ticket }
}
