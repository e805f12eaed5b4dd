import { Readable } from 'node:stream'
import { type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { ERRORS, Server } from '@tus/server'
import { poolOf } from '#database/poolOf.ts'
import type { Req } from '#domain/Req.ts'
import { ShopError } from '#domain/ShopError.ts'
import { beginPartial, cancelPartial, finishPartial } from '#domain/uploads/partialUpload.ts'
import { env } from '#env'
import { partialOffset, partialUploads } from '#media/partialUploads.ts'
import { findTicket, type FoundTicket } from '#media/tickets.ts'
import { createRequestContext } from './createRequestContext.ts'
import { refuseCrossSite } from './refuseCrossSite.ts'
import { withUploadLease } from './withUploadLease.ts'

const PATH = '/uploads/:ticket'

/** The address that takes a whole file with PUT also takes it in parts, by the tus protocol. */
export function resumableUploads(payload: Payload): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const receivePart = partReceiver(payload)
  router.head(PATH, async (request, response) => {
    const { req, ticket } = await openUpload(payload, request, response)
    const offset = await offsetOf(req, request, ticket)
    const lengths = { 'Upload-Offset': String(offset), 'Upload-Length': String(ticket.maxBytes) }
    response
      .set({ ...TUS, ...lengths, 'Cache-Control': 'no-store' })
      .status(200)
      .end()
  })
  router.patch(PATH, async (request, response) => {
    const { req, ticket } = await openUpload(payload, request, response)
    if (ticket.isStored) throw new ShopError('upload_used')
    await withUploadLease(req.pool, ticket, request, async () => {
      if ((await partialOffset(ticket.code)) === null) await beginPartial(req, ticket)
      await receivePart(request, response)
    })
  })
  router.delete(PATH, async (request, response) => {
    const { req, ticket } = await openUpload(payload, request, response)
    if (ticket.isStored) throw new ShopError('upload_used')
    await withUploadLease(req.pool, ticket, request, async () => {
      if ((await partialOffset(ticket.code)) !== null) await cancelPartial(req.pool, ticket)
    })
    response.set(TUS).status(204).end()
  })
  return router
}

const TUS = { 'Tus-Resumable': '1.0.0' }

function partReceiver(payload: Payload) {
  const failures = new WeakMap<object, unknown>()
  const tus = new Server({
    path: '/media/uploads',
    datastore: partialUploads(),
    allowedOrigins: [new URL(env().SITE_URL).origin],
    onUploadFinish: async (_request, { id }) => {
      const ticket = await findTicket(poolOf(payload), id)
      if (ticket) await finishPartial(poolOf(payload), ticket)
      return {}
    },
    onResponseError: (request, error) => void failures.set(request, error),
  })
  // Not `tus.handle`, which waits forever for a response that nobody receives any more.
  return async (request: Request, response: Response): Promise<void> => {
    const part = toWebRequest(request)
    const answer = await tus.handleWeb(part)
    if (request.socket.destroyed) return
    if (answer.status >= 400) response.set('Connection', 'close')
    const failure = failures.get(part)
    if (failure) throw toShopError(failure)
    response
      .status(answer.status)
      .set(Object.fromEntries(answer.headers))
      .send(await answer.text())
  }
}

function toWebRequest(request: Request): globalThis.Request {
  const { method, originalUrl, headers } = request
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] satisfies [string, string])
  // Without the query: the library takes the upload's id from the end of the whole address.
  return new Request(new URL(originalUrl.split('?')[0] ?? '/', env().SITE_URL), {
    method,
    headers: given,
    body,
    duplex: 'half',
  } as RequestInit)
}

/** What the library itself rejects has its own status, such as 409 for a wrong offset. */
function toShopError(error: unknown): unknown {
  if (error === ERRORS.FILE_WRITE_ERROR) return new ShopError('storage_full', { cause: error })
  if (error === ERRORS.ERR_SIZE_EXCEEDED) return new ShopError('too_large')
  if (error === ERRORS.INVALID_OFFSET) return new ShopError('upload_offset')
  const { status_code: status, body } = error as { status_code?: number; body?: string }
  return status && status < 500 ? new ShopError('bad_request', { ...(body && { message: body.trim() }) }) : error
}

async function openUpload(payload: Payload, request: Request, response: Response) {
  refuseCrossSite(request)
  const req = await createRequestContext(payload, request, response)
  const code = String(request.params['ticket'])
  const ticket = /^[\w-]{32}$/.test(code) ? await findTicket(req.pool, code) : null
  if (!ticket || (req.user && req.user.id !== ticket.ownerId)) throw new ShopError('not_found')
  if (ticket.isUsed) throw new ShopError('upload_used')
  return { req, ticket }
}

async function offsetOf(req: Req, request: Request, ticket: FoundTicket): Promise<number> {
  if (ticket.isStored) return ticket.maxBytes
  const offset = await partialOffset(ticket.code)
  if (offset === null && ticket.expiresAt <= req.now) throw new ShopError('upload_expired')
  // The process ended after the last byte and before it could inspect the file.
  if (offset === ticket.maxBytes)
    await withUploadLease(req.pool, ticket, request, () => finishPartial(req.pool, ticket))
  return offset ?? 0
}
