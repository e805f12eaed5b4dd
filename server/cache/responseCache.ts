import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { cookieNames } from '#contracts/cookies.ts'
import { poolOf } from '#database/poolOf.ts'
import { findCaller } from '#domain/people/findCaller.ts'
import { env } from '#env'
import { headersAmong } from '../http/fixedHeaders.ts'
import { readCookies } from '../http/readCookies.ts'
import { isQuickRead, quickHeaders, quickRead } from './quickReads.ts'
import { logRequest } from '../http/requestLog.ts'
import { dataHeaders, OF_ALL_KINDS } from '../http/securityHeaders.ts'
import { classOf } from './audience.ts'
import type { Snapshots } from './createCache.ts'
import type { KeptAnswers } from './keptAnswers.ts'
import { personalPages } from './personalPages.ts'
import { makeReady, type ReadyBytes, type ReadyForm } from './encode.ts'
import { encodingFor, sendForm } from './sendEncoded.ts'
import { isPostPage, isShared, isSharedByClass, SHARED_PATHS } from './sharedAnswers.ts'
import { isSharedPage, isShownOtherwise, pageRecipe, SHARED_PAGES } from './sharedPages.ts'
import type { Snapshot } from './CacheEntry.ts'
import type { WebPage } from '../ssr/pageRoutes.ts'

type Parts = {
  payload: Payload
  web: WebPage
  now: () => Date
  /** Headers of every answer of the site. */
  common: string[]
  answerOf: KeptAnswers
  snapshots?: Snapshots | undefined
  /** Whether requests are being turned away, which is done behind this door. */
  isShedding: () => boolean
}

/** Answers, or says that it does not. */
type Door = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/**
 * Stands before Express and answers what is asked for most: with ready bytes the SPA's files, lists of the API and pages,
 * those of signed-in visitors with their own part behind; and one post, read anew. Whatever else is not its business.
 */
export function fastDoor({ payload, web, now, common, answerOf, snapshots, isShedding }: Parts): Door {
  const names = cookieNames(env().SITE_URL)
  const files = new Map(
    [...web.files].map(([path, { bodies, ...facts }]) => [
      path,
      makeReady(bodies, { ...facts, common: PARTS.test(facts.type) ? headersAmong(common, OF_ALL_KINDS) : common }),
    ]),
  )
  const kitchen = { payload, now, common, draw: web.draw }
  const ofData = dataHeaders(common)
  const isLogged = payload.logger.isLevelEnabled('debug')

  const personal = snapshots && personalPages({ payload, now, common, draw: web.draw, snapshots })

  const pageOf = (path: string) => snapshots?.of(path, () => pageRecipe(kitchen, path)) ?? null

  /** The snapshot of a request by its address and cookies alone; 'ask' when it takes the database to know. */
  function find(path: string, cookies: string | undefined): Snapshot<ReadyBytes> | 'ask' | null {
    if (!snapshots) return null
    if (isShared(path)) {
      const isSignedIn = cookies !== undefined && cookies.includes(`${names.session}=`)
      return isSignedIn && isSharedByClass(path) ? 'ask' : answerOf(path, 'guest')
    }
    if (!web.isKept || !isSharedPage(path)) return null
    if (cookies?.includes(`${names.session}=`)) return path in SHARED_PAGES ? 'ask' : null
    return cookies?.includes(`${names.cart}=`) || isShownOtherwise(path, cookies) ? null : pageOf(path)
  }

  // Made before anybody asks, so that nobody is the first.
  for (const path of SHARED_PATHS) answerOf(path, 'guest')?.get()
  if (web.isKept) for (const path of Object.keys(SHARED_PAGES)) pageOf(path)?.get()

  function send(request: IncomingMessage, response: ServerResponse, ready: ReadyBytes | ReadyForm): true {
    const requestId = randomUUID()
    const path = request.url ?? ''
    if (isLogged) logRequest(payload, request, response, { path, requestId: () => requestId })
    if (!response.destroyed) {
      const form = 'etag' in ready ? ready : ready[encodingFor(request.headers['accept-encoding'])]
      sendForm(request, response, form, path.startsWith('/api/') ? ['X-Request-Id', requestId] : [])
    }
    return true
  }

  return (request, response) => {
    if (!isPlainRead(request)) return false
    const path = request.url ?? ''
    const file = files.get(withoutQuery(path))
    if (file) return send(request, response, file)
    if (isQuickRead(path)) return !isShedding() && answerQuickly(request, response, path)
    const found = find(path, request.headers.cookie)
    if (found === null || (found === 'ask' && isShedding())) return false
    const ready = found === 'ask' ? null : found.get()
    if (ready) return send(request, response, ready)
    // There are as many of these as there are posts: building them is turned away with everything else.
    if (isPostPage(path) && isShedding()) return false
    const soon = found === 'ask' ? readyFor(request, path) : found.getSoon()
    return soon.then((late) => late !== null && send(request, response, late))
  }

  async function answerQuickly(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const requestId = randomUUID()
    const token = readCookies(request.headers.cookie).get(names.session)
    const body = await quickRead(payload, path, token, now())
    if (body === null) return false
    if (isLogged) logRequest(payload, request, response, { path, requestId: () => requestId })
    if (response.destroyed) return true
    response.writeHead(200, quickHeaders(ofData, requestId, body))
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }

  /** For whoever is signed in, by what they may see. */
  async function readyFor({ headers }: IncomingMessage, path: string): Promise<ReadyBytes | ReadyForm | null> {
    const cookies = readCookies(headers.cookie)
    const caller = await findCaller(poolOf(payload), payload.secret, cookies.get(names.session) ?? '', now())
    if (isShared(path)) {
      const who = classOf(caller)
      return (who && answerOf(path, who)?.getSoon()) ?? null
    }
    return caller && personal ? personal(path, caller, cookies, encodingFor(headers['accept-encoding'])) : null
  }
}

function withoutQuery(path: string): string {
  const at = path.indexOf('?')
  return at < 0 ? path : path.slice(0, at)
}

/** Scripts, styles and fonts are never a page of their own: what a page is told would only make each of them longer. */
const PARTS = /^(text\/javascript|text\/css|font\/)/

/** A read without a body; anything with one is heard out elsewhere, with its deadline. */
const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['transfer-encoding'] === undefined &&
  (headers['content-length'] === undefined || headers['content-length'] === '0')
