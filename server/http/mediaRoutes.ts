import { type NextFunction, type Request, type Response, Router } from 'express'
import Negotiator from 'negotiator'
import type { Payload } from 'payload'
import { PICTURE_WIDTHS } from '#contracts/platform/pictures.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { deviceOf } from '#domain/content/streams/keepWatching.ts'
import { hasQuota, refuseOverQuota } from '#domain/platform/uploads/requestUpload.ts'
import { toUploadError } from '#domain/platform/uploads/toUploadError.ts'
import { findMedia } from '#media/findMedia.ts'
import { pictureInWidth } from '#media/pictureSizes.ts'
import { receiveUpload } from '#media/receiveUpload.ts'
import { isMissingFile } from '#media/store/isMissingFile.ts'
import { SIGNED_READ_SECONDS } from '#media/store/FileStore.ts'
import { store } from '#media/store/store.ts'
import { findOwnUpload, returnTicket, redeemTicket } from '#media/tickets.ts'
import { uploadKey } from '#media/uploadAddress.ts'
import { refundRest, refundUpload } from '#domain/platform/uploads/uploadQuota.ts'
import { createRequestContext } from './createRequestContext.ts'
import { countRedirect, countWatching } from './countWatching.ts'
import { isForMembers, mayReadMedia, refuseUnlessAllowed } from './mediaAccess.ts'
import { openUpload, type OpenUpload } from './openUpload.ts'
import { resumableUploads } from './resumableUploads.ts'
import { sendError } from './sendError.ts'
import { sendFile } from './sendFile.ts'
import { streamRoutes } from './streamRoutes.ts'

/** Access to a premium file is checked on every request, also for a range. */
export function mediaRoutes(payload: Payload): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.put('/uploads/:ticket', async (request, response) => {
    await takeUpload(await openUpload(payload, request, response), request, response)
  })
  router.use(resumableUploads(payload))
  router.get('/uploads/:ticket', async (request, response) => {
    await showUpload(
      await createRequestContext(payload, request, response),
      String(request.params['ticket']),
      request,
      response,
    )
  })
  router.get('/:key', async (request, response) => {
    await serve(
      await createRequestContext(payload, request, response),
      String(request.params['key']),
      request,
      response,
    )
  })
  router.use(streamRoutes(payload))
  router.use(() => {
    throw new AppError('not_found')
  })
  router.use((error: unknown, request: Request, response: Response, next: NextFunction) =>
    sendError(payload, error, request, response, next),
  )
  return router
}

async function takeUpload({ req, ticket }: OpenUpload, request: Request, response: Response): Promise<void> {
  const announced = Number(request.get('content-length') ?? 0)
  const redemption = await redeemTicket(req.pool, ticket, req.now)
  if (redemption === 'unknown') throw new AppError('not_found')
  if (redemption === 'used') throw new AppError('upload_used')
  if (redemption === 'expired') throw new AppError('upload_expired')
  // Without Content-Length the upload may reach the limit.
  const charged = announced || ticket.maxBytes
  let isCharged = false
  try {
    if (announced > ticket.maxBytes) throw new AppError('too_large')
    if (hasQuota(ticket)) await refuseOverQuota(req, ticket.ownerId, charged)
    isCharged = hasQuota(ticket)
    await receiveUpload(req.pool, ticket, request)
    if (isCharged && hasQuota(ticket) && !announced) await refundRest(req.pool, ticket, charged)
  } catch (error) {
    await returnTicket(req.pool, ticket.mediaId)
    if (isCharged && hasQuota(ticket)) await refundUpload(req.pool, ticket.ownerId, charged)
    if (request.socket.destroyed) return
    response.set('Connection', 'close')
    throw toUploadError(error)
  }
  response.status(200).set('Cache-Control', 'no-store').end()
}

/** A file that is not part of a post yet is shown to its uploader only. */
async function showUpload(req: Req, code: string, request: Request, response: Response): Promise<void> {
  const isCode = /^[\w-]{32}$/.test(code)
  const upload = isCode && req.user ? await findOwnUpload(req.pool, code, req.user.id) : null
  if (!upload) throw new AppError('not_found')
  if (upload.key) return serve(req, upload.key, request, response)
  const inBucket = await store().signRead(uploadKey(code), 'GET')
  if (!inBucket) throw new AppError('not_found')
  response.set('Cache-Control', 'private, no-store').redirect(302, inBucket)
}

async function serve(req: Req, key: string, request: Request, response: Response): Promise<void> {
  const found = /^[\w-]{8,80}$/.test(key) ? await findMedia(req.pool, key) : null
  if (!found) throw new AppError('not_found')
  const { media } = found
  refuseUnlessAllowed(req, found)
  const wanted = Number(request.query['w'])
  const width = media.kind === 'image' ? PICTURE_WIDTHS.find((candidate) => candidate === wanted) : undefined
  const file = width
    ? await pictureInWidth(media, width, acceptsAvif(request)).catch(toNotFound)
    : { key: media.filename, mimeType: media.mimeType }
  const vary = [...(width ? ['Accept'] : []), ...(media.isShownToAll ? [] : ['Cookie'])]
  response.set({
    ...(vary.length > 0 && { Vary: vary.join(', ') }),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // Emails show what everyone may see, and a webmail page is another site.
    ...(mayReadMedia({ user: null, now: req.now }, found) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  })
  const elsewhere = await store().signRead(file.key, request.method === 'HEAD' ? 'HEAD' : 'GET')
  if (media.kind === 'video' && isForMembers(req, found))
    await (elsewhere ? countRedirect : countWatching)(req, deviceOf(req), response)
  if (elsewhere) {
    // A cached redirect must expire before the signed URL.
    const keep = `public, max-age=${SIGNED_READ_SECONDS / 2}`
    return response.set('Cache-Control', media.isShownToAll ? keep : 'private, no-store').redirect(302, elsewhere)
  }
  await sendFile(response, file.key, {
    'Content-Type': file.mimeType,
    // Only public files may be cached without revalidation.
    'Cache-Control': media.isShownToAll ? 'public, max-age=86400' : 'private, no-cache',
    'Content-Disposition': 'inline',
  })
}

/** Only where it is named: an old browser's image/* doesn't mean AVIF. */
const acceptsAvif = (request: Request): boolean => new Negotiator(request).mediaTypes().includes('image/avif')

/** The file may be missing after a disk failure. */
function toNotFound(error: unknown): never {
  throw isMissingFile(error) ? new AppError('not_found', { cause: error }) : error
}
