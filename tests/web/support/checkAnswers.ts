import type { SetupServer } from 'msw/node'
import { errorBodySchema, type ErrorCode, ERRORS } from '#contracts/platform/errors.ts'
import { errorsOf } from '#contracts/platform/errorsOf.ts'
import type { Route } from '#contracts/route.ts'
import { routeOf } from './routeOf.ts'

const ANYWHERE: ErrorCode[] = ['internal', 'unavailable']

/** Validates mocked responses against their routes. @returns the problems since the last call. */
export function checkAnswers(server: SetupServer): () => Promise<string[]> {
  const checks: Promise<string | null>[] = []
  server.events.on('response:mocked', ({ request, response }) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/') || response.type === 'error') return
    checks.push(problemOf(request.method, pathname, response.clone()))
  })
  return async () => (await Promise.all(checks.splice(0))).filter((problem) => problem !== null)
}

async function problemOf(method: string, pathname: string, response: Response): Promise<string | null> {
  const name = `${method} ${pathname} answers ${response.status}`
  const route = routeOf(method, pathname)?.route
  // `checkRequests` reports it.
  if (!route) return null
  const text = await response.text()
  if (!response.ok) {
    const problem = await problemOfError(route, response.status, text)
    return problem && `${name}: ${problem}`
  }
  if (response.status !== route.status) return `${name}: the route answers ${route.status}`
  const { output } = await route.schemas()
  const parsed = output?.safeParse(JSON.parse(text))
  return parsed && !parsed.success ? `${name}: ${parsed.error.message}` : null
}

async function problemOfError(route: Route, status: number, text: string): Promise<string | null> {
  // A proxy in front of the site has its own error pages.
  if (status >= 500 && !text.includes('"code"')) return null
  const { code } = errorBodySchema.parse(JSON.parse(text))
  const known = [...(await errorsOf(route)), ...ANYWHERE].find((candidate) => candidate === code)
  if (!known) return `the route has no error ${code}`
  return ERRORS[known].status === status ? null : `${code} has the status ${ERRORS[known].status}`
}
