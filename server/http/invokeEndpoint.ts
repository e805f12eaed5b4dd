import { parse } from 'node:querystring'
import type { Req } from '#domain/Req.ts'
import type { Web } from '#endpoints/defineEndpoint.ts'
import type { Call } from './routeTable.ts'

/** Runs an endpoint within the process, as a GET would. */
export async function invokeEndpoint(req: Req & { web: Web }, call: Call): Promise<unknown> {
  const { endpoint } = call
  const params = endpoint.params?.parse(decoded(call.params)) ?? {}
  const request = { params, query: queryOf(call), input: undefined }
  // `endpoints/` declares what each `run` takes; the schemas above have made exactly that.
  return endpoint.output?.parse(await endpoint.run(req as never, request as never))
}

/** The query as the endpoint reads it. @throws ZodError when it does not accept it. */
export const queryOf = ({ endpoint, search }: Call): unknown => endpoint.query?.parse(parse(search)) ?? {}

/** @throws URIError for a broken percent sign. */
export const decoded = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))
