import { Readable } from 'node:stream'
import { type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { ERRORS, Server } from '@tus/server'
import { poolOf } from '#database/poolOf.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { beginPartial, cancelPartial, finishPartial } from '#domain/platform/uploads/partialUpload.ts'
import { env } from '#env'
import { partialOffset, partialUploads } from '#media/partialUploads.ts'
import { deleteTicket, findTicket, type FoundTicket } from '#media/tickets.ts'
import { openUpload as open } from './openUpload.ts'
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
    const offset = announcedOffset(request)
    if (ticket.isStored) throw new AppError('upload_used')
    const work = () => continuePartial(req, ticket, request, offset)
    const answer = await withUploadLease(req.pool, ticket, request, work).catch((error: unknown) => {
      // The rest of the part is not read.
      response.set('Connection', 'close')
      throw error
    })
    await answer?.sendTo(response)
  })
  router.delete(PATH, async (request, response) => {
    const { req, ticket } = await openUpload(payload, request, response)
    if (ticket.isStored) throw new AppError('upload_used')
    await withUploadLease(req.pool, ticket, request, async () => {
      if ((await partialOffset(ticket.code)) !== null) await cancelPartial(req.pool, ticket)
      await deleteTicket(req.pool, ticket.mediaId)
    })
    response.set(TUS).status(204).end()
  })
  return router

  /** Nothing is charged for a part that is refused before a byte of it arrives. */
  async function continuePartial(req: Req, ticket: FoundTicket, request: Request, offset: number) {
    const arrived = await partialOffset(ticket.code)
    if (offset !== (arrived ?? 0)) throw new AppError('upload_offset')
    if (Number(request.get('content-length') ?? 0) > ticket.maxBytes - offset) throw new AppError('too_large')
    if (arrived === null) await beginPartial(req, ticket)
    try {
      return await receivePart(request)
    } finally {
      if ((await partialOffset(ticket.code)) === 0) await cancelPartial(req.pool, ticket)
    }
  }
}

/** @throws AppError `upload_protocol` for anything but a part as the tus protocol sends it. */
function announcedOffset(request: Request): number {
  const offset = request.get('upload-offset') ?? ''
  const isPart =
    request.get('tus-resumable') === TUS['Tus-Resumable'] &&
    /^\d{1,15}$/.test(offset) &&
    request.get('content-type') === 'application/offset+octet-stream'
  if (!isPart) throw new AppError('upload_protocol')
  return Number(offset)
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
  return async (request: Request): Promise<{ sendTo: (response: Response) => Promise<void> } | null> => {
    const part = toWebRequest(request)
    const answer = await tus.handleWeb(part)
    if (request.socket.destroyed) return null
    const failure = failures.get(part)
    if (failure) throw toAppError(failure)
    return {
      sendTo: async (response) => {
        if (answer.status >= 400) response.set('Connection', 'close')
        response
          .status(answer.status)
          .set(Object.fromEntries(answer.headers))
          .send(await answer.text())
      },
    }
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
function toAppError(error: unknown): unknown {
  if (error === ERRORS.FILE_WRITE_ERROR) return new AppError('storage_full', { cause: error })
  if (error === ERRORS.ERR_SIZE_EXCEEDED) return new AppError('too_large')
  if (error === ERRORS.INVALID_OFFSET) return new AppError('upload_offset')
  const { status_code: status, body } = error as { status_code?: number; body?: string }
  if (!status || status >= 500) return error
  return body ? new AppError('bad_request.upload', { problem: body.trim() }) : new AppError('bad_request')
}

async function offsetOf(req: Req, request: Request, ticket: FoundTicket): Promise<number> {
  if (ticket.isStored) return ticket.maxBytes
  const offset = await partialOffset(ticket.code)
  if (offset === null && ticket.expiresAt <= req.now) throw new AppError('upload_expired')
  // The process ended after the last byte and before it could inspect the file.
  if (offset === ticket.maxBytes)
    await withUploadLease(req.pool, ticket, request, () => finishPartial(req.pool, ticket))
  return offset ?? 0
}

/** An upload of an account that is not used yet. */
async function openUpload(payload: Payload, request: Request, response: Response) {
  const upload = await open(payload, request, response)
  if (upload.ticket.ownerId === null) throw new AppError('not_found')
  if (upload.ticket.isUsed) throw new AppError('upload_used')
  return upload
}
