import { paths } from '#contracts/paths.ts'
import type { Actor } from '#domain/people/findActor.ts'
import { redirectTo, type HttpResult } from '../HttpResult.ts'

/** Where somebody wanted to go after signing in; employees who owe the second step set it up on the way. */
export const goInside = ({ owesSecondFactor }: Actor, redirect: string): HttpResult =>
  redirectTo(owesSecondFactor ? `${paths.secondFactor}?${new URLSearchParams({ redirect }).toString()}` : redirect)
