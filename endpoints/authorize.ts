import type { Access } from '#contracts/route.ts'
import type { Req, SignedInReq } from '#domain/Req.ts'
import { ShopError } from '#domain/ShopError.ts'
import type { HttpContext } from './HttpContext.ts'

export type HttpReq = Req & { web: HttpContext }

/** A request that may make a call of this access: for `signedIn` and `employee` it has a user. */
export type AuthorizedReq<A extends Access> = (A extends 'signedIn' | 'employee' ? SignedInReq : Req) & {
  web: HttpContext
}

/** @throws ShopError `unauthorized`, `employees_only`, `second_factor_missing`. */
export function authorize<A extends Access>(access: A, req: HttpReq): asserts req is AuthorizedReq<A> {
  if (access === 'everyone' || access === 'provider') return
  if (!req.user) throw new ShopError('unauthorized')
  if (access === 'employee' && !req.user.isEmployee)
    throw new ShopError(req.user.owesSecondFactor ? 'second_factor_missing' : 'employees_only')
}
