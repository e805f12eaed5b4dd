import { parse } from 'node:querystring'
import type { SetupServer } from 'msw/node'
import { z } from 'zod'
import { type ErrorCode, errorBodySchema } from '#contracts/platform/errors.ts'
import { noFields, nothing } from '#contracts/shared/noSchemas.ts'
import { routeOf } from './routeOf.ts'

/** A handler that answers with one of these expects a request that its route refuses. */
const REFUSALS: ErrorCode[] = ['invalid_input', 'bad_request', 'not_found']

/** Validates requests against their routes, at least as strictly as the server. @returns the problems since the last call. */
export function checkRequests(server: SetupServer): () => Promise<string[]> {
  const problems = new Map<string, Promise<string | null>>()
  server.events.on('request:start', ({ request, requestId }) => {
    problems.set(requestId, problemOfRequest(request.clone()))
  })
  server.events.on('response:mocked', ({ request, response, requestId }) => {
    const problem = problems.get(requestId)
    if (!problem || routeOf(request.method, new URL(request.url).pathname) === null) return
    if (response.status !== 400 && response.status !== 404) return
    const copy = response.clone()
    problems.set(
      requestId,
      problem.then(async (found) => (found && (await isRefusal(copy)) ? null : found)),
    )
  })
  return async () => {
    const found = await Promise.all(problems.values())
    problems.clear()
    return found.filter((problem) => problem !== null)
  }
}

async function isRefusal(response: Response): Promise<boolean> {
  const { data } = errorBodySchema.safeParse(await response.json().catch(() => null))
  return REFUSALS.some((code) => code === data?.code)
}

export async function problemOfRequest(request: Request): Promise<string | null> {
  const { pathname, search } = new URL(request.url)
  if (!pathname.startsWith('/api/')) return null
  const match = routeOf(request.method, pathname)
  if (!match) return `${request.method} ${pathname}: there is no such route`
  const { params, query = noFields, input = nothing } = await match.route.schemas()
  const decoded = Object.entries(match.params).map(([name, value]) => [name, decodeURIComponent(value)])
  const problem =
    (params && problemOf('params', params, Object.fromEntries(decoded))) ??
    // The server ignores what a query does not name. A screen that sends it uses a wrong name.
    problemOf('query', query instanceof z.ZodObject ? query.strict() : query, { ...parse(search.slice(1)) }) ??
    (isFile(request) ? null : problemOf('input', input, await bodyOf(request)))
  return problem && `${request.method} /api${match.route.path} refuses ${pathname}${search}: ${problem}`
}

function problemOf(part: string, schema: z.ZodType, value: unknown): string | null {
  const { error } = schema.safeParse(value)
  if (!error) return null
  return error.issues.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`).join('; ')
}

const isFile = (request: Request): boolean =>
  /^(?:multipart|image|video|application\/(?:octet|offset))/.test(request.headers.get('content-type') ?? '')

/** @returns JSON, or other text unchanged, which no schema of an input accepts. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (!text) return undefined
  if (!request.headers.get('content-type')?.startsWith('application/json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
