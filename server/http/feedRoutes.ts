import { type NextFunction, type Request, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { type FeedReader, findFeedReader } from '#domain/outreach/memberFeed/findFeedReader.ts'
import { listFeedPosts } from '#domain/outreach/memberFeed/listFeedPosts.ts'
import { renderEndedFeed, renderFeed } from '#domain/outreach/memberFeed/renderFeed.ts'
import { mayWatch } from '#domain/content/posts/mayWatch.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { feedDevice } from '#domain/content/streams/keepWatching.ts'
import { readBrand } from '#domain/platform/site/readBrand.ts'
import { env } from '#env'
import { findMedia } from '#media/findMedia.ts'
import { store } from '#media/store/store.ts'
import { countRedirect, countWatching } from './countWatching.ts'
import { mayReadMedia } from './mediaAccess.ts'
import { networkOf } from './networkOf.ts'
import { sendCompressed } from './sendCompressed.ts'
import { sendError } from './sendError.ts'
import { sendFile } from './sendFile.ts'

/** The address is the only proof, so it goes into no cache, search engine or Referer, and `requestLog.ts` leaves it out. */
const SECRET = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/** The private feeds of members and their films, checked on every request. */
export function feedRoutes(payload: Payload): Router {
  const pool = poolOf(payload)
  const router = Router({ caseSensitive: true, strict: true })
  router.use((_request, response, next) => {
    response.set(SECRET)
    next()
  })

  router.get('/:token.xml', async (request, response) => {
    const now = nowOf(request)
    const { token } = request.params
    const reader = await readerOf(token, now)
    const { brand } = await readBrand(pool)
    const feed = { siteUrl: env().SITE_URL, token, brand, now }
    const text = reader.isSubscriber ? renderFeed(await listFeedPosts(pool), feed) : renderEndedFeed(feed)
    response.type('application/rss+xml')
    await sendCompressed(request, response, text)
  })

  router.get('/:token/:key.:extension', async (request, response) => {
    const now = nowOf(request)
    const { token, key } = request.params
    const reader = await readerOf(token, now)
    if (!reader.isSubscriber) throw new AppError('subscribers_only')
    await sendFilm(key, reader, now, request, response)
  })

  router.use(() => {
    throw new AppError('not_found')
  })
  router.use((error: unknown, request: Request, response: Response, next: NextFunction) =>
    sendError(payload, error, request, response, next),
  )
  return router

  async function readerOf(token: string, now: Date): Promise<FeedReader> {
    const reader = await findFeedReader(pool, token, now)
    if (!reader) throw new AppError('not_found')
    return reader
  }

  async function sendFilm(key: string, reader: FeedReader, now: Date, request: Request, response: Response) {
    const found = /^[\w-]{8,80}$/.test(key) ? await findMedia(pool, key) : null
    const isInFeed = found?.posts.some((post) => post.status === 'published' && mayWatch(post, reader, now))
    if (found?.media.kind !== 'video' || !found.media.isReady || !isInFeed) throw new AppError('not_found')
    const { filename, mimeType } = found.media
    const signed = await store().signRead(filename, request.method === 'HEAD' ? 'HEAD' : 'GET')
    const device = feedDevice(reader.id, networkOf(request.ip ?? 'unknown'))
    if (!mayReadMedia({ user: null, now }, found))
      await (signed ? countRedirect : countWatching)({ pool, now }, device, response)
    if (signed) return response.redirect(302, signed)
    await sendFile(response, filename, { 'Content-Type': mimeType, 'Content-Disposition': 'inline', ...SECRET })
  }
}

const nowOf = ({ app }: Request): Date => (app.locals as { now: () => Date }).now()
