import type { Request, RequestHandler } from 'express'

const BODY_MS = 30_000
const PACE_MS = 60_000
const LEAST_BYTES = 60 * 1024

/**
 * A body has 30 seconds; an upload must send 1 kB/s, measured per minute. Applies after an early response, too, because the
 * client may still send.
 */
export const bodyDeadline: RequestHandler = (request, response, next) => {
  const stopWatching = request.path.startsWith('/media/uploads/') ? watchPace(request) : watchBody(request)
  request.once('end', stopWatching)
  request.once('close', stopWatching)
  response.once('close', () => {
    if (request.complete || request.destroyed) stopWatching()
  })
  next()
}

function watchBody(request: Request): () => void {
  const deadline = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, BODY_MS)
  return () => clearTimeout(deadline)
}

function watchPace(request: Request): () => void {
  let before = request.socket.bytesRead
  const watch = setInterval(() => {
    const { bytesRead } = request.socket
    if (bytesRead - before < LEAST_BYTES && !request.complete) request.destroy()
    before = bytesRead
  }, PACE_MS)
  return () => clearInterval(watch)
}
