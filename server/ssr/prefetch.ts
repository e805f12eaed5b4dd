import { pageNumberOf } from '#contracts/shared/pageNumberOf.ts'
import { queryKeyOf } from '#contracts/shared/queryKeyOf.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import { audienceOf } from '../cache/audience.ts'
import type { CachedEndpoints } from '../cache/cachedEndpoints.ts'
import { invokeEndpoint } from '../http/invokeEndpoint.ts'
import { rateLimit } from '../http/rateLimit.ts'
import { callOf } from '../http/routeTable.ts'

export type Prefetched = {
  /** Below /api. */
  address: string
  json: string
}

/** The first page only; the browser loads more. */
const PAGE = /^\/(posts|merchandise)\/page(\?|$)/
/** A longer response would delay the page; the browser fetches it in parallel. */
const MAX_CHARACTERS = 150_000

/**
 * Omits what an endpoint rejects: the page requests it and shows why. Counts as a call of the endpoint.
 * @param addresses below /api.
 */
export async function prefetch(req: HttpReq, addresses: string[], cached?: CachedEndpoints): Promise<Prefetched[]> {
  const all = await Promise.all(
    addresses.map(async (address) => {
      const json = await readJson(req, address, cached).catch(() => null)
      return json === null ? null : { address, json }
    }),
  )
  return all.filter((one) => one !== null)
}

async function readJson(req: HttpReq, address: string, cached?: CachedEndpoints): Promise<string | null> {
  if (address === '/auth/user' && !req.user) return 'null'
  if (address === '/cart' && !req.user?.hasCart && req.web.cartKey === null) return '[]'
  const found = cached?.(address)
  const audience = found?.by === 'everyone' ? 'guest' : req.isPreview ? null : audienceOf(req.user)
  const response = audience && (await found?.entryFor(audience).wait())
  if (response) return response.identity.body.toString()
  const call = callOf(address)
  if (!call) return null
  const { rateLimit: limit } = call.endpoint
  if (limit) await rateLimit(req, call.endpoint, limit)
  return JSON.stringify(await invokeEndpoint(req, call))
}

/** JSON that is safe in a script element, and preload tags for longer responses. */
export function writePrefetched(answers: Prefetched[]): { data: string; preloads: string } {
  const isLong = ({ json }: Prefetched) => json.length > MAX_CHARACTERS
  const queries = answers
    .filter((answer) => !isLong(answer))
    .map(
      ({ address, json }) =>
        `{"key":${JSON.stringify(queryKeyOf(`/api${address}`))},"data":${asQueryData(address, json)}}`,
    )
  const preloads = answers
    .filter(isLong)
    .map(({ address }) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api${address}">`)
  return { data: `{"queries":[${queries.join(',')}]}`.replaceAll('<', '\\u003c'), preloads: preloads.join('') }
}

/** Infinite queries are stored as pages with their params. */
function asQueryData(address: string, json: string): string {
  if (!PAGE.test(address)) return json
  const page = pageNumberOf(new URLSearchParams(address.split('?')[1]))
  return `{"pages":[${json}],"pageParams":[{"page":${page}}]}`
}
