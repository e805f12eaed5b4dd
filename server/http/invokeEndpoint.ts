import { parse } from 'node:querystring'
import { isEmpty, noFields } from '#contracts/shared/noSchemas.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import type { Call } from './routeTable.ts'

/** @throws ZodError for invalid params or query. */
export async function invokeEndpoint(req: HttpReq, { endpoint, params, search }: Call): Promise<unknown> {
  const work = await endpoint.authorize(req)({
    params: (schema) => schema.parse(decoded(params)),
    query: (schema) => schema.parse(isEmpty(schema, noFields) ? {} : parse(search)),
    input: (schema) => schema.parse(undefined),
  })
  return work()
}

/** @throws URIError for invalid percent encoding. */
export const decoded = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))
