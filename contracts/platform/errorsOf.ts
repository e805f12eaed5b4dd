import type { ErrorCode } from './errors.ts'
import { isCapability } from './roles.ts'
import type { Access, Route } from '../route.ts'

function errorsOfAccess(access: Access): ErrorCode[] {
  if (isCapability(access)) return ['unauthorized', 'employees_only', 'role_not_allowed', 'second_factor_missing']
  if (access === 'provider') return ['invalid_signature']
  return access === 'signedIn' ? ['unauthorized'] : []
}

const OF_KEYS: ErrorCode[] = ['invalid_api_key', 'scope_missing', 'role_not_allowed', 'too_many_requests']

/** Every error of a call except 5xx: its own, and those of its access and schemas. */
export async function errorsOf(
  route: Pick<Route, 'access' | 'scope' | 'errors' | 'method' | 'schemas'>,
): Promise<ErrorCode[]> {
  const { params, query, input } = await route.schemas()
  const isWrite = route.method !== 'GET'
  const isFromBrowser = route.access !== 'provider'
  return [
    ...new Set<ErrorCode>([
      ...errorsOfAccess(route.access),
      ...(route.scope ? OF_KEYS : []),
      ...(isWrite ? (['too_large', 'unsupported_media_type'] as const) : []),
      ...(isWrite && isFromBrowser ? (['cross_site', 'invalid_json'] as const) : []),
      ...(params ? (['not_found'] as const) : []),
      ...(query || input ? (['invalid_input'] as const) : []),
      ...(params || query || input ? (['bad_request'] as const) : []),
      ...route.errors,
    ]),
  ]
}
