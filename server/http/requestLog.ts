import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { requestIdOf } from './createRequestContext.ts'

/** One line for each request: never a body, a cookie or what stands behind the question mark. */
export function requestLog(payload: Payload): RequestHandler {
  return (request, response, next) => {
    logRequest(payload, request, response, { path: request.originalUrl, requestId: () => requestIdOf(response) })
    next()
  }
}

/** Writes that line when the answer is out. */
export function logRequest(
  payload: Payload,
  request: IncomingMessage,
  response: ServerResponse,
  { path, requestId }: { path: string; requestId: () => string },
): void {
  const began = performance.now()
  response.on('close', () => {
    const level = response.statusCode >= 500 ? 'error' : 'debug'
    payload.logger[level]({
      requestId: requestId(),
      method: request.method,
      path: (path.split('?')[0] ?? '').replace(/^(\/media\/uploads\/).*/, '$1…'),
      status: response.statusCode,
      ms: Math.round(performance.now() - began),
    })
  })
}
