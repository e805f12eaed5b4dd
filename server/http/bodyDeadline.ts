import type { Request, RequestHandler } from 'express'

const BODY_MS = 30_000
const PACE_MS = 60_000
const LEAST_BYTES = 60 * 1024

/**
 * Nobody holds a connection by sending slowly: a body has half a minute, and an upload sends a kilobyte a second over
 * each whole minute until it is there. How long we look into it then is not its sender's fault. An answer that came
 * before the body was there changes nothing: the sender may still be sending.
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
