import type { ErrorCode } from './errors.ts'
import type { Access, Route } from './route.ts'

const BY_ACCESS: Record<Access, ErrorCode[]> = {
  everyone: [],
  signedIn: ['unauthorized'],
  employee: ['unauthorized', 'employees_only', 'second_factor_missing'],
  provider: ['invalid_signature'],
}

/** Every error a call can answer, apart from failures of ours: its own, and those that follow from what it takes. */
export async function errorsOf(route: Pick<Route, 'access' | 'errors' | 'method' | 'schemas'>): Promise<ErrorCode[]> {
  const { params, query, input } = await route.schemas()
  const isWrite = route.method !== 'GET'
  const isFromBrowser = route.access !== 'provider'
  return [
    ...new Set<ErrorCode>([
      ...BY_ACCESS[route.access],
      ...(isWrite ? (['too_large', 'unsupported_media_type'] as const) : []),
      ...(isWrite && isFromBrowser ? (['cross_site', 'invalid_json'] as const) : []),
      ...(params ? (['not_found'] as const) : []),
      ...(query || input ? (['invalid_input'] as const) : []),
      ...(params || query || input ? (['bad_request'] as const) : []),
      ...route.errors,
    ]),
  ]
}
