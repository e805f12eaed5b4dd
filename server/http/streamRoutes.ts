import { text } from 'node:stream/consumers'
import { type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findStream } from '#domain/content/streams/findStream.ts'
import { deviceOf, keepWatching } from '#domain/content/streams/keepWatching.ts'
import { findMedia, type FoundMedia } from '#media/findMedia.ts'
import { isMissingFile } from '#media/store/isMissingFile.ts'
import { store } from '#media/store/store.ts'
import { isIndex, isSegment, streamFolder, typeOfStreamFile } from '#media/streams/streamFiles.ts'
import { createRequestContext } from './createRequestContext.ts'
import { isForMembers, refuseUnlessAllowed } from './mediaAccess.ts'
import { sendFile } from './sendFile.ts'

/** The playlists and segments of films. Each request is checked as one for the whole film is. */
export function streamRoutes(payload: Payload): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.get('/:key/hls/*name', async (request, response) => {
    const req = await createRequestContext(payload, request, response)
    const { key, name } = request.params
    await serve(req, key, name.join('/'), request, response)
  })
  return router
}

async function serve(req: Req, key: string, name: string, request: Request, response: Response): Promise<void> {
  const type = typeOfStreamFile(name)
  const found = type && /^[\w-]{8,80}$/.test(key) ? await findMedia(req.pool, key) : null
  if (!type || !found) throw new AppError('not_found')
  refuseUnlessAllowed(req, found)
  if ((await findStream(req.pool, found.media.id))?.state !== 'ready') throw new AppError('not_found')
  if (isCounted(req, found, name)) await keepWatching(req, deviceOf(req))
  const file = `${streamFolder(found.media.filename)}/${name}`
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  }
  const signed = await store().signRead(file, request.method === 'HEAD' ? 'HEAD' : 'GET')
  if (!signed) return sendFile(response, file, headers)
  response.set(headers)
  if (isIndex(name)) response.send(await readIndex(file))
  else response.set('Cache-Control', 'private, no-store').redirect(302, signed)
}

/** Only segments: players read the playlists of every page that is opened. */
function isCounted(req: Req, found: FoundMedia, name: string): req is SignedInReq {
  return isSegment(name) && isForMembers(req, found)
}

async function readIndex(file: string): Promise<string> {
  try {
    return await text(await store().open(file))
  } catch (error) {
    const isMissing = isMissingFile(error)
    throw new AppError(isMissing ? 'not_found' : 'unavailable', {
      cause: error,
      ...(!isMissing && { retryAfterSeconds: 5 }),
    })
  }
}
