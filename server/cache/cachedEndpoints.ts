import { parse } from 'node:querystring'
import type { Payload } from 'payload'
import type { z } from 'zod'
import type { Endpoint } from '#endpoints/implement.ts'
import { endpoints } from '#endpoints/index.ts'
import { invokeEndpoint } from '../http/invokeEndpoint.ts'
import { type Call, callOf } from '../http/routeTable.ts'
import { type Audience, audienceContext } from './audience.ts'
import type { CacheEntry, Loader } from './CacheEntry.ts'
import type { ResponseCache } from './createCache.ts'
import { encodeText, type EncodedResponse } from './encode.ts'
import { earlier, nextOpening } from './nextOpening.ts'

type Cached = {
  by: 'audience' | 'everyone'
  entryFor: (audience: Audience) => CacheEntry<EncodedResponse>
  /** Does not load anything. */
  hasEntry: (audience: Audience) => boolean
}
export type CachedEndpoints = (address: string) => Cached | null

type Deps = {
  payload: Payload
  now: () => Date
  common: string[]
  cache?: ResponseCache | undefined
}

export function cachedEndpoints({ cache, ...deps }: Deps): CachedEndpoints {
  const canonicalQuery = canonicalQueries()
  return (address) => {
    const call = cache && callOf(address)
    const rule = call?.endpoint.cache
    const query = call && rule ? canonicalQuery(call) : null
    if (!cache || !call || !rule || query === null) return null
    const path = address.split('?', 1)[0] ?? ''
    if (rule.only && !rule.only.includes(path)) return null
    const keyFor = (audience: Audience) => `${audience} ${path} ${query}`
    return {
      by: rule.by,
      entryFor: (audience) => cache.entry(keyFor(audience), () => endpointLoader(deps, call, audience)),
      hasEntry: (audience) => cache.has(keyFor(audience)),
    }
  }
}

/** The same text for queries with the same meaning; null for one that is invalid or not cached, or while the schema loads. */
function canonicalQueries(): (call: Call) => string | null {
  const schemas = new Map<Endpoint, z.ZodType | undefined>()
  for (const endpoint of endpoints) {
    if (endpoint.cache) void endpoint.schemas().then(({ query }) => schemas.set(endpoint, query))
  }
  return ({ endpoint, search }) => {
    if (search === '') return ''
    if (!schemas.has(endpoint)) return null
    const query = schemas.get(endpoint)?.safeParse(parse(search))
    if (query?.success === false) return null
    const data = query?.data ?? {}
    const { params } = endpoint.cache ?? {}
    if (params && Object.keys(data).some((name) => !params.includes(name))) return null
    const text = JSON.stringify(data)
    return text === '{}' ? '' : text
  }
}

function endpointLoader(
  { payload, now, common }: Omit<Deps, 'cache'>,
  call: Call,
  audience: Audience,
): Loader<EncodedResponse> {
  const { topics = [], by = 'everyone', until: nextChange } = call.endpoint.cache ?? {}
  return {
    topics,
    load: async () => {
      const at = now()
      const req = audienceContext(payload, audience, at)
      const [answer, opening, change] = await Promise.all([
        invokeEndpoint(req, call),
        nextOpening(topics, req.pool, at),
        nextChange ? nextChange(req.pool, at) : null,
      ])
      const facts = { type: 'application/json; charset=utf-8', common, ...cacheHeaders(audience, by) }
      return { ...(await encodeText(JSON.stringify(answer), facts)), until: earlier(opening, change) }
    },
  }
}

/** Shared caches revalidate; responses that depend on the user are stored by browsers only. */
export function cacheHeaders(audience: Audience, by: Cached['by']): { cacheControl: string; vary?: string } {
  if (audience !== 'guest') return { cacheControl: 'private, no-cache', vary: 'Cookie' }
  return { cacheControl: 'public, max-age=0, must-revalidate', ...(by === 'audience' && { vary: 'Cookie' }) }
}
