import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { env } from '#env'

const HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** Behind a proxy with TRUST_PROXY=0 all visitors share its address and its limit for failed sign-ins. */
export function warnForwarded(payload: Payload): RequestHandler {
  let hasWarned = env().TRUST_PROXY > 0
  return (request, _response, next) => {
    const header = hasWarned ? undefined : HEADERS.find((name) => request.headers[name] !== undefined)
    if (header) {
      hasWarned = true
      payload.logger.warn({
        header,
        from: request.socket.remoteAddress,
        msg: 'Forwarded headers arrive, but TRUST_PROXY is 0, so they are ignored. If this site is behind a proxy, set TRUST_PROXY to the number of proxies: until then all visitors count as one address.',
      })
    }
    next()
  }
}
