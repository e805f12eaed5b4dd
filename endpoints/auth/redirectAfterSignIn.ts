import { paths } from '#contracts/paths.ts'
import type { Actor } from '#domain/people/findActor.ts'
import { redirectTo, type HttpResult } from '../HttpResult.ts'

/** Redirects a form after sign-in. Employees who must set up two-step sign-in do that first. */
export const redirectAfterSignIn = ({ owesSecondFactor }: Actor, redirect: string): HttpResult =>
  redirectTo(owesSecondFactor ? `${paths.secondFactor}?${new URLSearchParams({ redirect }).toString()}` : redirect)
