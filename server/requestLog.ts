import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { requestIdOf } from './visit.ts'

/** One line for each request: never a body, a cookie or what stands behind the question mark. */
export function requestLog(payload: Payload): RequestHandler {
  return (request, response, next) => {
    const began = performance.now()
    response.on('close', () => {
      const level = response.statusCode >= 500 ? 'error' : 'debug'
      payload.logger[level]({
        requestId: requestIdOf(response),
        method: request.method,
        path: (request.originalUrl.split('?')[0] ?? '').replace(/^(\/media\/uploads\/).*/, '$1…'),
        status: response.statusCode,
        ms: Math.round(performance.now() - began),
      })
    })
    next()
  }
}
