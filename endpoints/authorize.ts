import { isCapability, may } from '#contracts/roles.ts'
import type { Access } from '#contracts/route.ts'
import type { Req, SignedInReq } from '#domain/Req.ts'
import { ShopError } from '#domain/ShopError.ts'
import type { HttpContext } from './HttpContext.ts'

export type HttpReq = Req & { web: HttpContext }

/** A request that passed the access check: for `signedIn` and capabilities it has a user. */
export type AuthorizedReq<A extends Access> = (A extends 'everyone' | 'provider' ? Req : SignedInReq) & {
  web: HttpContext
}

/** @throws ShopError `unauthorized`, `employees_only`, `role_not_allowed`, `second_factor_missing`. */
export function authorize<A extends Access>(access: A, req: HttpReq): asserts req is AuthorizedReq<A> {
  if (access === 'everyone' || access === 'provider') return
  if (!req.user) throw new ShopError('unauthorized')
  if (!isCapability(access)) return
  if (req.user.owesSecondFactor) throw new ShopError('second_factor_missing')
  if (req.user.role === null) throw new ShopError('employees_only')
  if (!may(req.user, access)) throw new ShopError('role_not_allowed')
}
