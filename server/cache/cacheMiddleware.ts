import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'cookie'
import type { Payload } from 'payload'
import { cookieNames } from '#contracts/platform/cookies.ts'
import { poolOf } from '#database/poolOf.ts'
import { findActor } from '#domain/membership/actor/findActor.ts'
import { env } from '#env'
import { bearerOf } from '../http/bearerOf.ts'
import { requestIdOf } from '../http/requestLog.ts'
import { audienceOf } from './audience.ts'
import type { CachedEndpoints } from './cachedEndpoints.ts'
import type { CacheEntry } from './CacheEntry.ts'
import type { EncodedResponse } from './encode.ts'
import { sendEncoded } from './sendEncoded.ts'

type Deps = {
  payload: Payload
  now: () => Date
  files: ReadonlyMap<string, EncodedResponse>
  answers: CachedEndpoints
  pages: (path: string, cookies: Cookies) => CacheEntry<EncodedResponse> | null
  isShedding: () => boolean
}

/** Runs before Express, which handles everything that is not cached. */
export function cacheMiddleware({ payload, now, files, answers, pages, isShedding }: Deps) {
  const names = cookieNames(env().SITE_URL)

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = request.url ?? ''
    if (!isPlainRead(request)) return next()
    const file = files.get(withoutQuery(url))
    if (file) return sendEncoded(request, response, file)
    const cookies = parse(request.headers.cookie ?? '')
    const isApi = url.startsWith('/api/')
    if (isApi && bearerOf(request) !== null) return next()
    const found = isApi ? entryOfApi(url, cookies) : entryOfPage(url, cookies)
    if (found === null) return next()
    const send = (value: EncodedResponse) =>
      sendEncoded(request, response, value, isApi ? ['X-Request-Id', requestIdOf(response)] : [])
    const value = found instanceof Promise ? null : found.get()
    if (value) return send(value)
    Promise.resolve(found)
      .then((entry) => entry?.wait() ?? null)
      .then((loaded) => (loaded && !response.destroyed ? send(loaded) : next()))
      // Express retries and reports the error.
      .catch(() => next())
  }

  function entryOfApi(url: string, cookies: Cookies): CacheLookup {
    const cached = answers(url.slice('/api'.length))
    if (!cached) return null
    // Under overload, nothing new is loaded.
    if (isShedding() && !cached.hasEntry('guest')) return null
    const token = cookies[names.session]
    if (!token || cached.by === 'everyone') return cached.entryFor('guest')
    // An employee may see the site as somebody else.
    if (isShedding() || cookies[names.viewAs]) return null
    return findActor(poolOf(payload), payload.secret, token, now()).then((user) => {
      const audience = audienceOf(user)
      return audience && cached.entryFor(audience)
    })
  }

  /** Visitors with neither session nor cart share a page. */
  function entryOfPage(path: string, cookies: Cookies): CacheLookup {
    const isPersonal = cookies[names.session] !== undefined || cookies[names.cart] !== undefined
    return isPersonal ? null : pages(path, cookies)
  }
}

type Cookies = Record<string, string | undefined>
type CacheLookup = CacheEntry<EncodedResponse> | Promise<CacheEntry<EncodedResponse> | null> | null

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? ''

/** Requests with a body get their deadline in Express. */
const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['transfer-encoding'] === undefined &&
  (headers['content-length'] === undefined || headers['content-length'] === '0')
