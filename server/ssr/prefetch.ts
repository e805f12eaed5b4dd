import { pageNumberOf } from '#contracts/postPages.ts'
import { queryKeyOf } from '#contracts/queryKeyOf.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import { audienceOf } from '../cache/audience.ts'
import type { CachedEndpoints } from '../cache/cachedEndpoints.ts'
import { invokeEndpoint } from '../http/invokeEndpoint.ts'
import { callOf } from '../http/routeTable.ts'

/** An answer of the API that a page contains. */
export type Prefetched = {
  /** Below /api. */
  address: string
  /** The answer as JSON. */
  json: string
}

/** The first page of a list; the browser adds the pages that follow. */
const POST_PAGE = '/posts/page?'
/** A longer answer would hold up the page; the browser fetches it beside the page. */
const MAX_CHARACTERS = 150_000

/**
 * Reads what a page would ask the API for first. What an endpoint refuses is left out: the page asks itself and shows why.
 *
 * @param addresses below /api.
 * @param answers cached answers; without them everything is read.
 */
export async function prefetch(req: HttpReq, addresses: string[], answers?: CachedEndpoints): Promise<Prefetched[]> {
  const all = await Promise.all(
    addresses.map(async (address) => {
      const json = await readJson(req, address, answers).catch(() => null)
      return json === null ? null : { address, json }
    }),
  )
  return all.filter((one) => one !== null)
}

async function readJson(req: HttpReq, address: string, answers?: CachedEndpoints): Promise<string | null> {
  if (address === '/auth/user' && !req.user) return 'null'
  if (address === '/cart' && !req.user?.hasCart && req.web.cartKey === null) return '[]'
  const cached = answers?.(address)
  const audience = cached?.by === 'everyone' ? 'guest' : audienceOf(req.user)
  const response = audience && (await cached?.entryFor(audience).wait())
  if (response) return response.identity.body.toString()
  const call = callOf(address)
  return call && JSON.stringify(await invokeEndpoint(req, call))
}

/** The answers as JSON that is safe inside a script element, and tags that preload what is too long for it. */
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

/** The SPA stores a list that can be continued as its pages and where each begins. */
function asQueryData(address: string, json: string): string {
  if (!address.startsWith(POST_PAGE)) return json
  const page = pageNumberOf(new URLSearchParams(address.slice(POST_PAGE.length)))
  return `{"pages":[${json}],"pageParams":[{"page":${page}}]}`
}
