import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'cookie'
import type { Payload } from 'payload'
import { cookieNames } from '#contracts/cookies.ts'
import { poolOf } from '#database/poolOf.ts'
import { findActor } from '#domain/people/findActor.ts'
import { env } from '#env'
import { requestIdOf } from '../http/requestLog.ts'
import { audienceOf } from './audience.ts'
import type { CachedEndpoints } from './cachedEndpoints.ts'
import { hasOwnView } from './cachedPages.ts'
import type { CacheEntry } from './CacheEntry.ts'
import type { EncodedResponse } from './encode.ts'
import { sendEncoded } from './sendEncoded.ts'

type Deps = {
  payload: Payload
  now: () => Date
  /** The files of the SPA, by path. */
  files: ReadonlyMap<string, EncodedResponse>
  answers: CachedEndpoints
  pages: (path: string) => CacheEntry<EncodedResponse> | null
  /** Whether new work is being refused at the moment. */
  isShedding: () => boolean
}

/** The first middleware: answers what is cached, and passes everything else on to Express. */
export function cacheMiddleware({ payload, now, files, answers, pages, isShedding }: Deps) {
  const names = cookieNames(env().SITE_URL)

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = request.url ?? ''
    if (!isPlainRead(request)) return next()
    const file = files.get(withoutQuery(url))
    if (file) return sendEncoded(request, response, file)
    const cookies = parse(request.headers.cookie ?? '')
    const isApi = url.startsWith('/api/')
    const found = isApi ? entryOfApi(url, cookies) : entryOfPage(url, cookies)
    if (found === null) return next()
    const send = (value: EncodedResponse) =>
      sendEncoded(request, response, value, isApi ? ['X-Request-Id', requestIdOf(response)] : [])
    const value = found instanceof Promise ? null : found.get()
    if (value) return send(value)
    Promise.resolve(found)
      .then((entry) => entry?.wait() ?? null)
      .then((loaded) => (loaded && !response.destroyed ? send(loaded) : next()))
      // Express asks the database again, and reports what is wrong with it.
      .catch(() => next())
  }

  function entryOfApi(url: string, cookies: Cookies): Found {
    const cached = answers(url.slice('/api'.length))
    if (!cached) return null
    // There are too many addresses to load new ones while there is too much to do already.
    if (isShedding() && !cached.hasEntry('guest')) return null
    const token = cookies[names.session]
    if (!token || cached.by === 'everyone') return cached.entryFor('guest')
    if (isShedding()) return null
    return findActor(poolOf(payload), payload.secret, token, now()).then((user) => {
      const audience = audienceOf(user)
      return audience && cached.entryFor(audience)
    })
  }

  /** Only visitors with neither session nor cart get the same page. */
  function entryOfPage(path: string, cookies: Cookies): Found {
    const isPersonal = cookies[names.session] !== undefined || cookies[names.cart] !== undefined
    return isPersonal || hasOwnView(path, cookies) ? null : pages(path)
  }
}

type Cookies = Record<string, string | undefined>
type Found = CacheEntry<EncodedResponse> | Promise<CacheEntry<EncodedResponse> | null> | null

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? ''

/** A request with a body gets its deadline in Express. */
const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['transfer-encoding'] === undefined &&
  (headers['content-length'] === undefined || headers['content-length'] === '0')
