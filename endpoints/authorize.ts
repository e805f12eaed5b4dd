import { type Scope, SCOPES } from '#contracts/people/apiKeys.ts'
import { isCapability, may } from '#contracts/platform/roles.ts'
import type { Access, RouteFacts } from '#contracts/route.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { HttpContext } from './HttpContext.ts'

export type HttpReq = Req & { web: HttpContext }

/** A request that passed the access check: for `signedIn` and capabilities it has a user. */
export type AuthorizedReq<A extends Access> = (A extends 'everyone' | 'provider' ? Req : SignedInReq) & {
  web: HttpContext
}

/** @throws AppError `key_not_allowed`, `scope_missing` and those of `authorize`. */
export function authorizeCall<A extends Access>(
  { access, scope }: Pick<RouteFacts<A>, 'access' | 'scope'>,
  req: HttpReq,
): asserts req is AuthorizedReq<A> {
  if (req.user?.apiKey) authorizeKey(scope, req.user.apiKey.scopes, req)
  authorize(access, req)
}

/** The role counts as it is now, also for calls that are open to everyone. */
function authorizeKey(scope: Scope | undefined, scopes: readonly Scope[], req: HttpReq): void {
  if (!scope) throw new AppError('key_not_allowed')
  if (!scopes.includes(scope)) throw new AppError('scope_missing')
  authorize(SCOPES[scope].needs, req)
}

/** @throws AppError `unauthorized`, `employees_only`, `role_not_allowed`, `second_factor_missing`. */
export function authorize<A extends Access>(access: A, req: HttpReq): asserts req is AuthorizedReq<A> {
  if (access === 'everyone' || access === 'provider') return
  if (!req.user) throw new AppError('unauthorized')
  if (!isCapability(access)) return
  if (req.user.owesSecondFactor) throw new AppError('second_factor_missing')
  if (req.user.role === null) throw new AppError('employees_only')
  if (!may(req.user, access)) throw new AppError('role_not_allowed')
}
