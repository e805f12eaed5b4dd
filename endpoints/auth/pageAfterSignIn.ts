import { paths } from '#contracts/paths.ts'
import type { Actor } from '#domain/people/findActor.ts'

/** Employees who must set up two-step sign-in do that first. */
export const pageAfterSignIn = ({ owesSecondFactor }: Actor, redirect: string): string =>
  owesSecondFactor ? `${paths.secondFactor}?${new URLSearchParams({ redirect }).toString()}` : redirect
