import type { HttpReq } from '#endpoints/authorize.ts'
import type { Endpoint } from '#endpoints/implement.ts'
import { endpoints } from '#endpoints/index.ts'

/**
 * Asks an endpoint within the process, as a GET of its address would.
 *
 * @param address below /api.
 */
export async function askEndpoint(req: HttpReq, address: string): Promise<unknown> {
  const at = address.indexOf('?')
  const found = find(at < 0 ? address : address.slice(0, at))
  if (!found) throw new Error(`No endpoint answers ${address}`)
  const { endpoint, params } = found
  const search = at < 0 ? '' : address.slice(at)
  const query = Object.fromEntries(new URLSearchParams(search))
  const work = await endpoint.prepare(req, {
    params: (schema) => schema.parse(params),
    query: (schema) => schema.parse(query),
    input: (schema) => schema.parse(undefined),
  })
  return work()
}

/** Most have an address without a parameter in it. */
const plain = new Map(
  endpoints
    .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    .map((endpoint) => [endpoint.path, endpoint]),
)

function find(path: string): { endpoint: Endpoint; params: Record<string, unknown> } | null {
  const known = plain.get(path)
  if (known) return { endpoint: known, params: {} }
  const segments = path.split('/')
  for (const endpoint of endpoints) {
    const pattern = endpoint.path.split('/')
    if (endpoint.method !== 'GET' || pattern.length !== segments.length) continue
    const matches = pattern.every((part, index) => part.startsWith(':') || part === segments[index])
    if (!matches) continue
    const params = Object.fromEntries(
      pattern.flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), segments[index]]] : [])),
    )
    return { endpoint, params }
  }
  return null
}
