import type { Payload } from 'payload'
import { splitLanguage } from '#contracts/shared/languages.ts'
import type { SiteHeaders } from '../http/securityHeaders.ts'
import { renderDocument, type RenderApp } from '../ssr/renderDocument.ts'
import type { OwnPathsReader } from '../ssr/ownPaths.ts'
import { findScreen, type FoundScreen } from '../ssr/findScreen.ts'
import { audienceContext } from './audience.ts'
import { cacheHeaders } from './cachedEndpoints.ts'
import type { CacheEntry, Loader } from './CacheEntry.ts'
import type { ResponseCache } from './createCache.ts'
import { encodeText, type EncodedResponse } from './encode.ts'
import { nextOpening } from './nextOpening.ts'

type Deps = {
  payload: Payload
  now: () => Date
  headers: SiteHeaders
  renderApp: RenderApp
  ownPaths: OwnPathsReader
  cache?: ResponseCache | undefined
}

/** For visitors with neither session nor cart. */
export function cachedPages({ cache, ownPaths, ...deps }: Deps) {
  return (path: string, cookies: Record<string, string | undefined>): CacheEntry<EncodedResponse> | null => {
    const found = cache && findScreen(splitLanguage(path).path, ownPaths.current())
    if (found?.screen.hasOwnView?.(cookies)) return null
    return cache && found?.screen.cache ? cache.entry(`page ${path}`, () => pageLoader(deps, path, found)) : null
  }
}

function pageLoader(
  { payload, now, headers, renderApp }: Omit<Deps, 'cache' | 'ownPaths'>,
  path: string,
  found: FoundScreen,
): Loader<EncodedResponse> {
  const { screen, postId, article } = found
  const { topics = [], maxAgeMs } = screen.cache ?? {}
  return {
    topics,
    maxAgeMs,
    load: async () => {
      const req = audienceContext(payload, 'guest', now())
      const [{ status, html, isComplete }, until] = await Promise.all([
        // Read from the database, because the page would keep a stale cached response for a minute.
        renderDocument(req, { ...splitLanguage(path), found, url: path, isRendered: true }, { renderApp }),
        nextOpening(topics, req.pool, req.now),
      ])
      if (status !== 200 || !isComplete) return null
      const facts = { type: 'text/html; charset=utf-8', common: headers.page, ...cacheHeaders('guest', 'audience') }
      const { value, recompress } = await encodeText(html, facts)
      // Hundreds of pages of posts and articles reload every minute: recompressing them is not worth the time.
      const isOneOfMany = postId !== null || article !== undefined
      return { value, until, recompress: isOneOfMany ? undefined : recompress }
    },
  }
}
