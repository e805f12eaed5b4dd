import { type Request, Router } from 'express'
import type { Payload } from 'payload'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { poolOf } from '#database/poolOf.ts'
import { countClick } from '#domain/outreach/mailings/countClick.ts'
import { linkOfToken, type MailedLink } from '#domain/platform/mail/linkToken.ts'
import { networkOf } from './networkOf.ts'

/** Of one network. What is beyond still leads there, uncounted. */
const COUNTED_PER_MINUTE = 30
/** Clicks on one link wait for its row. They must not take the connections of pages, so some are lost while many click at once. */
const MOST_AT_ONCE = 3

/**
 * The links of emails to many. Where one leads is in its signed address, so it works without the database; it is counted
 * afterwards, in total. Networks are known for a minute, in memory, and stored nowhere.
 */
export function linkRoutes(payload: Payload): Router {
  const limiter = new RateLimiterMemory({ points: COUNTED_PER_MINUTE, duration: 60 })
  let counting = 0
  const router = Router({ caseSensitive: true, strict: true })
  router.get('/:token', (request, response, next) => {
    const link = linkOfToken(payload, request.params.token)
    if (!link) return next()
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).redirect(302, link.url)
    if (isFollowed(request)) void count(request, link)
  })
  return router

  async function count(request: Request, link: MailedLink): Promise<void> {
    if (counting >= MOST_AT_ONCE) return
    counting += 1
    try {
      await limiter.consume(networkOf(request.ip ?? 'unknown'))
      await countClick(poolOf(payload), link)
    } catch (error) {
      if (error instanceof Error) payload.logger.info({ err: error, msg: 'A click was not counted' })
    } finally {
      counting -= 1
    }
  }
}

/** Mail scanners look with HEAD, and browsers fetch ahead. */
const isFollowed = (request: Request): boolean =>
  request.method === 'GET' && !`${request.get('sec-purpose')} ${request.get('purpose')}`.includes('prefetch')
