import type { RequestHandler } from 'express'

const BODY_MS = 30_000
const UPLOAD_IDLE_MS = 60_000

/** Nobody holds a connection by sending slowly: a body has half a minute, an upload may not pause for a whole one. */
export const bodyDeadline: RequestHandler = (request, response, next) => {
  if (request.path.startsWith('/media/uploads/')) {
    request.setTimeout(UPLOAD_IDLE_MS, () => request.destroy())
    return next()
  }
  const deadline = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, BODY_MS)
  response.once('close', () => clearTimeout(deadline))
  next()
}
