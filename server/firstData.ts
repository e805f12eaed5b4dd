import type { Req } from '#domain/Req.ts'
import type { Endpoint, Web } from '#endpoints/defineEndpoint.ts'
import { endpoints } from '#endpoints/index.ts'
import { postIdOf } from './siteRoutes.ts'

/** Asked for on every page: who visits, how the site is set up, what is in the cart. */
const EVERYWHERE = ['/config', '/auth/user', '/cart']

/** What a page shows first, as addresses of the API. */
const ON_PAGE: Record<string, string[]> = {
  '/': ['/posts', '/merchandise', '/site-settings/cover_photo_url'],
  '/content': ['/posts'],
  '/shop': ['/products'],
  '/merchandise': ['/merchandise'],
}

/**
 * The answers a page would ask for first, so that it need not: from the very endpoints that would give them, for this
 * very visitor. What an endpoint refuses is left out, and the page asks itself and is told why.
 *
 * @returns JSON that is safe inside a script element.
 */
export async function firstData(req: Req & { web: Web }, path: string): Promise<string> {
  const postId = postIdOf(path)
  const addresses = [...EVERYWHERE, ...(ON_PAGE[path] ?? []), ...(postId ? [`/posts/${postId}`] : [])]
  const queries = await Promise.all(addresses.map((address) => ask(req, address)))
  return JSON.stringify({ queries: queries.flat() }).replaceAll('<', '\\u003c')
}

async function ask(req: Req & { web: Web }, address: string): Promise<{ key: string[]; data: unknown }[]> {
  if (address === '/auth/user' && !req.user) return [{ key: ['/api/auth/user'], data: null }]
  const found = find(address)
  if (!found) throw new Error(`No endpoint answers ${address}`)
  const { endpoint, params } = found
  try {
    const answer = await endpoint.run(req as never, { params, query: {}, input: undefined } as never)
    return [{ key: keyOf(address), data: endpoint.output?.parse(answer) }]
  } catch {
    return []
  }
}

/** As the SPA writes its keys: the address whole, and the id of a post apart from it. */
function keyOf(address: string): string[] {
  const post = /^\/posts\/(\d+)$/.exec(address)
  return post?.[1] ? ['/api/posts', post[1]] : [`/api${address}`]
}

function find(address: string): { endpoint: Endpoint; params: Record<string, unknown> } | null {
  const segments = address.split('/')
  for (const endpoint of endpoints) {
    const pattern = endpoint.path.split('/')
    if (endpoint.method !== 'GET' || pattern.length !== segments.length) continue
    const matches = pattern.every((part, index) => part.startsWith(':') || part === segments[index])
    if (!matches) continue
    const params = Object.fromEntries(
      pattern.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), segments[index]]] : [])),
    )
    return { endpoint, params: (endpoint.params?.parse(params) ?? {}) as Record<string, unknown> }
  }
  return null
}
