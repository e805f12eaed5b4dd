import type { RequestHandler } from 'express'
import type { Emulator } from './Emulator.ts'

export function authorizeCall(emulator: Emulator): RequestHandler {
  return (req, res, next) => {
    const { method, path } = req
    const at = new Date().toISOString()
    res.once('close', () =>
      emulator.calls.add({ at, method, path, status: res.writableFinished ? res.statusCode : 'none' }),
    )
    const key = req.get('X-SPOD-ACCESS-TOKEN')
    if (key !== emulator.apiKey) {
      res.status(401).end()
      return
    }
    const { allowed, remaining, retryAfterSeconds } = emulator.rate.take(key, Date.now())
    if (!allowed) {
      res.status(429).set('X-RateLimit-Retry-After-Seconds', String(retryAfterSeconds)).end()
      return
    }
    res.set('X-RateLimit-Remaining', String(remaining))
    next()
  }
}
